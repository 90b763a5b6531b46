import { type TimeZone, toInstants, toWall } from '../time/time-zone.ts'
import { day, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import type { FeedEvent, Moment } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { isSubDaily, occurrences, type Recurrence } from './recurrence.ts'

/**
 * The busy times around `window` of all events with one UID: single events, series, and changed or canceled
 * instances of the series.
 *
 * @throws OutOfSteps
 */
export function seriesPeriods(versions: FeedEvent[], window: Period, budget: Budget): Period[] {
  const events = latest(versions)
  const series = events.filter(({ replaces }) => !replaces)
  const revoked = largest(series.filter(({ canceled }) => canceled).map(({ sequence }) => sequence))
  // Canceling a series cancels its changed instances too, except those with a higher sequence number.
  const changes = events.filter(({ replaces, sequence }) => replaces && sequence > revoked)
  return [
    ...changes
      .filter(({ busy }) => busy)
      .map(({ start, endOf }) => ({ from: start.instant, until: endOf(start.wall, start.instant) })),
    ...series.flatMap((event) => instances(event, changes, window, budget)),
  ]
}

/** For each event or instance, the versions with the highest sequence number; ties are all kept. */
function latest(versions: FeedEvent[]): FeedEvent[] {
  const highest = new Map<number | undefined, number>()
  for (const { replaces, sequence } of versions) {
    highest.set(replaces?.instant, Math.max(sequence, highest.get(replaces?.instant) ?? sequence))
  }
  return versions.filter(({ replaces, sequence }) => sequence === highest.get(replaces?.instant))
}

/** Minus infinity for an empty list. `Math.max(...numbers)` overflows the stack at about 100,000 arguments. */
const largest = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

type Instance = { wall: WallTime; instant: number; end?: number | undefined }

function instances(event: FeedEvent, changes: FeedEvent[], window: Period, budget: Budget): Period[] {
  budget.spend(changes.length)
  const following = changes
    .filter(({ replaces }) => replaces?.andFollowing)
    .sort((a, b) => (a.replaces?.instant ?? 0) - (b.replaces?.instant ?? 0))
  const empty = event.longest === 0 && event.rdates.every(({ end }) => end === undefined)
  if ((!event.busy || empty) && following.length === 0) return []

  const { zone } = event.start
  const moved = Math.max(0, largest(following.map((change) => Math.abs(shift(change, zone)))))
  const longest = Math.max(event.longest, largest(following.map((change) => change.longest)))
  const range = {
    from: toWall(window.from, zone) - longest - moved - day,
    until: toWall(window.until, zone) + moved + day,
  }
  const isKept = notExcluded(event, changes, range, budget)
  const all = [...added(event), ...recurring(event, range, budget)]
    .filter(isKept)
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

/** Returns a filter that drops excluded instances and those that a changed instance replaces. */
function notExcluded(event: FeedEvent, changes: FeedEvent[], range: Period, budget: Budget) {
  const { zone, isDate } = event.start
  // An EXDATE without a time does not apply to a timed series: it does not say which instance of the day it means.
  const excluded = event.exdates.filter((moment) => isDate || !moment.isDate)
  const removed = [...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])]
  const exact = new Set(removed.filter((moment) => !moment.isDate).map(({ instant }) => instant))
  const days = new Set(
    removed.filter((moment) => moment.isDate || isDate).map((moment) => dayIn(moment, event)),
  )
  const byRule = new Set(
    event.exrules.flatMap((rule) =>
      occurrences(rule, event.start.wall, ending(rule, range, zone, isDate), budget),
    ),
  )
  return ({ wall, instant }: Instance) =>
    !exact.has(instant) && !days.has(startOfDay(wall)) && !byRule.has(wall)
}

const added = ({ rdates, start: { zone } }: FeedEvent): Instance[] =>
  rdates.map(({ start, end }) => ({ wall: toWall(start.instant, zone), instant: start.instant, end }))

/** The instances of the event's rules. DTSTART is always one of them, even if no rule matches it. */
function recurring({ start, rules }: FeedEvent, range: Period, budget: Budget): Instance[] {
  const walls = new Set([start.wall])
  for (const rule of rules) {
    for (const wall of occurrences(rule, start.wall, ending(rule, range, start.zone, start.isDate), budget)) {
      walls.add(wall)
    }
  }
  // When a clock change repeats an hour, an hourly event occurs in both passes, a daily one in the first.
  const subDaily = rules.some(isSubDaily)
  budget.spend(20 * walls.size)
  return [...walls].flatMap((wall) => {
    const [first, ...others] = toInstants(wall, start.zone)
    return (subDaily ? [first, ...others] : [first]).map((instant) => ({ wall, instant }))
  })
}

/**
 * The range cut at the rule's UNTIL, in wall time of the series. The UNTIL of an all-day series should be a date.
 * If it is an instant, midnight UTC means that date; any other instant means its day in the owner's zone.
 */
export function ending({ UNTIL: until }: Recurrence, range: Period, zone: TimeZone, allDay = false): Period {
  if (!until) return range
  const pureDate = until.isDate || (allDay && until.wall % day === 0)
  const wall = until.isUtc && !pureDate ? toWall(until.wall, zone) : until.wall
  const last = until.isDate || allDay ? startOfDay(wall) + day - 1 : wall
  return { from: range.from, until: Math.min(range.until, last) }
}

/** The day of a moment, in the time zone of the series. */
function dayIn({ wall, isDate, zone, instant }: Moment, { start }: FeedEvent): WallTime {
  const pureDate = isDate || (start.isDate && wall % day === 0)
  return startOfDay(pureDate ? wall : toWall(instant, start.isDate ? start.zone : zone))
}

/** How far a change moves the instances that follow, in wall time of the series. */
function shift({ start, replaces }: FeedEvent, zone: TimeZone): number {
  return replaces ? toWall(start.instant, zone) - toWall(replaces.instant, zone) : 0
}
