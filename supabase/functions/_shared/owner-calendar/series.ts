import { type Budget, expandRule } from './expand-rule.ts'
import type { FeedEvent, Moment } from './feed-event.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'
import { type TimeZone, toInstants, toWall } from './time-zone.ts'
import { day, startOfDay, type WallTime } from './wall-time.ts'

/** Milliseconds since 1970. */
export type Period = { from: number; until: number }

/**
 * The busy times within `window` of all events with one UID: single events, series, and the instances of
 * the series that were moved or cancelled.
 */
export function seriesPeriods(versions: FeedEvent[], window: Period, budget: Budget): Period[] {
  const events = latest(versions)
  const series = events.filter(({ replaces }) => !replaces)
  const revoked = Math.max(...series.filter(({ cancelled }) => cancelled).map(({ sequence }) => sequence))
  // A cancelled series takes its changed instances along, but for one that was confirmed after it.
  const changes = events.filter(({ replaces, sequence }) => replaces && !(sequence <= revoked))
  return [
    ...changes
      .filter(({ busy }) => busy)
      .map((event) => periodAt(event, event.start.wall, event.start.instant)),
    ...series.flatMap((event) => instances(event, changes, window, budget)),
  ].filter(({ from, until }) => until > from && until > window.from && from < window.until)
}

/** Of the versions of one event, or one instance, those with the highest number; equals are all kept. */
function latest(versions: FeedEvent[]): FeedEvent[] {
  return versions.filter((event) =>
    versions.every(
      (other) => other.replaces?.instant !== event.replaces?.instant || other.sequence <= event.sequence,
    ),
  )
}

const periodAt = (event: FeedEvent, wall: WallTime, instant: number): Period => ({
  from: instant,
  until: event.endOf(wall, instant),
})

function instances(event: FeedEvent, changes: FeedEvent[], window: Period, budget: Budget): Period[] {
  const following = changes
    .filter(({ replaces }) => replaces?.andFollowing)
    .sort((a, b) => (a.replaces?.instant ?? 0) - (b.replaces?.instant ?? 0))
  const empty = event.longest === 0 && event.more.every(({ end }) => end === undefined)
  if ((!event.busy || empty) && following.length === 0) return []

  const { zone } = event.start
  const moved = Math.max(0, ...following.map((change) => Math.abs(shift(change, zone))))
  const longest = Math.max(event.longest, ...following.map((change) => change.longest))
  const range = {
    from: toWall(window.from, zone) - longest - moved - day,
    until: toWall(window.until, zone) + moved + day,
  }
  const taken = [...event.excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])]
  const left = new Set(
    event.excludedRules.flatMap((rule) => [
      ...expandRule(endingIn(rule, zone), event.start.wall, range, budget),
    ]),
  )
  const exact = new Set(taken.filter(({ isDate }) => !isDate).map(({ instant }) => instant))
  // A date takes out whatever begins on that day; so does a time, from a series of whole days.
  const days = new Set(
    taken.filter(({ isDate }) => isDate || event.start.isDate).map((moment) => dayIn(moment, event)),
  )
  const stays = (wall: WallTime, instant: number) =>
    !exact.has(instant) && !days.has(startOfDay(wall)) && !left.has(wall)

  const periods: Period[] = []
  function add(wall: WallTime, instant: number, end?: number) {
    if (!stays(wall, instant)) return
    const change = following.findLast(({ replaces }) => (replaces?.instant ?? 0) <= instant)
    if (!(change ?? event).busy) return
    if (!change) {
      periods.push(end === undefined ? periodAt(event, wall, instant) : { from: instant, until: end })
      return
    }
    const there = wall + shift(change, zone)
    const [then] = toInstants(there, zone)
    periods.push({ from: then, until: change.endOf(toWall(then, change.start.zone), then) })
  }

  for (const { start, end } of event.more) add(toWall(start.instant, zone), start.instant, end)
  for (const wall of starts(event, range, budget)) {
    const instants = toInstants(wall, zone)
    // An hourly event happens in both of the hours that a clock shows twice; a daily one in the first.
    const often = event.rules.some(({ frequency }) => /^(HOURLY|MINUTELY|SECONDLY)$/.test(frequency))
    for (const instant of often ? instants : instants.slice(0, 1)) add(wall, instant)
  }
  return periods
}

/** The wall times of a series in its own zone; its start is one of them, whatever its rules say. */
function starts(event: FeedEvent, range: Period, budget: Budget): Set<WallTime> {
  const walls = new Set<WallTime>([event.start.wall])
  for (const rule of event.rules) {
    for (const wall of expandRule(
      endingIn(rule, event.start.zone, event.start.isDate),
      event.start.wall,
      range,
      budget,
    )) {
      walls.add(wall)
    }
  }
  return walls
}

/**
 * The rule with its end in the wall time of the series. The end of a series of whole days should be a date;
 * where it is an instant, midnight in UTC means that date and any other the day of the owner's zone.
 */
function endingIn(rule: RecurrenceRule, zone: TimeZone, wholeDays = false): RecurrenceRule {
  const { until } = rule
  if (!until) return rule
  const pureDate = until.isDate || (wholeDays && until.wall % day === 0)
  const wall = until.isUtc && !pureDate ? toWall(until.wall, zone) : until.wall
  return { ...rule, until: { ...until, wall: until.isDate || wholeDays ? startOfDay(wall) + day - 1 : wall } }
}

/** The day of a moment as the series has it. */
function dayIn({ wall, isDate, zone, instant }: Moment, { start }: FeedEvent): WallTime {
  const pureDate = isDate || (start.isDate && wall % day === 0)
  return startOfDay(pureDate ? wall : toWall(instant, start.isDate ? start.zone : zone))
}

/** How far a change moves the instances that follow, on the clock of the series. */
function shift({ start, replaces }: FeedEvent, zone: TimeZone): number {
  return replaces ? toWall(start.instant, zone) - toWall(replaces.instant, zone) : 0
}
