import { track } from './analytics.ts'
import { isLike } from './is-like.ts'

const bookingConfirmed = { type: 'booking_confirmed', booking_date: '', booking_time: '', lead_id: '' }

const auditReviewBooked = {
  type: 'audit_review_booked',
  booking_date: '',
  booking_time: '',
  audit_request_id: '',
}

/** A message of the example's type, with all of its texts, none of them empty or longer than 100 characters. */
function isMessage<Message extends { type: string }>(data: unknown, example: Message): data is Message {
  if (!isLike(data, example) || data.type !== example.type) return false
  return Object.keys(example).every((key) => {
    const { length } = data[key as keyof Message] as string
    return length >= 1 && length <= 100
  })
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
  // Sandboxed frames and data: pages send the origin 'null', which identifies no one.
  if (origin === 'null' || !origins.includes(origin)) return
  if (isMessage(data, bookingConfirmed)) {
    const { booking_date, booking_time, lead_id } = data
    track('call_booked', { booking_date, booking_time, lead_id })
  } else if (isMessage(data, auditReviewBooked)) {
    const { booking_date, booking_time, audit_request_id } = data
    track('free_audit_review_booked', { booking_date, booking_time, audit_request_id })
  }
}
