import { bookingRules, teamHours } from './booking-rules.ts'
import { meetingTemplates } from './meeting-templates.ts'
import type { TeamHours } from './model/booking-rules.ts'
import { type RoutePath, routes } from './routes.ts'

/*
 * Facts derived from the booking rules and the route table. Use them in template strings (`${openDays}`) instead of
 * typing the words, so that texts stay correct when those change.
 */

const dayNames = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  // January 1, 2024 was a Monday.
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
)

const teamDays = (teamHours as TeamHours | null)?.hours.flatMap(({ days }) => days)
/** The days on which calls take place: 1 is Monday. */
export const callWeekdays = bookingRules.openWeekdays.filter((day) => teamDays?.includes(day) ?? true)

/** “Monday through Friday”. */
export const openDays = daysInWords(callWeekdays)

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => numbers[count] ?? String(count)

/** “two weeks”: how far ahead a call can be booked. */
export const bookingPeriod =
  bookingRules.daysAhead % 7
    ? inUnits(bookingRules.daysAhead, 'day')
    : inUnits(bookingRules.daysAhead / 7, 'week')

/** “We’re out November 23–27.”: the team’s days off. Empty without any. */
export const awayInWords = daysOffInWords(teamHours?.daysOff ?? [])

const inMenu = (menu: string) =>
  (Object.keys(routes) as RoutePath[]).filter((path) => {
    const route = routes[path]
    return 'menu' in route && route.menu === menu
  })

/** The service pages, by the menu that lists them. */
export const services = { digital: inMenu('digital'), fundraising: inMenu('fundraising') }

/** Numbers in words (“five”) of the services in each menu, and of the meeting templates. */
export const counts = {
  digitalServices: inWords(services.digital.length),
  fundraisingServices: inWords(services.fundraising.length),
  services: inWords(services.digital.length + services.fundraising.length),
  meetingTemplates: inWords(Object.keys(meetingTemplates).length),
}

/** A count at the start of a sentence: “Five”. */
export const capitalized = (count: string) => count.charAt(0).toUpperCase() + count.slice(1)

function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => dayNames[day - 1] ?? '')
  const inARow = days.every((day, i) => i === 0 || day === (days[i - 1] ?? 0) + 1)
  return inARow && days.length > 2
    ? `${names[0]} through ${names.at(-1)}`
    : new Intl.ListFormat('en-US').format(names)
}

export function daysOffInWords(daysOff: readonly { from: string; until?: string }[]): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  // Without the thin spaces around the dash, which the site's fonts lack.
  const names = daysOff.map(({ from, until = from }) =>
    format.formatRange(new Date(from), new Date(until)).replaceAll('\u2009', ''),
  )
  return names.length > 0 ? `We’re out ${new Intl.ListFormat('en-US').format(names)}.` : ''
}

function inUnits(count: number, unit: string): string {
  return count === 1 ? unit : `${inWords(count)} ${unit}s`
}

/** “9 a.m. to noon”; empty if there is no time in between. */
export function hoursInWords(from: number, until: number): string {
  return from < until ? `${hourInWords(from)} to ${hourInWords(until)}` : ''
}

function hourInWords(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  return hour === 12 ? 'noon' : `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
