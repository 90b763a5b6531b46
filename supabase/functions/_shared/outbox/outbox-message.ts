import type { TableName } from '../database/rows.ts'

/** Where a message goes: a mail to the person, a mail to the team, or the webhook of the team's own system. */
export type Channel = 'person' | 'team' | 'webhook'

/** One claimed message, as `claim_outbox` gives it. */
export type OutboxMessage = {
  /** The same at every attempt: what a receiver knows a repeat by. */
  id: string
  /** Proves that it is ours to settle. */
  claim: string
  kind: string
  row_table: TableName
  row_id: string
  channel: Channel
  created_at: string
  /** Whether the mail to the person has failed so far; only of a mail to the team. */
  person_failing: boolean
}

/** How one message of a row stands. */
export type MessageState = {
  kind: string
  channel: Channel
  state: 'waiting' | 'sent' | 'withdrawn' | 'given_up'
  last_error: string | null
  /** Somebody is sending it right now. */
  claimed: boolean
}

export type Outcome =
  | { state: 'sent' }
  | { state: 'failed'; reason: string }
  /** Not to be tried again. */
  | { state: 'withdrawn'; reason: string }
