import { type CalendarDate, fromAbsolute, Time, toCalendarDateTime, toZoned } from '@internationalized/date'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * For a day in a time zone, returns a function that converts a wall-clock time to an instant (epoch milliseconds).
 *
 * If the time occurs twice (clocks set back), the function returns the first instant. If it does not occur (clocks set
 * forward, or a day that a country skipped), it returns undefined.
 */
export function wallClockOf(
  date: CalendarDate,
  timeZone: string,
): (minuteOfDay: number) => number | undefined {
  const midnight = Date.UTC(date.year, date.month - 1, date.day)
  const before = fromAbsolute(midnight - dayMs, timeZone).offset
  const after = fromAbsolute(midnight + 2 * dayMs, timeZone).offset
  // The UTC offset is constant on nearly every day. Calling Intl for each time would take 20 ms on a phone, at every
  // change of the form.
  if (before === after) return (minuteOfDay) => midnight + minuteOfDay * minuteMs - before
  return (minuteOfDay) => wallTimeToInstant(date, minuteOfDay, timeZone)
}

function wallTimeToInstant(date: CalendarDate, minuteOfDay: number, timeZone: string): number | undefined {
  const wanted = toCalendarDateTime(date, new Time(Math.floor(minuteOfDay / 60), minuteOfDay % 60))
  const found = toZoned(wanted, timeZone, 'earlier')
  // For a time that does not occur, toZoned returns a nearby one, so compare the wall-clock times.
  const exists = found.toString().startsWith(wanted.toString())
  return exists ? found.toDate().getTime() : undefined
}

/** Formats minutes since midnight for the wizard: 585 is '9:45 AM'. */
export function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
