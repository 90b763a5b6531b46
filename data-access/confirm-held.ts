import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { type Booking, BookingAnswerSchema, bookingOf } from './book-strategy-call.ts'
import type { BackendClient } from './client.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { withRetry } from './with-retry.ts'

/** What a mailed link opens: a call that is held, or a form that was sent without script. */
export type Held =
  | { readonly kind: 'booking'; readonly booking: Booking }
  | { readonly kind: 'form'; readonly id: string }

const HeldSchema = Type.Array(
  Type.Union([
    Type.Intersect([Type.Object({ kind: Type.Literal('booking') }), BookingAnswerSchema]),
    Type.Object({ kind: Type.Enum(['lead', 'audit_request']), id: Type.String() }),
  ]),
)

/** What is held under the code. Changes nothing: mail programs open links on their own. */
export function findHeld(client: BackendClient, code: string): Promise<Result<Held[]>> {
  return withRetry(async (signal) => {
    const { data, error, status } = await client.rpc('held_by_code', { code }).abortSignal(signal)
    if (error) return serverFailure({ ...error, status })
    if (!Check(HeldSchema, data)) return fail('server', `${status}: not a list of what is held`)
    return succeed(data.map(heldOf))
  })
}

function heldOf(held: Static<typeof HeldSchema>[number]): Held {
  return 'booking_id' in held ? { kind: 'booking', booking: bookingOf(held) } : { kind: 'form', id: held.id }
}

/** Makes it stand. The mails that follow are the server's to send; this asks for nothing twice. */
export function confirmHeld(
  client: BackendClient,
  code: string,
  held: Held,
): Promise<Result<Booking | undefined>> {
  return withRetry(async (signal) => {
    const held_id = held.kind === 'booking' ? held.booking.bookingId : held.id
    const { data, error, status } = await client.rpc('confirm_held', { code, held_id }).abortSignal(signal)
    if (error) return serverFailure({ ...error, status })
    return succeed(Check(BookingAnswerSchema, data) ? bookingOf(data) : undefined)
  })
}
