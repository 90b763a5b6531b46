import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { track } from './analytics.ts'

const text = Type.String({ minLength: 1, maxLength: 100 })

const BookingConfirmedSchema = Type.Object({
  type: Type.Literal('booking_confirmed'),
  booking_date: text,
  booking_time: text,
  lead_id: text,
})

const AuditReviewBookedSchema = Type.Object({
  type: Type.Literal('audit_review_booked'),
  booking_date: text,
  booking_time: text,
  audit_request_id: text,
})

/**
 * Tracks every booking that other windows report from now on.
 *
 * @returns stops listening
 */
export function trackBookingMessages(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  origins: readonly string[],
): () => void {
  const onMessage = (message: MessageEvent) => trackBookingMessage(message, origins)
  target.addEventListener('message', onMessage)
  return () => target.removeEventListener('message', onMessage)
}

/**
 * Tracks a booking that another window reports (product specification, section 7). Anyone can post a
 * message to a window: only those from the given origins, and of the right shape, count.
 *
 * @param origins this site's own and the external scheduler's, as `URL.origin` writes them
 */
export function trackBookingMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): void {
  // A sandboxed frame and a data: page send the origin 'null'; it is nobody's.
  if (origin === 'null' || !origins.includes(origin)) return
  if (Check(BookingConfirmedSchema, data)) {
    const { booking_date, booking_time, lead_id } = data
    track('call_booked', { booking_date, booking_time, lead_id })
  } else if (Check(AuditReviewBookedSchema, data)) {
    const { booking_date, booking_time, audit_request_id } = data
    track('free_audit_review_booked', { booking_date, booking_time, audit_request_id })
  }
}
