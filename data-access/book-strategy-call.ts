import { type Attribution, attributionColumns } from '../supabase/functions/_shared/contracts/attribution.ts'
import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import {
  type BookingContact,
  type OrgType,
  teamContactFields,
} from '../supabase/functions/_shared/contracts/forms.ts'
import { dayText } from '../supabase/functions/_shared/time/time-text.ts'
import { callDatabase, notify } from './ask-backend.ts'
import { type Booking, bookingOf, callLinkHeader, callSecret } from './booking.ts'
import type { BackendClient } from './client.ts'
import { storedLeadOf } from './draft-storage.ts'
import { withProof } from './proof.ts'
import { fail, type Result, succeed } from './result.ts'

export type BookingRequest = {
  /** A random UUID, generated once per wizard run; it makes retries idempotent. */
  bookingId: string
  contact: BookingContact
  /** ISO 8601 instant in UTC. */
  startsAt: string
  /** The IANA time zone in which the visitor chose the time. */
  timezone: string
  /** The time as the visitor saw it: '2026-12-01 9:45 AM'. */
  wallTime: string
  /** From the home page's form, if the visitor used it. */
  orgType: OrgType | null
  /** The secret of the team's link to the person's request, if the team books for them. */
  requestSecret?: string
  attribution: Attribution
}

/**
 * Books a strategy call, then requests the confirmation mails (PRODUCT.md, "Calls to the server").
 * Idempotent: a retry with the same `bookingId` and values does not book twice.
 *
 * If the mails fail, the time stays booked and the error has the kind 'not_mailed'. A retry sends the mails.
 */
export async function bookStrategyCall(
  client: BackendClient,
  request: BookingRequest,
): Promise<Result<Booking>> {
  const { requestSecret } = request
  const linkHeaders: Record<string, string> = {
    ...(await callLinkHeader(request.bookingId)),
    ...(requestSecret && { 'x-request-secret': requestSecret }),
  }
  const args = { request: bookingArguments(request) }
  const booked = await withProof(client, (proof) =>
    callDatabase(client, 'book_strategy_call', args, bookingOf, {
      headers: { ...proof, ...linkHeaders },
      unexpected: 'unclear',
    }),
  )
  if (!booked.ok) return booked
  const booking = {
    ...booked.value,
    ...(linkHeaders['x-call-link'] && { callSecret: callSecret(request.bookingId) }),
  }
  const { current_challenge: _, ...person } = formColumns(teamContactFields, request.contact)
  const notification = {
    type: 'booking_confirmation' as const,
    lead: {
      ...person,
      booking_date: dayText(booking.date),
      booking_time: booking.time,
      timezone: booking.timezone,
      meeting_link: booking.meetingLink,
      booking_id: booking.bookingId,
    },
  }
  const notified = await notify(client, notification)
  return notified.ok ? succeed(booking) : fail('not_mailed', notified.error.detail)
}

function bookingArguments({ bookingId, contact, attribution, ...request }: BookingRequest) {
  const { timezone: _browserZone, ...columns } = attributionColumns(attribution)
  return {
    booking_id: bookingId,
    starts_at: request.startsAt,
    timezone: request.timezone,
    wall_time: request.wallTime,
    ...formColumns(teamContactFields, contact),
    org_type: request.orgType,
    ...columns,
    known_lead: storedLeadOf(contact.email) ?? null,
  }
}
