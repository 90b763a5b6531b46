import type { BookingRules } from '../../content/model/booking-rules.ts'

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
