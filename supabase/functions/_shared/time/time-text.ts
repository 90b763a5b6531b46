import { bookingRules } from '../../../../content/booking-rules.ts'
import { day, isoDay, namedZone, toWall, utc, type WallTime } from './time-zone.ts'

/* How days, times and time zones are written, in the browser and in mails. */

// Created once: each takes 1 ms on a slow phone.
const ofDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, day: 'numeric', timeZone: 'UTC' })
const dayFormats = {
  full: ofDay({ weekday: 'long', month: 'long', year: 'numeric' }),
  long: ofDay({ weekday: 'long', month: 'long' }),
  short: ofDay({ weekday: 'short', month: 'short' }),
}

/** 'Tuesday, December 1, 2026', or long 'Tuesday, December 1', or short 'Tue, Dec 1', for '2026-12-01'. */
export const dayText = (date: string, style: keyof typeof dayFormats = 'full'): string =>
  dayFormats[style].format(new Date(`${date}T12:00:00Z`))

/** '9:45 AM', the time in a zone at an instant, with a plain space: newer Unicode data has a narrow one before AM. */
export function timeOfDay(instant: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return format.format(new Date(instant)).replace(/\s/g, ' ')
}

/** The afternoon begins at 12:00 PM, the evening at 5:00 PM. */
export function partOfDay(time: string): 'morning' | 'afternoon' | 'evening' {
  if (time.endsWith('AM')) return 'morning'
  return Number.parseInt(time, 10) % 12 < 5 ? 'afternoon' : 'evening'
}

/** A date and time as stored with a call: '2026-12-01' and '9:45 AM'. */
export function storedWallTime(date: string, time: string): WallTime {
  const [, hour = 0, minute = 0, half] = /^(\d+):(\d+) ([AP])M$/.exec(time) ?? []
  return (
    Date.parse(`${date}T00:00Z`) +
    ((Number(hour) % 12) * 60 + Number(minute)) * 60_000 +
    (half === 'P' ? day / 2 : 0)
  )
}

/**
 * The UTC offset that makes an instant this wall time: "GMT−6", "GMT+5:30", with a minus sign (U+2212) that does not
 * allow a line break before the number. Derived from the call rather than the zone, because each host has its own time
 * zone data.
 */
export function gmtOffset(wall: WallTime, instant: Date): string {
  const minutes = Math.round((wall - instant.getTime()) / 60_000)
  const [hours, past] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'GMT'
  return `GMT${minutes < 0 ? '\u2212' : '+'}${hours}${past ? `:${String(past).padStart(2, '0')}` : ''}`
}

/** The UTC offset of a call, beside its time, so that a visitor whose browser has old time zone data can notice. */
export const offsetLabel = (call: { date: string; time: string; startsAt: string }): string =>
  gmtOffset(storedWallTime(call.date, call.time), new Date(call.startsAt))

/** The zone's name without regard to daylight saving time: 'Central Time', 'India Standard Time'. */
export function zoneName(timeZone: string): string {
  // Chromium's generic name for UTC is 'GMT+00:00'.
  if (timeZone === 'UTC') return 'Coordinated Universal Time'
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** 'Central' for the label 'Central Time', where a zone stands right after a time. */
export const shortZone = (label: string): string =>
  label.replace('Coordinated Universal', 'UTC').replace(/( Standard)? Time\b/, '')

const labels = new Map<string, string>(bookingRules.timeZones.map(({ id, label }) => [id, label]))

/**
 * A zone's label, everywhere: an offered zone's own, otherwise 'India Standard Time (Kolkata)'. The city distinguishes
 * zones with the same name, such as Vancouver's. Cached: naming takes milliseconds on a slow phone.
 */
export function zoneLabel(timeZone: string): string {
  const label = labels.get(timeZone) ?? labelOf(timeZone)
  labels.set(timeZone, label)
  return label
}

function labelOf(timeZone: string): string {
  const name = zoneName(timeZone)
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).pop()
  if (city) return `${name} (${city.replaceAll('_', ' ')})`
  return bookingRules.timeZones.some(({ label }) => label === name) ? `${name} (${timeZone})` : name
}

type Style = 'long' | 'short'

/** "Tuesday, December 1, 2026 at 9:45 AM Central Time", or short, for a subject: "Tue, Dec 1, 9:45 AM Central". */
export function momentText(instant: Date, timeZone: string, style: Style = 'long'): string {
  const zone = timeZone === 'UTC' ? undefined : namedZone(timeZone)
  return zone
    ? wallText(new Date(toWall(instant.getTime(), zone)), nameOf(timeZone, style), style)
    : wallText(instant, 'UTC', style)
}

type BookedTime = Record<'starts_at' | 'booking_date' | 'booking_time' | 'timezone', string>

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

/** Parses a `timestamptz`: `2026-12-01T15:45:00+00:00`, or PostgreSQL's own `2026-12-01 15:45:00+00`. */
export function parseInstant(value: string): Date {
  const instant = new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(instant.getTime())) throw new Error('A row contains an invalid time.')
  return instant
}
