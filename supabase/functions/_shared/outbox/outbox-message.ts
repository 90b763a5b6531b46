import type { TableName } from '../database/rows.ts'

/** A mail to the person, a mail to the team, or the webhook of the team's own system. */
export type Channel = 'person' | 'team' | 'webhook'

/** A claimed message, as returned by `claim_outbox`. */
export type OutboxMessage = {
  /** The same at every attempt, so that receivers can recognize duplicates. */
  id: string
  /** A token that `settle_outbox` requires. */
  claim: string
  kind: string
  row_table: TableName
  row_id: string
  channel: Channel
  created_at: string
  /** Whether the mail to the person has failed so far; only for a mail to the team. */
  person_failing: boolean
}

/** The state of one of a row's messages. */
export type MessageState = {
  kind: string
  channel: Channel
  state: 'waiting' | 'sent' | 'withdrawn' | 'given_up'
  last_error: string | null
  /** Whether a process is sending it right now. */
  claimed: boolean
}

export type Outcome =
  | { state: 'sent' }
  | { state: 'failed'; reason: string }
  /** Will not be retried. */
  | { state: 'withdrawn'; reason: string }
