import { callDatabase, listOf } from './ask-database.ts'
import { type Booking, bookingOf } from './booking.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'

/** Something that waits for confirmation by a mailed link: a call, or a form submitted without JavaScript. */
export type Held =
  | { readonly kind: 'booking'; readonly booking: Booking }
  | { readonly kind: 'form'; readonly id: string }

/** Returns everything that the code can confirm. Read-only, because mail programs prefetch links. */
export function findHeld(client: BackendClient, code: string): Promise<Result<Held[]>> {
  return callDatabase(client, 'held_by_code', { code }, (data) => listOf(data, heldOf))
}

function heldOf(held: unknown): Held | undefined {
  if (!isLike(held, { kind: '' })) return undefined
  if (held.kind === 'booking') {
    const booking = bookingOf(held)
    return booking && { kind: 'booking', booking }
  }
  const isForm = /^(lead|audit_request)$/.test(held.kind) && isLike(held, { kind: '', id: '' })
  return isForm ? { kind: 'form', id: held.id } : undefined
}

const notHeld = 'This link has expired. Please choose a time again.'

/** A confirmed call, with the person who typed it, maybe on another device. */
export interface ConfirmedCall {
  readonly booking: Booking
  readonly attendee: { readonly firstName: string; readonly lastName: string; readonly email: string }
}

/** Confirms a held call or form; the server then sends its mails. Idempotent. */
export async function confirmHeld(
  client: BackendClient,
  code: string,
  held: Held,
): Promise<Result<ConfirmedCall | 'form'>> {
  const held_id = held.kind === 'booking' ? held.booking.bookingId : held.id
  const confirmed = await callDatabase(client, 'confirm_held', { code, held_id }, confirmedOf)
  if (!confirmed.ok) return confirmed
  return confirmed.value ? succeed(confirmed.value) : fail('invalid', 'not_held', notHeld)
}

/** Null if the link has expired. */
function confirmedOf(data: unknown): ConfirmedCall | 'form' | null | undefined {
  if (isLike(data, { not_held: true })) return null
  if (isLike(data, { id: '', kind: '' })) return 'form'
  const booking = bookingOf(data)
  if (!booking || !isLike(data, { first_name: '', last_name: '', email: '' })) return undefined
  const { first_name, last_name, email } = data
  return { booking, attendee: { firstName: first_name, lastName: last_name, email } }
}
