import { type CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date'
import type { BookingRules } from '../../content/model/booking-rules.ts'
import type { TakenTime, TimeSlot } from './time-slot.ts'
import { clockTime, wallClockOf } from './wall-time.ts'

export interface TimeSlotsInput {
  /** The current time, as a `Date` or an ISO 8601 instant. */
  readonly now: Date | string
  /** The IANA time zone that the visitor chose. */
  readonly timeZone: string
  /** From the database (`takenTimes`), in any order. */
  readonly taken: readonly TakenTime[]
  readonly rules: BookingRules
  /** Whether to offer times outside the rules' hours, too (`teamHours.offerOutside`). */
  readonly offerOutside?: boolean | undefined
}

/**
 * All bookable slots in order: from tomorrow (in the chosen zone) to `rules.daysAhead`, on open weekdays, during the
 * rules' hours as wall-clock time in the chosen zone (PRODUCT.md, "Booking rules"). Slots may overlap, because
 * starts can be closer together than a call is long; the database accepts only the first of two overlapping bookings.
 *
 * @throws RangeError if the runtime does not support the zone, or `now` is not a valid instant
 */
export function timeSlots({ now, timeZone, taken, rules, offerOutside }: TimeSlotsInput): TimeSlot[] {
  const nowMs = instantOf(now)
  const busy = taken.map(({ startsAt, endsAt }) => ({ start: instantOf(startsAt), end: instantOf(endsAt) }))
  const starts = startMinutes(offerOutside ? { ...rules, firstHour: 0, endHour: 24 } : rules)
  const slots: TimeSlot[] = []
  for (const date of openDays(nowMs, timeZone, rules)) {
    const instantAt = wallClockOf(date, timeZone)
    for (const minuteOfDay of starts) {
      const start = instantAt(minuteOfDay)
      if (start === undefined || start <= nowMs) continue
      const end = start + rules.lengthMinutes * 60_000
      // A call may start at the instant when another ends.
      if (busy.some((other) => start < other.end && other.start < end)) continue
      slots.push({
        date: date.toString(),
        time: clockTime(minuteOfDay),
        startsAt: new Date(start).toISOString(),
        available: true,
        ...(minuteOfDay < rules.firstHour * 60 && { outside: 'early' }),
        ...(minuteOfDay >= rules.endHour * 60 && { outside: 'late' }),
      })
    }
  }
  return slots
}

/** The open weekdays in the booking period, which begins tomorrow in the chosen zone. */
export function openDays(nowMs: number, timeZone: string, rules: BookingRules): CalendarDate[] {
  const today = toCalendarDate(fromAbsolute(nowMs, timeZone))
  const days = Array.from({ length: rules.daysAhead }, (_, i) => today.add({ days: i + 1 }))
  return days.filter((date) => rules.openWeekdays.includes(isoWeekday(date)))
}

/** The start times of a day, in minutes since midnight. `startEveryMinutes` restarts at each full hour. */
function startMinutes(rules: BookingRules): number[] {
  const starts: number[] = []
  for (let hour = rules.firstHour; hour < rules.endHour; hour += 1) {
    for (let minute = 0; minute < 60; minute += rules.startEveryMinutes) starts.push(hour * 60 + minute)
  }
  return starts
}

export function isoWeekday({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
}

export function instantOf(value: Date | string): number {
  const ms = new Date(value).getTime()
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${value}`)
  return ms
}
