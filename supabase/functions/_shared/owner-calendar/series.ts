import type { Budget } from './budget.ts'
import type { FeedEvent, Moment } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { type Recurrence, strokes } from './recurrence.ts'
import { type TimeZone, toInstants, toWall } from './time-zone.ts'
import { day, startOfDay, type WallTime } from './wall-time.ts'

/**
 * The busy times within `window` of all events with one UID: single events, series, and the instances of
 * the series that were moved or cancelled.
 *
 * @throws TooManySteps, TooLate and UnreadableEvent
 */
export function seriesPeriods(versions: FeedEvent[], window: Period, budget: Budget): Period[] {
  const events = latest(versions)
  const series = events.filter(({ replaces }) => !replaces)
  const revoked = largest(series.filter(({ cancelled }) => cancelled).map(({ sequence }) => sequence))
  // A cancelled series takes its changed instances along, but for one that was confirmed after it.
  const changes = events.filter(({ replaces, sequence }) => replaces && sequence > revoked)
  return [
    ...changes
      .filter(({ busy }) => busy)
      .map(({ start, endOf }) => ({ from: start.instant, until: endOf(start.wall, start.instant) })),
    ...series.flatMap((event) => instances(event, changes, window, budget)),
  ].filter(({ from, until }) => until > from && until > window.from && from < window.until)
}

/** Of the versions of one event, or one instance, those with the highest number; equals are all kept. */
function latest(versions: FeedEvent[]): FeedEvent[] {
  const highest = new Map<number | undefined, number>()
  for (const { replaces, sequence } of versions) {
    highest.set(replaces?.instant, Math.max(sequence, highest.get(replaces?.instant) ?? sequence))
  }
  return versions.filter(({ replaces, sequence }) => sequence === highest.get(replaces?.instant))
}

/** Minus infinity for none. `Math.max(...numbers)` fails on a hundred thousand of them. */
const largest = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

type Instance = { wall: WallTime; instant: number; end?: number | undefined }

function instances(event: FeedEvent, changes: FeedEvent[], window: Period, budget: Budget): Period[] {
  const following = changes
    .filter(({ replaces }) => replaces?.andFollowing)
    .sort((a, b) => (a.replaces?.instant ?? 0) - (b.replaces?.instant ?? 0))
  const empty = event.longest === 0 && event.more.every(({ end }) => end === undefined)
  if ((!event.busy || empty) && following.length === 0) return []

  const { zone } = event.start
  const moved = Math.max(0, largest(following.map((change) => Math.abs(shift(change, zone)))))
  const longest = Math.max(event.longest, largest(following.map((change) => change.longest)))
  const range = {
    from: toWall(window.from, zone) - longest - moved - day,
    until: toWall(window.until, zone) + moved + day,
  }
  const stays = notTakenOut(event, changes, range, budget)
  const all = [...added(event), ...recurring(event, range, budget)]
    .filter(stays)
    .sort((a, b) => a.instant - b.instant)

  const periods: Period[] = []
  let next = 0
  for (const { wall, instant, end } of all) {
    while ((following[next]?.replaces?.instant ?? Number.POSITIVE_INFINITY) <= instant) next += 1
    const change = following[next - 1]
    if (!(change ?? event).busy) continue
    if (change) {
      const [from] = toInstants(wall + shift(change, zone), zone)
      periods.push({ from, until: change.endOf(toWall(from, change.start.zone), from) })
    } else periods.push({ from: instant, until: end ?? event.endOf(wall, instant) })
  }
  return periods
}

/** Tells of an instance that neither an exception nor a changed instance takes its place. */
function notTakenOut(event: FeedEvent, changes: FeedEvent[], range: Period, budget: Budget) {
  const { zone, isDate } = event.start
  // A date takes nothing out of a series of times: which of the day's instances it means is not known.
  const excluded = event.excluded.filter((moment) => isDate || !moment.isDate)
  const taken = [...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])]
  const exact = new Set(taken.filter((moment) => !moment.isDate).map(({ instant }) => instant))
  const days = new Set(
    taken.filter((moment) => moment.isDate || isDate).map((moment) => dayIn(moment, event)),
  )
  const byRule = new Set(
    event.excludedRules.flatMap((rule) =>
      strokes(rule, event.start.wall, ending(rule, range, zone, isDate), budget),
    ),
  )
  return ({ wall, instant }: Instance) =>
    !exact.has(instant) && !days.has(startOfDay(wall)) && !byRule.has(wall)
}

const added = ({ more, start: { zone } }: FeedEvent): Instance[] =>
  more.map(({ start, end }) => ({ wall: toWall(start.instant, zone), instant: start.instant, end }))

/** The instances of the event's rules; its start is one of them, whatever its rules say. */
function recurring({ start, rules }: FeedEvent, range: Period, budget: Budget): Instance[] {
  const walls = new Set([start.wall])
  for (const rule of rules) {
    for (const wall of strokes(rule, start.wall, ending(rule, range, start.zone, start.isDate), budget)) {
      walls.add(wall)
    }
  }
  // An hourly event happens in both of the hours that a clock shows twice; a daily one in the first.
  const often = rules.some((rule) => rule.often)
  return [...walls].flatMap((wall) => {
    const [first, ...others] = toInstants(wall, start.zone)
    return (often ? [first, ...others] : [first]).map((instant) => ({ wall, instant }))
  })
}

/**
 * The range up to the end of the rule, in wall time of the series. The end of a series of whole days should be
 * a date; where it is an instant, midnight in UTC means that date and any other the day of the owner's zone.
 */
export function ending({ until }: Recurrence, range: Period, zone: TimeZone, wholeDays = false): Period {
  if (!until) return range
  const pureDate = until.isDate || (wholeDays && until.wall % day === 0)
  const wall = until.isUtc && !pureDate ? toWall(until.wall, zone) : until.wall
  const last = until.isDate || wholeDays ? startOfDay(wall) + day - 1 : wall
  return { from: range.from, until: Math.min(range.until, last) }
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
