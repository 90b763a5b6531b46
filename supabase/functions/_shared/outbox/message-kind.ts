import type { Database } from '../database/database.ts'
import type { BookingRow, TableName } from '../database/rows.ts'
import type { Settings } from '../environment.ts'
import type { Audience, Mail } from '../mail/mail.ts'

/** A claimed message, as returned by `claim_outbox`. */
export type OutboxMessage = {
  /** The same at every attempt, so that receivers can recognize duplicates. */
  id: string
  /** A token that `settle_outbox` requires. */
  claim: string
  kind: string
  row_table: TableName
  row_id: string
  /** Whom the mail is for. */
  channel: Audience
  created_at: string
  /** Whether the mail to the person has failed so far; only for a mail to the team. */
  person_refused: boolean
}

export type MessageState = {
  kind: string
  /** Whom the mail is for. */
  channel: Audience
  state: 'waiting' | 'sent' | 'withdrawn' | 'given_up'
  last_error: string | null
  /** Whether a process is sending it right now. */
  claimed: boolean
}

export type Outcome =
  | { state: 'sent' }
  | { state: 'failed'; reason: string }
  /** For good: nothing will be tried again. */
  | { state: 'refused'; reason: string }
  | { state: 'withdrawn'; reason: string }

/** What a message kind can use to compose a message. */
export type MessageContext = {
  settings: Settings
  database: Database
  /** The secret URL where a call is changed. */
  yourCall(call: Pick<BookingRow, 'id' | 'email'>, holder: Audience): Promise<string>
  /** The secret URL where the team says that a request is answered. */
  yourRequest(requestId: string): Promise<string>
}

/** How to compose one kind of message. */
export type MessageKind = {
  /**
   * The mail to the person or the team, depending on the message's channel. Undefined if there is nothing to send, for
   * example because the row was deleted; the message is then withdrawn.
   */
  mail(message: OutboxMessage, context: MessageContext): Promise<Mail | undefined>
}

/** By their name in the database, such as `lead.created`. */
export type MessageKinds = Readonly<Record<string, MessageKind>>
