import type { BookingRules } from '../../content/model/booking-rules.ts'
import {
  bookableDays,
  day,
  isoDay,
  isoInstant,
  isoWeekday,
  namedZone,
  type TimeZone,
  toInstant,
  toWall,
  type WallTime,
} from '../../supabase/functions/_shared/time/time-zone.ts'
import { callDatabase, listOf, type Result } from '../ask-backend.ts'
import type { BackendClient } from '../backend.ts'

/** A start time that a visitor can book. */
export interface TimeSlot {
  /** The date in the chosen zone: 'YYYY-MM-DD'. */
  readonly date: string
  /** The start in the chosen zone, as displayed: '9:45 AM', with a plain space. */
  readonly time: string
  /** The same start as an instant: ISO 8601 in UTC. */
  readonly startsAt: string
  /** Outside the team's hours. Offered to the team only. */
  readonly away?: true
}

/** A period that cannot be booked, as ISO 8601 instants. The end is exclusive. */
export interface TakenTime {
  readonly startsAt: string
  readonly endsAt: string
  /** The team does not work then. Visitors get the same time as a taken one, too. */
  readonly away?: true
}

export interface TimeSlotsInput {
  readonly now: Date
  /** The IANA time zone that the visitor chose. */
  readonly timeZone: string
  /** From the database (`takenTimes`), in any order. */
  readonly taken: readonly TakenTime[]
  readonly rules: SlotRules
}

/** The team can choose a time of today, too. */
export type SlotRules = BookingRules & { readonly withToday?: boolean }

/**
 * All bookable slots in order: from tomorrow (`withToday`: from now; in the chosen zone) to `rules.daysAhead`, on open weekdays, during the
 * rules' hours as wall-clock time in the chosen zone (PRODUCT.md, "Booking rules"). Slots may overlap, because
 * starts can be closer together than a call is long; the database accepts only the first of two overlapping bookings.
 */
export function timeSlots({ now, timeZone, taken, rules }: TimeSlotsInput): TimeSlot[] {
  const zone = namedZone(timeZone)
  if (!zone) return []
  const periods = taken.map(({ startsAt, endsAt, away }) => ({
    away,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  }))
  const starts = startMinutes(rules)
  const slots: TimeSlot[] = []
  for (const midnight of bookableDays(now.getTime(), zone, rules)) {
    for (const minuteOfDay of starts) {
      const start = instantAt(midnight + minuteOfDay * 60_000, zone)
      if (start === undefined || start <= now.getTime()) continue
      const end = start + rules.lengthMinutes * 60_000
      // A call may start at the instant when another ends.
      const met = periods.filter((period) => start < period.end && period.start < end)
      if (met.some(({ away }) => !away)) continue
      slots.push({
        date: isoDay(midnight),
        time: clockTime(minuteOfDay),
        startsAt: new Date(start).toISOString(),
        ...(met.length > 0 && { away: true }),
      })
    }
  }
  return slots
}

export function slotsOn(slots: readonly TimeSlot[], date: string): TimeSlot[] {
  return slots.filter((slot) => slot.date === date)
}

/** The first `rules.maxDates` days with an available slot, as 'YYYY-MM-DD'. */
export function availableDates(slots: readonly TimeSlot[], rules: BookingRules): string[] {
  return [...new Set(slots.map((slot) => slot.date))].slice(0, rules.maxDates)
}

/** In how many calendar weeks the days are that are offered, at most: the same on every day of the week. */
export const weeksShown = ({ daysAhead }: BookingRules): number => Math.ceil((daysAhead + 6) / 7)

/** The open weekdays of these weeks, whether they are offered or not, as 'YYYY-MM-DD'. */
export function calendarDays({ now, timeZone, rules }: Omit<TimeSlotsInput, 'taken'>): string[] {
  const zone = namedZone(timeZone)
  const days = zone ? bookableDays(now.getTime(), zone, rules) : []
  const [first, last = first] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const monday = first - (isoWeekday(first) - 1) * day
  // With today, a calendar that begins on a Sunday needs one week more.
  const length = Math.max(weeksShown(rules) * 7, (last - monday) / day + 1)
  return Array.from({ length }, (_, i) => monday + i * day)
    .filter((date) => rules.openWeekdays.includes(isoWeekday(date)))
    .map(isoDay)
}

/** The start times of a day, in minutes since midnight. `startEveryMinutes` restarts at each full hour. */
function startMinutes(rules: BookingRules): number[] {
  const starts: number[] = []
  for (let hour = rules.firstHour; hour < rules.endHour; hour += 1) {
    for (let minute = 0; minute < 60; minute += rules.startEveryMinutes) starts.push(hour * 60 + minute)
  }
  return starts
}

/** The first of two instants of a time that a clock change repeats; undefined for one that it skips. */
function instantAt(wall: WallTime, zone: TimeZone): number | undefined {
  const instant = toInstant(wall, zone)
  return toWall(instant, zone) === wall ? instant : undefined
}

/** 585 is '9:45 AM'. */
function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The periods between two instants that cannot be booked: taken, outside the team's hours, or on a day off.
 * The server returns no other details about them.
 *
 * @param window at most 31 days, for the team `teamDaysAhead` and eight more: `bookingWindow(now, rules)`
 * @param secret of the link that was opened: the team may book outside its hours, and a call that is moved takes no time
 */
export function takenTimes(
  client: BackendClient,
  window: { readonly from: string; readonly until: string },
  secret = '',
): Promise<Result<TakenTime[]>> {
  const range = { from_instant: window.from, until_instant: window.until }
  const headers: Record<string, string> = secret ? { 'x-request-secret': secret } : {}
  return callDatabase(client, 'taken_times', range, (data) => listOf(data, takenTimeOf), { headers })
}

function takenTimeOf(row: unknown): TakenTime | undefined {
  const { starts_at, ends_at, away } = { ...(row as object | null) } as Record<string, unknown>
  const [startsAt, endsAt] = [isoInstant(starts_at), isoInstant(ends_at)]
  return startsAt && endsAt ? { startsAt, endsAt, ...(away === true && { away }) } : undefined
}

/**
 * The period for which to request taken times, as ISO 8601 instants. It covers every time zone, so that changing the
 * zone needs no second request. A visitor's `daysAhead` is at most 28, which keeps it within the database's limit.
 */
export function bookingWindow(now: Date, rules: BookingRules): { from: string; until: string } {
  // The last day ends up to one day after `daysAhead` × 24 hours. The second extra day covers UTC offset changes.
  const until = now.getTime() + (rules.daysAhead + 2) * day
  return { from: now.toISOString(), until: new Date(until).toISOString() }
}
