import { failedMailWords } from '../../../../content/mails.ts'
import type { Database, OutboxMessage, Party } from '../database/database.ts'
import type { Settings } from '../environment.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { ReadFeed } from '../owner-calendar/read-calendars.ts'
import { fillBlanks } from '../text.ts'

/** `refused` and `withdrawn` are for good: nothing will be tried again. */
type Outcome = 'sent' | 'failed' | 'refused' | 'withdrawn'

/** What a message kind can use to compose a message. */
export type MessageContext = {
  settings: Settings
  database: Database
  /** The secret URL where the holder changes a call, or the team says that a request is answered. */
  secretLink(rowId: string, holder: Party): Promise<string>
}

/**
 * Composes the mail to the person or the team, depending on the message's party. Undefined if there is nothing to
 * send, for example because the row was deleted; the message is then withdrawn.
 */
export type MessageKind = (message: OutboxMessage, context: MessageContext) => Promise<Mail | undefined>

/** By their name in the database, such as `lead.created`. */
export type MessageKinds = Readonly<Record<string, MessageKind>>

/** External dependencies of messages; tests pass their own. */
export type Services = MessageContext & {
  mailer: Mailer
  log(line: string): void
  /** Reads a calendar where it cannot stop the site. */
  readFeed?: ReadFeed | undefined
}

/**
 * Sends a new row's mails now instead of at the next sweep. Idempotent: each mail is sent once, and the result is the
 * same whether it was sent now or earlier. The team's mail is sent even if the person's fails, so that a mistyped
 * address does not hide a lead from the team.
 */
export async function sendNow(
  row: string,
  kinds: MessageKinds,
  services: Services,
): Promise<'unknown' | 'sent' | 'refused' | 'later'> {
  const { database } = services
  const named = Object.keys(kinds)
  const claimed = await database.call('claim_outbox', { at_most: 4, only_row: row, only_kinds: named })
  await deliverInOrder(claimed, kinds, services)

  const all = await database.call('outbox_of', { of_row: row })
  const messages = all.filter(({ kind }) => named.includes(kind))
  if (messages.length === 0) return 'unknown'
  // A person who mistyped their address hears of it while they can correct it.
  if (messages.some(({ party, state }) => party === 'person' && state === 'given_up')) return 'refused'
  return messages.some(({ state }) => state === 'waiting') ? 'later' : 'sent'
}

/** Messages per batch. All must be sent before their claim expires after half a minute. */
const batch = 12

/** Sends due messages until none is left or `timeLimit` (milliseconds) has passed. */
export async function sweep(kinds: MessageKinds, services: Services, timeLimit: number) {
  /** `more`: whether time ran out before the outbox was empty. */
  const outcome = { sent: 0, failed: 0, more: false }
  const until = Date.now() + timeLimit
  while (Date.now() < until) {
    const claimed = await services.database.call('claim_outbox', { at_most: batch })
    if (claimed.length === 0) return outcome
    const states = await Promise.all(
      [...byRow(claimed)].map((messages) => deliverInOrder(messages, kinds, services)),
    )
    for (const state of states.flat()) {
      if (state === 'sent') outcome.sent += 1
      if (state === 'failed') outcome.failed += 1
    }
  }
  return { ...outcome, more: true }
}

function byRow(messages: readonly OutboxMessage[]): Iterable<OutboxMessage[]> {
  const rows = new Map<string, OutboxMessage[]>()
  for (const message of messages) rows.set(message.row_id, [...(rows.get(message.row_id) ?? []), message])
  return rows.values()
}

/** Sends one row's claimed messages in order, so that the team's mail can say that the person's was refused. */
async function deliverInOrder(
  messages: readonly OutboxMessage[],
  kinds: MessageKinds,
  services: Services,
): Promise<Outcome[]> {
  const states: Outcome[] = []
  let personRefused = false
  for (const message of messages) {
    const known = { ...message, person_refused: message.person_refused || personRefused }
    const state = await deliver(known, kinds, services)
    personRefused ||= message.party === 'person' && state === 'refused'
    states.push(state)
  }
  return states
}

/**
 * Sends one claimed message and records the outcome. If the process ends in between, the message is sent again with
 * the same id when the claim expires.
 */
async function deliver(
  message: OutboxMessage,
  kinds: MessageKinds,
  { mailer, log, ...context }: Services,
): Promise<Outcome> {
  let outcome: Outcome = 'sent'
  let reason: string | null = null
  try {
    const compose = kinds[message.kind]
    if (!compose) throw new Error(`No mail is written for ${message.kind}.`)
    const mail = await compose(message, context)
    if (mail) await mailer.send(mail, message.id)
    else [outcome, reason] = ['withdrawn', 'there is nothing left to send']
  } catch (error) {
    outcome = isRefused(error) ? 'refused' : 'failed'
    reason = failureReason(error)
    const { row_table, row_id, kind, party } = message
    log(`${row_table} ${row_id}: ${kind} to the ${party} was not sent: ${reason}`)
  }
  await context.database.call('settle_outbox', {
    message_id: message.id,
    message_claim: message.claim,
    outcome,
    reason,
  })
  return outcome
}

type MailError = { code?: string; command?: string; responseCode?: number }

/**
 * The server's code if it refuses the recipient, for now (RFC 5321: 4xx) or for good (5xx). Nodemailer's EENVELOPE can
 * also be about our own sender.
 */
function recipientRefusal(error: unknown): number | undefined {
  const { code, command, responseCode } = (error ?? {}) as MailError
  return code === 'EENVELOPE' && command === 'RCPT TO' ? responseCode : undefined
}

const isRefused = (error: unknown) => (recipientRefusal(error) ?? 0) >= 500

/** What went wrong, in words for the team; without the addresses and content that mail servers quote. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const { code, responseCode } = error as MailError
  const known = [code, responseCode].filter((part) => part !== undefined).join(' ')
  const { refused, later, password, unreachable } = failedMailWords.reasons
  if (isRefused(error)) return fillBlanks(refused, { code: responseCode ?? '' })
  if (recipientRefusal(error)) return fillBlanks(later, { code: responseCode ?? '' })
  if (code === 'EAUTH') return fillBlanks(password, { code })
  if (known) return fillBlanks(unreachable, { code: known })
  return error.message
    .replace(/\S+@\S+/g, '<address>')
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, 200)
}
