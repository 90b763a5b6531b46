import { expect } from 'vitest'
import { database } from './database.ts'
import type { Answer } from './visitor.ts'

export const refusal = ({ status, body }: Answer) => [status, body.message]

export const teamSecret = async (id: unknown): Promise<string> =>
  (await database.service.call('team_secret', { row_id: id })).body

/** With a link for the person and one for the team. */
export async function bookLinked(changes: Record<string, unknown> = {}) {
  const { status, body } = await database.book(changes)
  expect([status, body]).toEqual([200, expect.anything()])
  const id = String(body.booking_id)
  return { id, secret: String(body.secret), team: await teamSecret(id) }
}

/** Sets the start of all calls, as an interval from now. */
export const startIn = (interval: string) =>
  database.query(
    "update public.bookings set starts_at = now() + $1::interval, ends_at = now() + $1::interval + interval '45 minutes'",
    [interval],
  )

export const change = (secret: string, startsAt: unknown, changes = {}) =>
  database.call('change_call', { secret, starts_at: startsAt, timezone: 'UTC', seen: 0, ...changes })

export const cancel = (secret: string, changes = {}) =>
  database.call('cancel_call', { secret, seen: 0, ...changes })

export const callOf = (secret: unknown) => database.call('call_of', { secret })
