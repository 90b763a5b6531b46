import type { Services } from '../notifications/services.ts'
import type { MessageKind, MessageKinds, OutboxMessage, Outcome } from './message-kind.ts'

/** Milliseconds to wait for messages that another process has claimed; the browser waits 15 seconds in total. */
const maxWait = 6_000
const pollInterval = 150

/**
 * Sends a new row's mails now instead of at the next sweep. Idempotent: each mail is sent once, and the result is the
 * same whether it was sent now or earlier. The team's mail is sent even if the person's fails, so that a mistyped
 * address does not hide a lead from the team.
 */
export async function sendNow(
  row: string,
  kinds: MessageKinds,
  services: Services,
): Promise<'unknown' | 'sent' | 'not sent'> {
  const { database } = services
  const named = Object.keys(kinds)
  const claimed = await database.call('claim_outbox', {
    at_most: 4,
    only_row: row,
    only_kinds: named,
    only_channels: ['person', 'team'],
  })
  await deliverInOrder(claimed, kinds, services)

  for (let waited = 0; ; waited += pollInterval) {
    const all = await database.call('outbox_of', { of_row: row })
    const messages = all.filter(({ kind }) => named.includes(kind))
    if (messages.length === 0) return 'unknown'
    const open = messages.filter(({ channel, state }) => channel !== 'webhook' && state === 'waiting')
    if (open.length === 0) return 'sent'
    if (!open.some((message) => message.claimed) || waited >= maxWait) return 'not sent'
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
}

/** Sends one row's claimed messages in order, so that the team's mail can say that the person's mail failed. */
export async function deliverInOrder(
  messages: readonly OutboxMessage[],
  kinds: MessageKinds,
  services: Services,
): Promise<Outcome['state'][]> {
  const states: Outcome['state'][] = []
  let personFailed = false
  for (const message of messages) {
    const known = { ...message, person_failing: message.person_failing || personFailed }
    const state = await deliver(known, kinds, services)
    personFailed ||= message.channel === 'person' && state === 'failed'
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
  services: Services,
): Promise<Outcome['state']> {
  const kind = kinds[message.kind]
  const outcome = await attempt(message, kind, services).catch((error: unknown): Outcome => {
    const reason = failureReason(error)
    services.log(
      `${message.row_table} ${message.row_id}: ${message.kind} to the ${message.channel} was not sent: ${reason}`,
    )
    return { state: 'failed', reason }
  })
  await services.database.call('settle_outbox', {
    message_id: message.id,
    message_claim: message.claim,
    outcome: outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
  })
  return outcome.state
}

async function attempt(
  message: OutboxMessage,
  kind: MessageKind | undefined,
  { mailer, webhook, ...context }: Services,
): Promise<Outcome> {
  const nothingToSend: Outcome = { state: 'withdrawn', reason: 'there is nothing left to send' }
  if (message.channel === 'webhook') {
    if (!webhook) return { state: 'withdrawn', reason: 'no webhook is set up' }
    if (!kind?.webhook) throw new Error(`No webhook is written for ${message.kind}.`)
    const data = await kind.webhook(message, context)
    if (!data) return nothingToSend
    await webhook.send(message, data)
    return { state: 'sent' }
  }
  if (!kind?.mail) throw new Error(`No mail is written for ${message.kind}.`)
  const mail = await kind.mail(message, context)
  if (!mail) return nothingToSend
  await mailer.send(mail, message.id)
  return { state: 'sent' }
}

/** A short line for the log and the row, without the addresses and content that mail servers quote in errors. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const known = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return (
    known ||
    error.message
      .replace(/\S+@\S+/g, '<address>')
      .replace(/[\p{C}\s]+/gu, ' ')
      .slice(0, 200)
  )
}
