import { type Attribution, attributionColumns } from '../supabase/functions/_shared/contracts/attribution.ts'
import { readDay } from '../supabase/functions/_shared/contracts/call-request.ts'
import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import {
  type BookingContact,
  type OrgType,
  teamContactFields,
} from '../supabase/functions/_shared/contracts/forms.ts'
import { isoInstant, namedZone } from '../supabase/functions/_shared/time/time-zone.ts'
import { callDatabase, notify, type Result, succeed } from './ask-backend.ts'
import type { BackendClient } from './backend.ts'
import { isLike } from './is-like.ts'
import { withProof } from './proof.ts'

/** A booking as the server stored it. The confirmation mail and the page show these values. */
export interface Booking {
  readonly bookingId: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  readonly minutes: number
  /** 'YYYY-MM-DD' in `timezone`. */
  readonly date: string
  /** '9:45 AM' in `timezone`. */
  readonly time: string
  readonly timezone: string
  readonly meetingLink: string
  /** How often the call has been changed. */
  readonly sequence?: number
  /** For the link to change or cancel the call (`yourCallLink`): of calls booked in this tab, and for the team. */
  readonly callSecret?: string
  /** Its mail could not be sent yet. */
  readonly isMailLate?: boolean
}

const example = {
  booking_id: '',
  starts_at: '',
  minutes: 0,
  booking_date: '',
  booking_time: '',
  timezone: '',
  meeting_link: '',
}

export function bookingOf(answer: unknown): Booking | undefined {
  if (!isLike(answer, example)) return undefined
  const { secret } = answer as { secret?: unknown }
  const startsAt = isoInstant(answer.starts_at)
  if (!startsAt) return undefined
  return {
    bookingId: answer.booking_id,
    startsAt,
    minutes: answer.minutes,
    date: answer.booking_date,
    time: answer.booking_time,
    timezone: answer.timezone,
    meetingLink: answer.meeting_link,
    ...(typeof secret === 'string' && { callSecret: secret }),
  }
}

/** A booking that this tab has stored. Undefined if it is of another version, or damaged. */
export function readBooking(stored: unknown): Booking | undefined {
  const shape = { bookingId: '', minutes: 0, date: '', time: '', timezone: '', meetingLink: '', startsAt: '' }
  if (!isLike(stored, shape) || !isoInstant(stored.startsAt)) return undefined
  const isKnown = readDay(stored.date) === stored.date && namedZone(stored.timezone)
  return isKnown ? stored : undefined
}

export const secretIn = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1]

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
  /** The id of the request that this tab sent with the same email address: the booking answers it. */
  answers: string | undefined
  attribution: Attribution
}

/**
 * Books a strategy call, then requests the confirmation mails (PRODUCT.md, "Calls to the server").
 * Idempotent: a retry with the same `bookingId` and values does not book twice.
 *
 * If the person's mail server refuses their address, the time stays booked and the error has the kind
 * 'address_refused'; a retry with another address replaces it.
 */
export async function bookStrategyCall(
  client: BackendClient,
  request: BookingRequest,
): Promise<Result<Booking>> {
  const { requestSecret } = request
  const args = { request: bookingArguments(request) }
  const booked = await withProof(client, (proof) =>
    callDatabase(client, 'book_strategy_call', args, bookingOf, {
      headers: { ...proof, ...(requestSecret && { 'x-request-secret': requestSecret }) },
      unexpected: 'unclear',
    }),
  )
  if (!booked.ok) return booked
  const booking = booked.value
  const notification = { type: 'booking_confirmation' as const, lead: { booking_id: booking.bookingId } }
  const mailed = await notify(client, notification)
  if (!mailed.ok && mailed.error.kind === 'address_refused') return mailed
  const isSent = mailed.ok && mailed.value === 'sent'
  return succeed(isSent ? booking : { ...booking, isMailLate: true })
}

function bookingArguments({ bookingId, contact, attribution, answers, ...request }: BookingRequest) {
  const { timezone: _browserZone, ...columns } = attributionColumns(attribution)
  return {
    booking_id: bookingId,
    starts_at: request.startsAt,
    timezone: request.timezone,
    wall_time: request.wallTime,
    ...formColumns(teamContactFields, contact),
    org_type: request.orgType,
    ...columns,
    answers: answers ?? null,
  }
}
