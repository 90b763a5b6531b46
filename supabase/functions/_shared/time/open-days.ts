import { type TimeZone, toWall } from './time-zone.ts'
import { day, startOfDay, type WallTime } from './wall-time.ts'

/** 1 is Monday. */
export const isoWeekday = (wall: WallTime): number => new Date(wall).getUTCDay() || 7

/** 'YYYY-MM-DD' */
export const isoDay = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10)

/** The days on which calls can be booked, as their midnights: open weekdays from tomorrow on, in the given zone. */
export function openDays(
  now: number,
  zone: TimeZone,
  { daysAhead, openWeekdays }: { readonly daysAhead: number; readonly openWeekdays: readonly number[] },
): WallTime[] {
  const today = startOfDay(toWall(now, zone))
  const days = Array.from({ length: daysAhead }, (_, ahead) => today + (ahead + 1) * day)
  return days.filter((date) => openWeekdays.includes(isoWeekday(date)))
}
