import type { CallLinks } from '../calls/call-links.ts'
import type { RowStore } from '../database/row-store.ts'
import type { BookingRow, LeadRow } from '../database/rows.ts'
import type { Settings } from '../environment.ts'
import { teamNotice } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxMessage } from './outbox-message.ts'

/** What `morning_report` answers. */
export type MorningReport = {
  zone: string
  calls: BookingRow[]
  requests: (Pick<LeadRow, 'first_name' | 'last_name' | 'organization'> & { kind: string })[]
  late_messages: number
  calendars: { name: string; problem: string }[]
}

/** What a kind may ask for while it writes a message. */
export type MessageContext = {
  settings: Settings
  store: RowStore
  outbox: Pick<Outbox, 'ofRow'>
  links: CallLinks
  morning(): Promise<MorningReport>
}

/**
 * How one kind of message is written. Each of the two gives undefined when there is nothing to send, because the
 * row is gone for example: the message is then withdrawn.
 */
export type MessageKind = {
  /** The mail to the person, or to the team, as the message's channel says. */
  mail?(message: OutboxMessage, context: MessageContext): Promise<Mail | undefined>
  /** The `data` of the webhook's body. */
  webhook?(message: OutboxMessage, context: MessageContext): Promise<object | undefined>
}

/** By the name that the database uses: `lead.created`. */
export type MessageKinds = Readonly<Record<string, MessageKind>>

/** Tells the team which row to look at; what the row says stays in the database. */
export const givenUp: MessageKind = {
  async mail({ row_table, row_id }, { settings, outbox }) {
    const lost = (await outbox.ofRow(row_id)).filter(({ state }) => state === 'given_up')
    if (lost.length === 0) return undefined
    return teamNotice(settings, {
      subject: `Not sent in three days: a message about ${row_table} ${row_id}`,
      blocks: [
        'The website tried for three days and does not try any more. Please look at the record, and write to the person yourself if they have to know.',
        [
          { label: 'Table', value: row_table },
          { label: 'Record', value: row_id },
          ...lost.map(({ kind, channel, last_error }) => ({
            label: `${kind} to the ${channel}`,
            value: last_error ?? 'no reason was given',
          })),
        ],
      ],
    })
  },
}
