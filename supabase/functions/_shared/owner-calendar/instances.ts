import { day, endOfDay, startOfDay, toInstant, toWall, type WallTime } from '../time/time-zone.ts'
import type { Budget } from './budget.ts'
import type { FeedEvent } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { ending, occurrences } from './recurrence.ts'

/**
 * The busy times of an event and its repetitions around `window`, without those that other events with its UID replace.
 * Adds a problem to the event if a rule cannot be expanded: all time until its end is then busy.
 *
 * @throws OutOfSteps
 */
export function instancesOf(
  event: FeedEvent,
  changes: FeedEvent[],
  window: Period,
  budget: Budget,
): Period[] {
  const { start, span, isInDays } = event
  if (!start) return []
  const { zone, other } = start.zone
  const aligned = (wall: WallTime) => (isInDays ? startOfDay(wall) : wall)
  const origin = aligned(start.wall)
  // Relative to an instance's start, on the wall clock.
  const first = aligned(toWall(span.from, zone)) - origin
  const until = toWall(span.until, zone) - origin
  const last = isInDays ? Math.max(endOfDay(until), first + day) : until
  // RFC 5545 (3.8.5.3) repeats the exact length, but calendars repeat the wall-clock end. The two differ on nights with
  // a clock change; the later one is safe.
  const exact = isInDays ? 0 : span.until - span.from
  const reach = Math.max(Math.abs(first), Math.abs(last), exact) + 2 * day
  const range = { from: toWall(window.from, zone) - reach, until: toWall(window.until, zone) + reach }
  const periods = [...event.addedPeriods]
  const walls = new Set(
    [start, ...event.added].map((each) => (start.isDate ? each.wall : toWall(each.instant, zone))),
  )
  for (const rule of event.rules) {
    const within = ending(rule, range, zone, start.isDate)
    const found = occurrences(rule, start.wall, within, budget)
    for (const wall of found ?? []) walls.add(wall)
    if (found) continue
    event.problems.add('we can’t read how it repeats; every day that it may mean is busy')
    periods.push({
      from: toInstant(startOfDay(start.wall + Math.min(first, 0)), zone),
      until: toInstant(endOfDay(within.until + Math.max(last, 0)), zone),
    })
  }
  const isLeftOut = leftOut(event, changes, budget)
  for (const wall of walls) {
    if (last === first || isLeftOut(wall)) continue
    budget.spend(10)
    for (const each of other ? [zone, other] : [zone]) {
      const from = toInstant(aligned(wall) + first, each)
      periods.push({ from, until: Math.max(from + exact, toInstant(aligned(wall) + last, each)) })
    }
  }
  return periods.filter(({ from, until }) => until > window.from && from < window.until)
}

/** Whether an instance is excluded, or another event replaces it. */
function leftOut({ start, excluded }: FeedEvent, changes: FeedEvent[], budget: Budget) {
  const instants = new Set<number>()
  const days = new Set<WallTime>()
  const removed = [...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])]
  budget.spend(removed.length)
  for (const { wall, isDate, instant } of removed) {
    // Some programs write the day of an all-day event as its midnight.
    if (isDate || (start?.isDate && wall % day === 0)) days.add(wall)
    else instants.add(instant)
  }
  return (wall: WallTime) =>
    days.has(startOfDay(wall)) || (start && instants.has(toInstant(wall, start.zone.zone)))
}
