import { track } from './analytics.ts'

/**
 * Tracks a booking reported by another window (PRODUCT.md, "Events"). Any site can post a message to a
 * window, so messages from other origins or with an unexpected shape are ignored.
 *
 * @param origins this site's and the external scheduler's, in the format of `URL.origin`
 */
export function trackBookingMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): void {
  // Sandboxed frames and data: URLs all have the origin 'null'.
  if (origin === 'null' || !origins.includes(origin)) return
  const values = { ...(data as object | null) } as Record<string, unknown>
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value.length <= 100 ? value : ''
  }
  const when = { booking_date: text('booking_date'), booking_time: text('booking_time') }
  if (!when.booking_date || !when.booking_time) return
  const [lead_id, audit_request_id] = [text('lead_id'), text('audit_request_id')]
  if (values['type'] === 'booking_confirmed' && lead_id) track('call_booked', { ...when, lead_id })
  if (values['type'] === 'audit_review_booked' && audit_request_id)
    track('free_audit_review_booked', { ...when, audit_request_id })
}
