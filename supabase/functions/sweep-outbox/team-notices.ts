import type { Database } from '../_shared/database/database.ts'
import type { TableName } from '../_shared/database/rows.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { filled } from '../_shared/mail/filled.ts'
import { callerName } from '../_shared/mail/known-name.ts'
import { calendarMails, failedMailWords } from '../_shared/mail/mail-words.ts'
import { momentText, parseInstant } from '../_shared/mail/moment-text.ts'
import { contactFields, fields } from '../_shared/mail/row-fields.ts'
import type { MessageKind, OutboxMessage } from '../_shared/outbox/message-kind.ts'
import { teamZone } from '../_shared/site-values.ts'

/** What a mail of this kind is called. */
const mailName = (kind: string): string =>
  (failedMailWords.names as Readonly<Record<string, string>>)[kind] ?? failedMailWords.other

/** "Our confirmation hasn’t reached them: their mail server refuses this address (550)." */
export const failure = ({ kind, channel }: Pick<OutboxMessage, 'kind' | 'channel'>, reason: string): string =>
  filled(channel === 'person' ? failedMailWords.toPerson : failedMailWords.toTeam, {
    mail: mailName(kind),
    reason,
  })

/** Tells the team who did not get a mail, or which row to look at. */
const givenUp: MessageKind = {
  async mail({ row_table, row_id }, { settings, database }) {
    const messages = await database.call('outbox_of', { of_row: row_id })
    const lost = messages.filter(({ state }) => state === 'given_up')
    if (lost.length === 0) return undefined
    const row = await personOf(row_table, row_id, database)
    const { subject, them, text, record, noReason } = failedMailWords
    return teamNotice(settings, {
      subject: filled(subject, { who: row ? callerName(row) : them }),
      blocks: [
        text,
        row ? contactFields(row) : [{ label: filled(record, { table: row_table }), value: row_id }],
        ...lost.map((message) => failure(message, message.last_error ?? noReason)),
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
    const words = calendarMails.unread
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

/** Mail to the team that a calendar they were warned about can be read again. */
const calendarRecovered: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed || feed.problem) return undefined
    const { subject, text } = calendarMails.recovered
    return teamNotice(settings, { subject, blocks: [filled(text, { name: feed.name })] })
  },
}

/** The messages to the team about mails and calendars. */
export const teamNotices = {
  'calendar.unread': calendarUnread,
  'calendar.recovered': calendarRecovered,
  'message.given_up': givenUp,
} as const
