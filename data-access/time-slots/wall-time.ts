import { type CalendarDate, fromAbsolute, Time, toCalendarDateTime, toZoned } from '@internationalized/date'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Gives, for one day in one zone, the instant (epoch milliseconds) at which clocks show a time.
 *
 * A time that clocks show twice (autumn) means the first; `undefined` for one that they never show
 * (spring, or a day that a country skipped).
 */
export function wallClockOf(
  date: CalendarDate,
  timeZone: string,
): (minuteOfDay: number) => number | undefined {
  const midnight = Date.UTC(date.year, date.month - 1, date.day)
  const before = fromAbsolute(midnight - dayMs, timeZone).offset
  const after = fromAbsolute(midnight + 2 * dayMs, timeZone).offset
  // On nearly every day no clock changes, and one sum does. Asking Intl for each time would take a phone
  // 20 ms, on every change of the form.
  if (before === after) return (minuteOfDay) => midnight + minuteOfDay * minuteMs - before
  return (minuteOfDay) => wallTimeToInstant(date, minuteOfDay, timeZone)
}

function wallTimeToInstant(date: CalendarDate, minuteOfDay: number, timeZone: string): number | undefined {
  const wanted = toCalendarDateTime(date, new Time(Math.floor(minuteOfDay / 60), minuteOfDay % 60))
  const found = toZoned(wanted, timeZone, 'earlier')
  // For a time inside the gap the library answers with a neighbour: only the way back tells.
  const exists = found.toString().startsWith(wanted.toString())
  return exists ? found.toDate().getTime() : undefined
}

/** Minutes since midnight as the wizard shows them: 585 is '9:45 AM'. */
export function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
