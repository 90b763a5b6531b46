import type { Services } from '../notifications/services.ts'
import type { MessageKind, MessageKinds } from './message-kind.ts'
import type { OutboxMessage, Outcome } from './outbox-message.ts'

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
