import { withRetry } from './ask-database.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'

export type Notification =
  | { type: 'new_lead'; lead: { id: string } & Record<string, unknown> }
  | { type: 'audit_request'; auditRequest: { id: string } & Record<string, unknown> }
  | { type: 'booking_confirmation'; lead: { booking_id: string } & Record<string, unknown> }

/**
 * Asks the server to send the mails of an event now instead of with the next sweep of the outbox. Idempotent: the
 * function reads only the id and sends each mail once.
 */
export function notify(client: BackendClient, notification: Notification): Promise<Result<void>> {
  const name =
    notification.type === 'booking_confirmation' ? 'send-booking-notifications' : 'send-lead-notifications'
  return withRetry(async (signal) => {
    const { data, error } = await client.functions.invoke(name, { body: notification, signal })
    if (error) return notificationFailure(error)
    // A host without functions may respond to every path with a page and status 200.
    return isLike(data, { ok: true }) && data.ok
      ? succeed(undefined)
      : fail('server', `${name} sent an unexpected response`)
  })
}

/** A failed mail is only logged, not shown: the server sends it later. */
export async function notifyQuietly(client: BackendClient, notification: Notification): Promise<void> {
  const result = await notify(client, notification)
  // A warning, not an error: the row is stored.
  if (!result.ok) console.warn(`The notification ${notification.type} was not sent.`, result.error)
}

function notificationFailure(error: { name?: string; context?: unknown }): Result<never> {
  if (error.name === 'FunctionsFetchError') return fail('offline', String(error.context))
  const status = error.context instanceof Response ? error.context.status : 0
  return fail(status === 429 ? 'rate_limited' : 'server', `function answered ${status}`)
}
