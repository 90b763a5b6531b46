import { bookingRules, teamHours } from './booking-rules.ts'
import type { TeamHours } from './model/booking-rules.ts'

/*
 * Facts derived from the booking rules. Use them in template strings (`${openDays}`) instead of typing the words, so that
 * texts stay correct when those change.
 */

const team: TeamHours | null = teamHours

/** The zone of the team's day, in its mails and lists. */
export const teamZone = (team as TeamHours | null)?.timeZone ?? bookingRules.defaultTimeZone

const dayNames = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  // January 1, 2024 was a Monday.
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
)

const teamDays = (team as TeamHours | null)?.hours.flatMap(({ days }) => days)
/** The days on which calls take place: 1 is Monday. */
export const callWeekdays = bookingRules.openWeekdays.filter((day) => teamDays?.includes(day) ?? true)

/** “Monday through Friday”. */
export const openDays = daysInWords(callWeekdays)

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
export const inWords = (count: number) => numbers[count] ?? String(count)

/** “two weeks”: how far ahead a call can be booked. */
export const bookingPeriod =
  bookingRules.daysAhead % 7
    ? inUnits(bookingRules.daysAhead, 'day')
    : inUnits(bookingRules.daysAhead / 7, 'week')

/** Three months: how far ahead a call can be asked for, and the team can book. */
export const teamDaysAhead = 92

const today = new Date().toISOString().slice(0, 10)

/** “We’re out November 23–27.”: the team’s days off that aren’t over. Empty without any. */
export const awayInWords = daysOffInWords((team as TeamHours | null)?.daysOff ?? [], today)

/** The hours that a part of the day means, in words. Empty where there are none. */
export const partOfDayHours = {
  morning: hoursInWords(bookingRules.firstHour, Math.min(bookingRules.endHour, 12)),
  afternoon: hoursInWords(Math.max(bookingRules.firstHour, 12), bookingRules.endHour),
  any: hoursInWords(bookingRules.firstHour, bookingRules.endHour),
}

function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => dayNames[day - 1] ?? '')
  const inARow = days.every((day, i) => i === 0 || day === (days[i - 1] ?? 0) + 1)
  return inARow && days.length > 2
    ? `${names[0]} through ${names.at(-1)}`
    : new Intl.ListFormat('en-US').format(names)
}

export function daysOffInWords(daysOff: readonly { from: string; until?: string }[], since: string): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  // Without the thin spaces around the dash, which the site's fonts lack.
  const coming = daysOff.filter(({ from, until = from }) => until >= since)
  const names = coming.map(({ from, until = from }) =>
    format.formatRange(new Date(from), new Date(until)).replaceAll('\u2009', ''),
  )
  return names.length > 0 ? `We’re out ${new Intl.ListFormat('en-US').format(names)}.` : ''
}

function inUnits(count: number, unit: string): string {
  return count === 1 ? unit : `${inWords(count)} ${unit}s`
}

/** “9 a.m. to noon”; empty if there is no time in between. */
function hoursInWords(from: number, until: number): string {
  return from < until ? `${hourInWords(from)} to ${hourInWords(until)}` : ''
}

function hourInWords(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  return hour === 12 ? 'noon' : `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
