import type { Services } from '../notifications/services.ts'
import { deliverInOrder } from './deliver.ts'
import type { MessageKinds } from './message-kind.ts'

export type SendNowOutcome = 'unknown' | 'sent' | 'not sent'

/** Milliseconds to wait for messages that another process has claimed; the browser waits 15 seconds in total. */
const maxWait = 6_000
const pollInterval = 150

/**
 * Sends a new row's mails now instead of at the next sweep. Idempotent: each mail is sent once, and the result is the
 * same whether it was sent now or earlier. The team's mail is sent even if the person's fails, so that a mistyped
 * address does not hide a lead from the team.
 */
export async function sendNow(row: string, kinds: MessageKinds, services: Services): Promise<SendNowOutcome> {
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
