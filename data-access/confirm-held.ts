import { type Booking, bookingOf, isBookingAnswer } from './book-strategy-call.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { withRetry } from './with-retry.ts'

/** Something that waits for confirmation by a mailed link: a call, or a form submitted without JavaScript. */
export type Held =
  | { readonly kind: 'booking'; readonly booking: Booking }
  | { readonly kind: 'form'; readonly id: string }

/** Returns everything that the code can confirm. Read-only, because mail programs prefetch links. */
export function findHeld(client: BackendClient, code: string): Promise<Result<Held[]>> {
  return withRetry(async (signal) => {
    const { data, error, status } = await client.rpc('held_by_code', { code }).abortSignal(signal)
    if (error) return serverFailure({ ...error, status })
    const held = Array.isArray(data) ? data.map(heldOf) : []
    return Array.isArray(data) && held.every((each) => each !== undefined)
      ? succeed(held)
      : fail('server', `${status}: not a list of held items`)
  })
}

function heldOf(held: unknown): Held | undefined {
  if (!isLike(held, { kind: '' })) return undefined
  if (held.kind === 'booking') {
    return isBookingAnswer(held) ? { kind: 'booking', booking: bookingOf(held) } : undefined
  }
  const isForm = /^(lead|audit_request)$/.test(held.kind) && isLike(held, { kind: '', id: '' })
  return isForm ? { kind: 'form', id: held.id } : undefined
}

const canceled =
  'This call was confirmed and then canceled. The link in your confirmation email books another time.'
const notHeld = 'This link has expired. Please choose a time again.'

type PersonField = 'first_name' | 'last_name' | 'email'

/** A confirmed call, with the person who typed it, maybe on another device. */
export interface ConfirmedCall {
  readonly booking: Booking
  readonly attendee: { readonly firstName: string; readonly lastName: string; readonly email: string }
}

/** Confirms a held call or form; the server then sends its mails. Idempotent. */
export function confirmHeld(
  client: BackendClient,
  code: string,
  held: Held,
): Promise<Result<ConfirmedCall | undefined>> {
  return withRetry(async (signal) => {
    const held_id = held.kind === 'booking' ? held.booking.bookingId : held.id
    const { data, error, status } = await client.rpc('confirm_held', { code, held_id }).abortSignal(signal)
    if (error?.message === 'call_canceled') return fail('invalid', error.message, canceled)
    if (error) return serverFailure({ ...error, status })
    if (isLike(data, { not_held: true })) return fail('invalid', 'not_held', notHeld)
    if (!isBookingAnswer(data)) return succeed(undefined)
    const { first_name = '', last_name = '', email = '' } = data as { [field in PersonField]?: string }
    return succeed({
      booking: bookingOf(data),
      attendee: { firstName: first_name, lastName: last_name, email },
    })
  })
}
