/** A date and time without a zone, stored as the milliseconds since 1970 of the same date and time in UTC. */
export type WallTime = number

export const day = 86_400_000
export const hour = 3_600_000

/** RFC 5545's DATE or DATE-TIME: `YYYYMMDD`, or with `THHMMSS` and perhaps `Z`. */
const shape = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z)?)?$/i

export type ReadTime = { wall: WallTime; isDate: boolean; isUtc: boolean }

/** Parses exactly a DATE or DATE-TIME; undefined for anything else, and for a day that does not exist. */
export function readTime(value: string): ReadTime | undefined {
  const found = shape.exec(value)
  if (!found) return undefined
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  // Date.UTC turns years below 100 into 19xx; both turn April 31 into May 1.
  const midnight = new Date(0).setUTCFullYear(year, month - 1, date)
  const read = new Date(midnight)
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== date) return undefined
  return {
    // Leap seconds are read as second 59.
    wall: midnight + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000,
    isDate: found[4] === undefined,
    isUtc: found[7] !== undefined,
  }
}

/** Midnight at the beginning of the wall time's day. */
export const startOfDay = (wall: WallTime): WallTime => Math.floor(wall / day) * day

/** `offsetAt` returns the UTC offset at an instant, in milliseconds. */
export type TimeZone = { offsetAt(instant: number): number }

export const utc: TimeZone = { offsetAt: () => 0 }

export const toWall = (instant: number, zone: TimeZone): WallTime => instant + zone.offsetAt(instant)

/**
 * The instant of a wall time (RFC 5545, section 3.3.5): the first of two if a clock change repeats it; one that a change
 * skips is read with the UTC offset from before the change.
 */
export function toInstant(wall: WallTime, zone: TimeZone): number {
  const before = zone.offsetAt(wall - day)
  const offsets = new Set([before, zone.offsetAt(wall + day), zone.offsetAt(wall - before)])
  if (offsets.size === 1) return wall - before
  const instants = [...offsets].map((offset) => wall - offset)
  const [first = wall - before] = instants.filter((at) => toWall(at, zone) === wall).sort((a, b) => a - b)
  return first
}

/** Keyed by name in lower case: every spelling of a name is one zone. */
const known = new Map<string, TimeZone>()

/** A zone from the runtime's time zone data; undefined for an unknown name. */
export function namedZone(name: string): TimeZone | undefined {
  const key = name.toLowerCase()
  const zone = known.get(key) ?? makeNamedZone(name)
  if (zone) known.set(key, zone)
  return zone
}

function makeNamedZone(timeZone: string): TimeZone | undefined {
  // Only newer runtimes accept UTC offsets such as "+01".
  if (!/^[a-z]/i.test(timeZone)) return undefined
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return undefined
  }
  function offsetAt(instant: number): number {
    // Such as "11/25/2026, 21:07:03".
    const [month = 1, date = 1, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(instant)
      .split(/\D+/)
      .map(Number)
    return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
  }
  const offsets = new Map<number, number>()
  function remembered(instant: number): number {
    const found = offsets.get(instant) ?? offsetAt(instant)
    offsets.set(instant, found)
    return found
  }
  return {
    // Cached per day, to be fast with thousands of events. Zones change only at full quarter hours.
    offsetAt(asked) {
      const instant = Math.min(Math.max(asked, earliest), latest)
      const midnight = Math.floor(instant / day) * day
      const offset = remembered(midnight)
      return offset === remembered(midnight + day)
        ? offset
        : remembered(Math.floor(instant / 900_000) * 900_000)
    },
  }
}

/** Nothing is booked outside this range, and extreme dates are invalid in `Intl`. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)

/** 1 is Monday. */
export const isoWeekday = (wall: WallTime): number => new Date(wall).getUTCDay() || 7

/** 'YYYY-MM-DD' */
export const isoDay = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10)

/** ISO 8601 in UTC; '' for what is no instant. */
export function isoInstant(raw: unknown): string {
  const instant = new Date(typeof raw === 'string' ? raw : Number.NaN)
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
}

/** The days on which calls can be booked, as their midnights: open weekdays in the given zone, for the team also today. */
export function bookableDays(
  now: number,
  zone: TimeZone,
  {
    daysAhead,
    openWeekdays,
    withToday = false,
  }: { readonly daysAhead: number; readonly openWeekdays: readonly number[]; readonly withToday?: boolean },
): WallTime[] {
  const today = startOfDay(toWall(now, zone))
  const later = Array.from({ length: daysAhead }, (_, ahead) => today + (ahead + 1) * day)
  return [...(withToday ? [today] : []), ...later].filter((date) => openWeekdays.includes(isoWeekday(date)))
}
