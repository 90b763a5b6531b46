import { callerName } from '../calls/call-invitation.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../environment.ts'
import { teamNotice } from '../mail/compose-mail.ts'
import type { Audience, Mail } from '../mail/mail.ts'
import { contactFields } from '../mail/row-fields.ts'
import type { OutboxMessage } from './outbox-message.ts'

/** What a message kind can use to compose a message. */
export type MessageContext = {
  settings: Settings
  database: Database
  /** The secret URL where a call is changed. */
  yourCall(bookingId: string, holder: Audience): Promise<string>
  /** The secret URL where the team says that a request is answered. */
  yourRequest(requestId: string): Promise<string>
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

/** Tells the team who did not get a mail, or which row to look at. */
export const givenUp: MessageKind = {
  async mail({ row_table, row_id }, { settings, database }) {
    const messages = await database.call('outbox_of', { of_row: row_id })
    const lost = messages.filter(({ state }) => state === 'given_up')
    if (lost.length === 0) return undefined
    const hasPerson = row_table === 'leads' || row_table === 'audit_requests' || row_table === 'bookings'
    const row = hasPerson ? await database.find(row_table, row_id) : undefined
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
