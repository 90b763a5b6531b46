import type { Services } from '../notifications/services.ts'
import { deliverInOrder } from './deliver.ts'
import type { Channel, MessageKinds, OutboxMessage } from './message-kind.ts'

export type SweepOutcome = {
  sent: number
  failed: number
  /** Whether time ran out before the outbox was empty. */
  more: boolean
}

/** Messages per batch. All must be sent before their claim expires after half a minute. */
const batch = 12

/** Swept in parallel, so that a hanging webhook receiver does not delay mails. */
const lanes: Channel[][] = [['person', 'team'], ['webhook']]

/** Sends due messages until none is left or `timeLimit` (milliseconds) has passed. */
export async function sweep(
  kinds: MessageKinds,
  services: Services,
  { timeLimit }: { timeLimit: number },
): Promise<SweepOutcome> {
  const outcome: SweepOutcome = { sent: 0, failed: 0, more: false }
  const until = Date.now() + timeLimit
  await Promise.all(lanes.map(drain))
  return outcome

  async function drain(channels: Channel[]): Promise<void> {
    while (Date.now() < until) {
      const claimed = await services.database.call('claim_outbox', {
        at_most: batch,
        only_channels: channels,
      })
      if (claimed.length === 0) return
      const states = await Promise.all(
        [...byRow(claimed)].map((messages) => deliverInOrder(messages, kinds, services)),
      )
      for (const state of states.flat()) {
        if (state === 'sent') outcome.sent += 1
        if (state === 'failed') outcome.failed += 1
      }
    }
    outcome.more = true
  }
}

function byRow(messages: readonly OutboxMessage[]): Iterable<OutboxMessage[]> {
  const rows = new Map<string, OutboxMessage[]>()
  for (const message of messages) rows.set(message.row_id, [...(rows.get(message.row_id) ?? []), message])
  return rows.values()
}
