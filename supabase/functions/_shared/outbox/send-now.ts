import type { Services } from '../notifications/services.ts'
import { deliverInOrder } from './deliver.ts'
import type { MessageKinds } from './message-kind.ts'

export type SendNowOutcome = 'unknown' | 'sent' | 'not sent'

/** Milliseconds for somebody else to send what they have claimed; the browser waits 15 seconds for the whole call. */
const patience = 6_000
const glance = 150

/**
 * Sends the mails of one new row now instead of at the next sweep. Each mail leaves once, whoever asks and how
 * often. The team's mail does not depend on the person's: a mistyped address must not hide a lead from the team.
 * The answer is the same whether the mails left now or long ago.
 */
export async function sendNow(row: string, kinds: MessageKinds, services: Services): Promise<SendNowOutcome> {
  const { outbox } = services
  const named = Object.keys(kinds)
  const claimed = await outbox.claim({ atMost: 4, row, kinds: named, channels: ['person', 'team'] })
  await deliverInOrder(claimed, kinds, services)

  for (let waited = 0; ; waited += glance) {
    const messages = (await outbox.ofRow(row)).filter(({ kind }) => named.includes(kind))
    if (messages.length === 0) return 'unknown'
    const open = messages.filter(({ channel, state }) => channel !== 'webhook' && state === 'waiting')
    if (open.length === 0) return 'sent'
    if (!open.some((message) => message.claimed) || waited >= patience) return 'not sent'
    await new Promise((resolve) => setTimeout(resolve, glance))
  }
}
