import type { Database } from '../_shared/database/database.ts'
import type { TableName } from '../_shared/database/rows.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { callerName } from '../_shared/mail/known-name.ts'
import { momentText, parseInstant } from '../_shared/mail/moment-text.ts'
import { contactFields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { teamZone } from '../_shared/site-values.ts'

/** Tells the team who did not get a mail, or which row to look at. */
const givenUp: MessageKind = {
  async mail({ row_table, row_id }, { settings, database }) {
    const messages = await database.call('outbox_of', { of_row: row_id })
    const lost = messages.filter(({ state }) => state === 'given_up')
    if (lost.length === 0) return undefined
    const row = await personOf(row_table, row_id, database)
    return teamNotice(settings, {
      subject: `Call or email ${row ? callerName(row) : 'them'} yourself: an email didn’t go out`,
      blocks: [
        'The website tried for three days and gave up. Call or email them if they need to know.',
        [
          ...(row ? contactFields(row) : [{ label: `Record in ${row_table}`, value: row_id }]),
          ...lost.map(({ kind, channel, last_error }) => ({
            label: `${kind.replace(/[._]/g, ' ')}, to the ${channel}`,
            value: last_error ?? 'no reason given',
          })),
        ],
      ],
    })
  },
}

/** The row of a person who wrote or booked; undefined for other tables and deleted rows. */
const personOf = async (table: TableName, id: string, database: Database) =>
  table === 'leads' || table === 'audit_requests' || table === 'bookings'
    ? database.find(table, id)
    : undefined

/** Mail to the team about a calendar that cannot be read. Its last known busy times still apply. */
const calendarUnread: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed?.problem) return undefined
    return teamNotice(settings, {
      subject: 'Check your calendar’s link: we can’t read all of it',
      blocks: [
        feed.read_at
          ? `In doubt we keep a time busy: what we can’t read counts as busy, and so does all that we read last. Fix or remove the events named below. If what’s left is right, run: npm run owner -- calendars --trust "${feed.name}"`
          : 'We’ve never read this calendar, so visitors may book over your events. Check its address.',
        [
          { label: 'Calendar', value: feed.name },
          { label: 'What’s wrong', value: feed.problem },
          {
            label: 'Last read',
            value: feed.read_at ? momentText(parseInstant(feed.read_at), teamZone) : 'never',
          },
        ],
        'If we may be missing events, you’ll get this email once a day until we can read them, and one more when we can.',
      ],
    })
  },
}

/** Mail to the team that a calendar they were warned about can be read again. */
const calendarRecovered: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed || feed.problem) return undefined
    return teamNotice(settings, {
      subject: 'Your calendar is back',
      blocks: [`Nothing to do. We can read all of ${feed.name} again, and its busy times are up to date.`],
    })
  },
}

/** The messages to the team about mails and calendars. */
export const teamNotices = {
  'calendar.unread': calendarUnread,
  'calendar.recovered': calendarRecovered,
  'message.given_up': givenUp,
} as const
