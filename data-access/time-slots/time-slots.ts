import type { BookingRules } from '../../content/model/booking-rules.ts'
import {
  namedZone,
  type TimeZone,
  toInstant,
  toWall,
} from '../../supabase/functions/_shared/time/time-zone.ts'
import { day, startOfDay, type WallTime } from '../../supabase/functions/_shared/time/wall-time.ts'
import type { TakenTime, TimeSlot } from './time-slot.ts'

const minute = 60_000

export interface TimeSlotsInput {
  /** The current time, as a `Date` or an ISO 8601 instant. */
  readonly now: Date | string
  /** The IANA time zone that the visitor chose. */
  readonly timeZone: string
  /** From the database (`takenTimes`), in any order. */
  readonly taken: readonly TakenTime[]
  readonly rules: BookingRules
}

/**
 * All bookable slots in order: from tomorrow (in the chosen zone) to `rules.daysAhead`, on open weekdays, during the
 * rules' hours as wall-clock time in the chosen zone (product specification, section 9). Slots may overlap, because
 * starts can be closer together than a call is long; the database accepts only the first of two overlapping bookings.
 *
 * @throws RangeError if the runtime does not support the zone, or `now` is not a valid instant
 */
export function timeSlots({ now, timeZone, taken, rules }: TimeSlotsInput): TimeSlot[] {
  const nowMs = instantOf(now)
  const zone = zoneOf(timeZone)
  const busy = taken.map(({ startsAt, endsAt }) => ({ start: instantOf(startsAt), end: instantOf(endsAt) }))
  const starts = startMinutes(rules)
  const slots: TimeSlot[] = []
  for (const date of openDays(nowMs, zone, rules)) {
    for (const minuteOfDay of starts) {
      const start = instantAt(date + minuteOfDay * minute, zone)
      if (start === undefined || start <= nowMs) continue
      const end = start + rules.lengthMinutes * minute
      // A call may start at the instant when another ends.
      if (busy.some((other) => start < other.end && other.start < end)) continue
      slots.push({
        date: isoDate(date),
        time: clockTime(minuteOfDay),
        startsAt: new Date(start).toISOString(),
        available: true,
      })
    }
  }
  return slots
}

/** @throws RangeError if the runtime does not support the zone */
export function zoneOf(timeZone: string): TimeZone {
  const zone = namedZone(timeZone)
  if (!zone) throw new RangeError(`Not a time zone: ${timeZone}`)
  return zone
}

/** Midnight of the open weekdays in the booking period, which begins tomorrow in the chosen zone. */
export function openDays(nowMs: number, zone: TimeZone, rules: BookingRules): WallTime[] {
  const today = startOfDay(toWall(nowMs, zone))
  const days = Array.from({ length: rules.daysAhead }, (_, i) => today + (i + 1) * day)
  return days.filter((date) => rules.openWeekdays.includes(new Date(date).getUTCDay() || 7))
}

/**
 * The instant of a wall time: the first, if clocks are set back and it occurs twice; undefined if it does not occur
 * (clocks set forward, or a day that a country skipped).
 */
export function instantAt(wall: WallTime, zone: TimeZone): number | undefined {
  const instant = toInstant(wall, zone)
  return toWall(instant, zone) === wall ? instant : undefined
}

/** '2026-12-01' */
export const isoDate = (date: WallTime) => new Date(date).toISOString().slice(0, 10)

/** The start times of a day, in minutes since midnight. `startEveryMinutes` restarts at each full hour. */
function startMinutes(rules: BookingRules): number[] {
  const starts: number[] = []
  for (let hour = rules.firstHour; hour < rules.endHour; hour += 1) {
    for (let minute = 0; minute < 60; minute += rules.startEveryMinutes) starts.push(hour * 60 + minute)
  }
  return starts
}

/** Formats minutes since midnight: 585 is '9:45 AM'. */
function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minutes = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

export function instantOf(value: Date | string): number {
  const ms = new Date(value).getTime()
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${value}`)
  return ms
}
