import type { BookingRules } from '../content/model/booking-rules.ts'
import { callDatabase, isoInstant, listOf } from './ask-backend.ts'
import type { BackendClient } from './client.ts'
import type { Result } from './result.ts'
import type { TakenTime } from './time-slots/time-slots.ts'

/**
 * The periods between two instants that cannot be booked: taken, outside the team's hours, or on a day off.
 * The server returns no other details about them.
 *
 * @param window at most 31 days: `bookingWindow(now, rules)`
 * @param secret of the link that was opened: the team may book outside its hours, and a call that is moved takes no time
 */
export function takenTimes(
  client: BackendClient,
  window: { readonly from: string; readonly until: string },
  secret = '',
): Promise<Result<TakenTime[]>> {
  const range = { from_instant: window.from, until_instant: window.until }
  const headers: Record<string, string> = secret ? { 'x-request-secret': secret } : {}
  return callDatabase(client, 'taken_times', range, (data) => listOf(data, takenTimeOf), { headers })
}

function takenTimeOf(row: unknown): TakenTime | undefined {
  const { starts_at, ends_at, away } = { ...(row as object | null) } as Record<string, unknown>
  const [startsAt, endsAt] = [isoInstant(starts_at), isoInstant(ends_at)]
  return startsAt && endsAt ? { startsAt, endsAt, ...(away === true && { away }) } : undefined
}

const dayMs = 86_400_000

/**
 * The period for which to request taken times, as ISO 8601 instants. It covers every time zone, so that changing the
 * zone needs no second request. `daysAhead` is at most 28, which keeps it within the database's limit of 31 days.
 */
export function bookingWindow(now: Date, rules: BookingRules): { from: string; until: string } {
  // The last day ends up to one day after `daysAhead` × 24 hours. The second extra day covers UTC offset changes.
  const until = now.getTime() + (rules.daysAhead + 2) * dayMs
  return { from: now.toISOString(), until: new Date(until).toISOString() }
}
