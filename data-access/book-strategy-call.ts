import type { BookingRequest } from '../supabase/functions/_shared/contracts/booking-request.ts'
import { firstCharacters, multiLine } from '../supabase/functions/_shared/contracts/clean-text.ts'
import { limits } from '../supabase/functions/_shared/contracts/limits.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import { callLinkHeader, callSecret } from './call-secret.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { notify, notifyQuietly } from './notify.ts'
import { withProof } from './proof/proofs.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { storedLeadOf } from './stored-lead.ts'
import { formatDate } from './time-slots/format.ts'
import { withRetry } from './with-retry.ts'

const emptyAnswer = {
  booking_id: '',
  starts_at: '',
  booking_date: '',
  booking_time: '',
  timezone: '',
  meeting_link: '',
}

export type BookingAnswer = typeof emptyAnswer & { held_until?: string }

export function isBookingAnswer(data: unknown): data is BookingAnswer {
  if (!isLike(data, emptyAnswer)) return false
  const { held_until } = data as { held_until?: unknown }
  return held_until === undefined || typeof held_until === 'string'
}

/** A booking as the server stored it. The confirmation mail and the page show these values. */
export interface Booking {
  readonly bookingId: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  /** 'YYYY-MM-DD' in `timezone`. */
  readonly date: string
  /** '9:45 AM' in `timezone`. */
  readonly time: string
  readonly timezone: string
  readonly meetingLink: string
  /** ISO 8601. The slot is held until then, and the visitor confirms it with the mailed link. */
  readonly heldUntil?: string
  /** How often the call has been changed. */
  readonly sequence?: number
  /** For the link to change or cancel the call (`yourCallLink`). Only for calls booked in this tab. */
  readonly callSecret?: string
}

const mailFailedMessage = 'Your time is held, but no email went out. Please try again or contact us directly.'

/**
 * Books a strategy call, then requests the confirmation mails (product specification, section 7, calls 5 to 7).
 * Idempotent: a retry with the same `bookingId` and values does not book twice.
 *
 * If the mails fail, the time stays booked and the error has the kind 'server'. A retry sends the mails.
 */
export async function bookStrategyCall(
  client: BackendClient,
  request: BookingRequest,
): Promise<Result<Booking>> {
  const { requestSecret } = request
  const link: Record<string, string> = {
    ...(await callLinkHeader(request.bookingId)),
    ...(requestSecret && { 'x-request-secret': requestSecret }),
  }
  const booked = await withProof(client, (headers) =>
    withRetry((signal) => book(client, request, { ...headers, ...link }, signal)),
  )
  if (!booked.ok) return booked
  const booking = {
    ...bookingOf(booked.value),
    // A held call gets its link by mail after it is confirmed.
    ...(link['x-call-link'] && !booked.value.held_until && { callSecret: callSecret(request.bookingId) }),
  }
  const { contact } = request
  const notification = {
    type: 'booking_confirmation' as const,
    lead: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      organization: contact.organization,
      booking_date: formatDate(booking.date),
      booking_time: booking.time,
      timezone: booking.timezone,
      meeting_link: booking.meetingLink,
      booking_id: booking.bookingId,
    },
  }
  if (booking.heldUntil) {
    // Not awaited: an earlier mail to this address may already have the link, which opens everything held for it.
    void notifyQuietly(client, notification)
    return succeed(booking)
  }
  const notified = await notify(client, notification)
  return notified.ok
    ? succeed(booking)
    : fail('server', `notification: ${notified.error.detail}`, mailFailedMessage)
}

async function book(
  client: BackendClient,
  request: BookingRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Result<BookingAnswer>> {
  const call = client.rpc('book_strategy_call', bookingArguments(request)).abortSignal(signal)
  for (const [name, value] of Object.entries(headers)) call.setHeader(name, value)
  const { data, error, status } = await call
  if (isBookingAnswer(data) && !Number.isNaN(Date.parse(data.starts_at))) return succeed(data)
  if (status === 200) return fail('unclear', '200: not a booking')
  return error ? serverFailure({ ...error, status }) : fail('server', `${status}: not a booking`)
}

function bookingArguments({ bookingId, contact, attribution, ...request }: BookingRequest) {
  const { timezone: _browserZone, ...columns } = attributionColumns(attribution)
  // The challenge comes from the query string and the wizard has no field to correct it, so it is truncated.
  const challenge = firstCharacters(multiLine(request.currentChallenge ?? ''), limits.freeText)
  const knownLead = storedLeadOf(contact.email)
  return {
    booking_id: bookingId,
    starts_at: request.startsAt,
    timezone: request.timezone,
    wall_time: request.wallTime,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    meeting_link: request.meetingLink,
    // Omitted rather than null: in the generated types these parameters are optional but not nullable.
    ...(contact.organization === null ? {} : { organization: contact.organization }),
    ...(request.orgType === null ? {} : { org_type: request.orgType }),
    ...(challenge === '' ? {} : { current_challenge: challenge }),
    ...columns,
    ...(knownLead && { known_lead: knownLead }),
  }
}

export function bookingOf(answer: BookingAnswer): Booking {
  return {
    bookingId: answer.booking_id,
    startsAt: new Date(answer.starts_at).toISOString(),
    date: answer.booking_date,
    time: answer.booking_time,
    timezone: answer.timezone,
    meetingLink: answer.meeting_link,
    ...(answer.held_until && { heldUntil: new Date(answer.held_until).toISOString() }),
  }
}
