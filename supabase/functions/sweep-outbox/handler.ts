import { answer } from '../_shared/http/answers.ts'
import { refuseUnauthorized } from '../_shared/http/own-caller.ts'
import { answering } from '../_shared/notifications/answering.ts'
import { type Services, servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { deliverInOrder } from '../_shared/outbox/deliver.ts'
import type { MessageKinds, OutboxMessage } from '../_shared/outbox/message-kind.ts'
import { messageKinds } from './message-kinds.ts'

/** Milliseconds. The database calls once a minute, and waits 55 seconds for the response. */
const timeLimit = 50_000

/** POST /functions/v1/sweep-outbox: sends due messages and deletes expired data. */
export const handleSweep = answering(servicesFromEnvironment, async (request, services) => {
  const refusal = refuseUnauthorized(request, services.settings)
  if (refusal) return refusal
  const outcome = await sweep(messageKinds, services, timeLimit)
  // The database limits this to once an hour. An error here must not fail the sweep.
  await services.database.call('delete_old_requests', {}).catch((error: Error) => services.log(error.message))
  return answer(200, { ok: true, ...outcome })
})

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
