import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'
import { withRetry } from './with-retry.ts'

/** One notification: the function that sends it, and its body (product specification, section 7). */
export type Notification =
  | { type: 'new_lead'; lead: { id: string } & Record<string, unknown> }
  | { type: 'audit_request'; auditRequest: { id: string } & Record<string, unknown> }
  | { type: 'booking_confirmation'; lead: { booking_id: string } & Record<string, unknown> }

/**
 * Asks the server to send the mails of one event now; it would send them a little later anyway. The function
 * reads only the id and sends each mail once, so repeating is safe.
 */
export function notify(client: BackendClient, notification: Notification): Promise<Result<void>> {
  const name =
    notification.type === 'booking_confirmation' ? 'send-booking-notifications' : 'send-lead-notifications'
  return withRetry(async (signal) => {
    const { data, error } = await client.functions.invoke(name, { body: withinLimit(notification), signal })
    if (error) return notificationFailure(error)
    // A host that knows no functions may answer every path with a page and the status 200.
    return isLike(data, { ok: true }) && data.ok
      ? succeed(undefined)
      : fail('server', `${name} gave no answer of its own`)
  })
}

/** A failed mail is only logged, not shown: the server sends it later. */
export async function notifyQuietly(client: BackendClient, notification: Notification): Promise<void> {
  const result = await notify(client, notification)
  // A warning, not an error: the record is stored, and the page works.
  if (!result.ok) console.warn(`The notification ${notification.type} was not sent.`, result.error)
}

function notificationFailure(error: { name?: string; context?: unknown }): Result<never> {
  if (error.name === 'FunctionsFetchError') return fail('offline', String(error.context))
  const status = error.context instanceof Response ? error.context.status : 0
  return fail(status === 429 ? 'rate_limited' : 'server', `function answered ${status}`)
}

/** Below the functions' limit of 16 kB: 4000 characters can be 16 kB alone. */
const maxBytes = 12_000

function withinLimit(notification: Notification): Notification {
  if (new TextEncoder().encode(JSON.stringify(notification)).length <= maxBytes) return notification
  switch (notification.type) {
    case 'new_lead':
      return { type: 'new_lead', lead: { id: notification.lead.id } }
    case 'audit_request':
      return { type: 'audit_request', auditRequest: { id: notification.auditRequest.id } }
    case 'booking_confirmation':
      return { type: 'booking_confirmation', lead: { booking_id: notification.lead.booking_id } }
  }
}
