import type { CallLinks } from '../calls/call-links.ts'
import type { RowStore } from '../database/row-store.ts'
import type { BookingRow, LeadRow } from '../database/rows.ts'
import type { Settings } from '../environment.ts'
import { teamNotice } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxMessage } from './outbox-message.ts'

/** The result of `morning_report`. */
export type MorningReport = {
  zone: string
  calls: BookingRow[]
  requests: (Pick<LeadRow, 'first_name' | 'last_name' | 'organization'> & { kind: string })[]
  late_messages: number
  calendars: { name: string; problem: string }[]
}

/** What a message kind can use to compose a message. */
export type MessageContext = {
  settings: Settings
  store: RowStore
  outbox: Pick<Outbox, 'ofRow'>
  links: CallLinks
  morning(): Promise<MorningReport>
}

/**
 * How to compose one kind of message. Both methods return undefined if there is nothing to send, for example because
 * the row was deleted; the message is then withdrawn.
 */
export type MessageKind = {
  /** The mail to the person or the team, depending on the message's channel. */
  mail?(message: OutboxMessage, context: MessageContext): Promise<Mail | undefined>
  /** The `data` of the webhook's body. */
  webhook?(message: OutboxMessage, context: MessageContext): Promise<object | undefined>
}

/** By their name in the database, such as `lead.created`. */
export type MessageKinds = Readonly<Record<string, MessageKind>>

/** Tells the team which row to look at, without the row's content. */
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
