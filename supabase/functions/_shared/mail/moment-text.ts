import type { BookingRow } from '../database/answers.ts'
import { dayText, gmtOffset, shortZone, storedWallTime, timeOfDay, zoneLabel } from '../time/time-text.ts'
import { isoDay, namedZone, toWall, utc } from '../time/time-zone.ts'

type Style = 'long' | 'short'

/** "Tuesday, December 1, 2026 at 9:45 AM Central Time", or short, for a subject: "Tue, Dec 1, 9:45 AM Central". */
export function momentText(instant: Date, timeZone: string, style: Style = 'long'): string {
  const zone = timeZone === 'UTC' ? undefined : namedZone(timeZone)
  return zone
    ? wallText(new Date(toWall(instant.getTime(), zone)), nameOf(timeZone, style), style)
    : wallText(instant, 'UTC', style)
}

type BookedTime = Pick<BookingRow, 'starts_at' | 'booking_date' | 'booking_time' | 'timezone'>

/**
 * The call's time as the person saw it: the time zone data of their browser may be newer than this runtime's.
 *
 * @param style `short` for a subject
 * @param at another time than the call's, in the same zone and by the same data
 */
export function bookedTime(row: BookedTime, style: Style = 'long', at: string = row.starts_at): string {
  const zone = namedZone(row.timezone) ?? utc
  const wallHere = (instant: string) => toWall(parseInstant(instant).getTime(), zone)
  const shift = storedWallTime(row.booking_date, row.booking_time) - wallHere(row.starts_at)
  const wall = wallHere(at) + shift
  if (row.timezone === 'UTC') return wallText(parseInstant(at), 'UTC', style)
  // With the UTC offset if the zone is unknown here.
  return wallText(new Date(wall), nameOf(row.timezone, style) || gmtOffset(wall, parseInstant(at)), style)
}

function wallText(wall: Date, zone: string, style: Style): string {
  const date = dayText(isoDay(wall.getTime()), style === 'long' ? 'full' : 'short')
  return `${date}${style === 'long' ? ' at' : ','} ${timeOfDay(wall, 'UTC')} ${zone}`
}

/** "Central Time", as in the scheduler; '' for an unknown zone, which may be any text. */
export const zoneText = (timeZone: string): string => (namedZone(timeZone) ? zoneLabel(timeZone) : '')

const nameOf = (timeZone: string, style: Style): string =>
  style === 'long' ? zoneText(timeZone) : shortZone(zoneText(timeZone))

/** "Mon, Nov 30, 6 to 9 PM Central", of two instants. */
export function spanText(from: number, until: number, timeZone: string): string {
  const zone = namedZone(timeZone) ?? utc
  const timeAt = (at: number) => timeOfDay(new Date(at), timeZone).replace(':00', '')
  const dayAt = (at: number) => dayText(isoDay(toWall(at, zone)), 'short')
  const [start, end] = [timeAt(from), timeAt(until)]
  const [first, last] = [dayAt(from), dayAt(until)]
  const sameHalf = first === last && start.slice(-2) === end.slice(-2)
  return `${first}, ${sameHalf ? start.slice(0, -3) : start} to ${first === last ? '' : `${last}, `}${end} ${nameOf(timeZone, 'short')}`
}

/** Parses a `timestamptz`: `2026-12-01T15:45:00+00:00`, or PostgreSQL's own `2026-12-01 15:45:00+00`. */
export function parseInstant(value: string): Date {
  const instant = new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(instant.getTime())) throw new Error('A row contains an invalid time.')
  return instant
}
