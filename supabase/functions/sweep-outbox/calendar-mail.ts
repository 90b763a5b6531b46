import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { filled } from '../_shared/mail/filled.ts'
import { unreadCalendarMail as words } from '../_shared/mail/mail-words.ts'
import { momentText, parseInstant } from '../_shared/mail/moment-text.ts'
import { fields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/deliver.ts'
import { teamZone } from '../_shared/site-values.ts'

/** Mail to the team about a calendar that cannot be read. Its last known busy times still apply. */
export const calendarUnread: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed?.problem) return undefined
    return teamNotice(settings, {
      subject: words.subject,
      blocks: [
        feed.read_at
          ? filled(words.read, { command: `npm run owner -- calendars --trust "${feed.name}"` })
          : words.neverRead,
        fields([
          [words.calendar, feed.name],
          [words.problem, feed.problem],
          [words.lastRead, feed.read_at ? momentText(parseInstant(feed.read_at), teamZone) : words.never],
        ]),
        words.again,
      ],
    })
  },
}
