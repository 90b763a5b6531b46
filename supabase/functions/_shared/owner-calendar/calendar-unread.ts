import { teamNotice } from '../mail/compose-mail.ts'
import { momentText, parseInstant } from '../mail/moment-text.ts'
import type { MessageKind } from '../outbox/message-kind.ts'
import { teamZone } from '../site-values.ts'

/** Mail to the team about a calendar that cannot be read. Its last known busy times still apply. */
export const calendarUnread: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed?.problem) return undefined
    return teamNotice(settings, {
      subject: 'Check your calendar’s link: we can’t read all of it',
      blocks: [
        `Check that the calendar’s address still works, and fix or remove any events named below. Until then, visitors may book over ${feed.read_at ? 'your newer events; the busy times we read last still count' : 'your events'}.`,
        [
          { label: 'Calendar', value: feed.name },
          { label: 'What’s wrong', value: feed.problem },
          {
            label: 'Last read',
            value: feed.read_at ? momentText(parseInstant(feed.read_at), teamZone) : 'never',
          },
        ],
        'You’ll get this email once a day until we can read the calendar, and one more when we can.',
      ],
    })
  },
}

/** Mail to the team that a calendar they were warned about can be read again. */
export const calendarRecovered: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed || feed.problem) return undefined
    return teamNotice(settings, {
      subject: 'Your calendar is back',
      blocks: [`Nothing to do. We can read all of ${feed.name} again, and its busy times are up to date.`],
    })
  },
}
