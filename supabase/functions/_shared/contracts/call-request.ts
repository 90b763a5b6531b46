import { callWeekdays, partOfDayHours, teamDaysAhead, teamZone } from '../../../../content/booking-facts.ts'
import { bookingRules } from '../../../../content/booking-rules.ts'
import { bookableDays, hour, isoDay, namedZone, readTime, toInstant, utc } from '../time/time-zone.ts'

/* The day and part of the day that a call request asks for. Days are 'YYYY-MM-DD'. */

export const partsOfDay = ['morning', 'afternoon', 'any'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const partOfDayLabels: Record<PartOfDay, string> = {
  morning: withHours('Morning', partOfDayHours.morning),
  afternoon: withHours('Afternoon', partOfDayHours.afternoon),
  any: `Anytime, ${partOfDayHours.any}`,
}

function withHours(part: string, hours: string): string {
  return hours ? `${part} (${hours})` : part
}

/** Parses the value of a date field; returns '' for a missing or impossible date. */
export function readDay(raw: unknown): string {
  const read = readTime(typeof raw === 'string' ? raw.trim().replaceAll('-', '') : '')
  return read?.isDate ? isoDay(read.wall) : ''
}

export const isOnDay = (instant: string, day: string, timeZone: string): boolean =>
  new Intl.DateTimeFormat('en-CA', { timeZone: namedZone(timeZone) ? timeZone : 'UTC' }).format(
    new Date(instant),
  ) === day

/** The days that can be asked for: the days with calls, within three months. An unknown zone counts as UTC. */
export const requestDays = (now: Date, timeZone: string): string[] =>
  bookableDays(now.getTime(), namedZone(timeZone) ?? utc, {
    openWeekdays: callWeekdays,
    daysAhead: teamDaysAhead,
  }).map(isoDay)

const { firstHour, endHour } = bookingRules
const hours: Record<PartOfDay, [number, number]> = {
  morning: [firstHour, Math.min(endHour, 12)],
  afternoon: [Math.max(firstHour, 12), endHour],
  any: [firstHour, endHour],
}

/** When a requested part of a day begins and ends, in epoch milliseconds; undefined if the time zone is unknown. */
function askedTime(day: string, part: PartOfDay, timeZone: string): [number, number] | undefined {
  const zone = namedZone(timeZone)
  const [from, until] = hours[part]
  const midnight = Date.parse(day)
  return zone && [toInstant(midnight + from * hour, zone), toInstant(midnight + until * hour, zone)]
}

/**
 * The error of a call request for a day off: the team is away at the whole time that it asks for.
 *
 * @param takenIn the taken times within a range (ISO 8601)
 */
export async function dayOffError(
  row: { preferred_day?: string | null; preferred_part_of_day?: string | null; timezone?: string },
  takenIn: (range: {
    from: string
    until: string
  }) => Promise<readonly { startsAt: string; endsAt: string; away?: boolean }[]>,
): Promise<{ day: string } | undefined> {
  const { preferred_day: day, preferred_part_of_day: part, timezone } = row
  const asked = day && askedTime(day, part as PartOfDay, timezone || teamZone)
  if (!asked) return undefined
  const [from, until] = asked
  const taken = await takenIn({ from: new Date(from).toISOString(), until: new Date(until).toISOString() })
  const isAway = taken.some(
    ({ away, startsAt, endsAt }) => away && Date.parse(startsAt) <= from && until <= Date.parse(endsAt),
  )
  return isAway ? { day: 'Our team is away on this day. Please choose another one' } : undefined
}
