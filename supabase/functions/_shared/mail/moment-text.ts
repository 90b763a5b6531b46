import type { BookingRow } from '../database/rows.ts'
import { offeredZones } from '../site-values.ts'
import { gmtOffset, storedWallTime } from '../time/gmt-offset.ts'
import { namedZone, toWall, utc } from '../time/time-zone.ts'
import { shortZone, zoneLabel } from '../time/zone-name.ts'

const dateFormats = {
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
} as const
type Style = keyof typeof dateFormats

/** "9:45 AM". Newer Unicode data has a narrow space before AM, which some mail clients show as a box. */
export function timeOfDay(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return format.format(instant).replace(/\s/g, ' ')
}

/** "Tuesday, December 1, 2026 at 9:45 AM Central Time". */
export const momentText = (instant: Date, timeZone: string): string => inZone(instant, timeZone, 'long')

/** "Tue, Dec 1, 9:45 AM Central", for a subject. */
export const shortMoment = (instant: Date, timeZone: string): string => inZone(instant, timeZone, 'short')

function inZone(instant: Date, timeZone: string, style: Style): string {
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
  const date = new Intl.DateTimeFormat('en-US', { ...dateFormats[style], timeZone: 'UTC' }).format(wall)
  return `${date}${style === 'long' ? ' at' : ','} ${timeOfDay(wall, 'UTC')} ${zone}`
}

/** "Central Time", as in the scheduler; '' for an unknown zone, which may be any text. */
export const zoneText = (timeZone: string): string =>
  namedZone(timeZone) ? zoneLabel(timeZone, offeredZones) : ''

const nameOf = (timeZone: string, style: Style): string =>
  style === 'long' ? zoneText(timeZone) : shortZone(zoneText(timeZone))

/** "Mon, Nov 30, 6 to 9 PM Central", of two instants. */
export function spanText(from: number, until: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { ...dateFormats.short, timeZone })
  const [start, end] = [from, until].map((at) => timeOfDay(new Date(at), timeZone).replace(':00', '')) as [
    string,
    string,
  ]
  const [first, last] = [day.format(from), day.format(until)]
  const sameHalf = first === last && start.slice(-2) === end.slice(-2)
  return `${first}, ${sameHalf ? start.slice(0, -3) : start} to ${first === last ? '' : `${last}, `}${end} ${nameOf(timeZone, 'short')}`
}

/** Parses a `timestamptz`: `2026-12-01T15:45:00+00:00`, or PostgreSQL's own `2026-12-01 15:45:00+00`. */
export function parseInstant(value: string): Date {
  const instant = new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(instant.getTime())) throw new Error('A row contains an invalid time.')
  return instant
}
