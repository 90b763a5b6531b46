import { track } from './analytics.ts'
import { isLike } from './ask-backend.ts'

const bookingConfirmed = { type: 'booking_confirmed', booking_date: '', booking_time: '', lead_id: '' }

const auditReviewBooked = {
  type: 'audit_review_booked',
  booking_date: '',
  booking_time: '',
  audit_request_id: '',
}

/** Whether `data` has the example's type and fields, each with 1 to 100 characters. */
function isMessage<Message extends { type: string }>(data: unknown, example: Message): data is Message {
  if (!isLike(data, example) || data.type !== example.type) return false
  return Object.keys(example).every((key) => {
    const { length } = data[key as keyof Message] as string
    return length >= 1 && length <= 100
  })
}

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
  if (isMessage(data, bookingConfirmed)) {
    const { booking_date, booking_time, lead_id } = data
    track('call_booked', { booking_date, booking_time, lead_id })
  } else if (isMessage(data, auditReviewBooked)) {
    const { booking_date, booking_time, audit_request_id } = data
    track('free_audit_review_booked', { booking_date, booking_time, audit_request_id })
  }
}
