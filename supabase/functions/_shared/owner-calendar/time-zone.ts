import { day, type WallTime } from './wall-time.ts'

/** All that is asked of a time zone: its offset from UTC, in milliseconds, at an instant. */
export type TimeZone = { offsetAt(instant: number): number }

export const utc: TimeZone = { offsetAt: () => 0 }

export const toWall = (instant: number, zone: TimeZone): WallTime => instant + zone.offsetAt(instant)

/**
 * The instants that a wall time means, as RFC 5545 (section 3.3.5) has it: of a time that exists twice the
 * first comes first; one that is skipped counts with the offset from before the change.
 */
export function toInstants(wall: WallTime, zone: TimeZone): [number, ...number[]] {
  const before = zone.offsetAt(wall - day)
  const offsets = new Set([before, zone.offsetAt(wall + day), zone.offsetAt(wall - before)])
  const [first, ...others] = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => toWall(instant, zone) === wall)
    .sort((a, b) => a - b)
  return first === undefined ? [wall - before] : [first, ...others]
}

export const toInstant = (wall: WallTime, zone: TimeZone): number => toInstants(wall, zone)[0]

const known = new Map<string, TimeZone>()

/** A zone of the runtime's own data; undefined for a name that it does not have. */
export function namedZone(name: string): TimeZone | undefined {
  const zone = known.get(name) ?? makeNamedZone(name)
  if (zone) known.set(name, zone)
  return zone
}

function makeNamedZone(timeZone: string): TimeZone | undefined {
  // Two digits of offset ("+01") are a zone to newer runtimes only.
  if (!/^[a-z]/i.test(timeZone)) return undefined
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
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
    const at: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) at[type] = Number(value)
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = at
    return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
  }
  const offsets = new Map<number, number>()
  function remembered(instant: number): number {
    const found = offsets.get(instant) ?? offsetAt(instant)
    offsets.set(instant, found)
    return found
  }
  return {
    // Asking once for each day keeps thousands of events quick. Zones change at quarters of an hour.
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

/** Beyond these nothing is booked, and the runtime may not know the date at all. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)
