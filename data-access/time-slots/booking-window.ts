import type { BookingRules } from '../../content/model/booking-rules.ts'

const dayMs = 86_400_000

/**
 * The span for which to request taken times: wide enough for every zone, so that changing the
 * zone needs no second request. Instants in ISO 8601; the rules' limit of 28 days keeps it within the
 * 31 days that the database answers for.
 */
export function bookingWindow(now: Date, rules: BookingRules): { from: string; until: string } {
  // The last day ends up to one day after `daysAhead` times 24 hours; one more for changes of offset.
  const until = now.getTime() + (rules.daysAhead + 2) * dayMs
  return { from: now.toISOString(), until: new Date(until).toISOString() }
}
