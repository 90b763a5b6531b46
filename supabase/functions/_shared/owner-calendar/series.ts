import { type TimeZone, toInstant, toWall } from '../time/time-zone.ts'
import { day, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import type { FeedEvent, Moment } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { occurrences, type Recurrence } from './recurrence.ts'

/**
 * The busy times around `window` of all events with one UID: single events, series, and changed or canceled
 * instances of the series.
 *
 * @throws OutOfSteps
 */
export function seriesPeriods(versions: FeedEvent[], window: Period, budget: Budget): Period[] {
  const events = latest(versions)
  const series = events.filter(({ replaces }) => !replaces)
  const revoked = series.reduce(
    (most, { canceled, sequence }) => (canceled ? Math.max(most, sequence) : most),
    Number.NEGATIVE_INFINITY,
  )
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

type Instance = { wall: WallTime; instant: number }

function instances(event: FeedEvent, changes: FeedEvent[], window: Period, budget: Budget): Period[] {
  budget.spend(changes.length)
  if (!event.busy || event.longest === 0) return []
  const { zone } = event.start
  const range = {
    from: toWall(window.from, zone) - event.longest - day,
    until: toWall(window.until, zone) + day,
  }
  return [...added(event), ...recurring(event, range, budget)]
    .filter(notExcluded(event, changes))
    .map(({ wall, instant }) => ({ from: instant, until: event.endOf(wall, instant) }))
}

/** Returns a filter that drops excluded instances and those that a changed instance replaces. */
function notExcluded(event: FeedEvent, changes: FeedEvent[]) {
  const { isDate } = event.start
  // An EXDATE without a time does not apply to a timed series: it does not say which instance of the day it means.
  const excluded = event.exdates.filter((moment) => isDate || !moment.isDate)
  const removed = [...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])]
  const exact = new Set(removed.filter((moment) => !moment.isDate).map(({ instant }) => instant))
  const days = new Set(
    removed.filter((moment) => moment.isDate || isDate).map((moment) => dayIn(moment, event)),
  )
  return ({ wall, instant }: Instance) => !exact.has(instant) && !days.has(startOfDay(wall))
}

const added = ({ rdates, start: { zone } }: FeedEvent): Instance[] =>
  rdates.map(({ instant }) => ({ wall: toWall(instant, zone), instant }))

/** The instances of the event's rules. DTSTART is always one of them, even if no rule matches it. */
function recurring({ start, rules }: FeedEvent, range: Period, budget: Budget): Instance[] {
  const walls = new Set([start.wall])
  for (const rule of rules) {
    for (const wall of occurrences(rule, start.wall, ending(rule, range, start.zone, start.isDate), budget)) {
      walls.add(wall)
    }
  }
  budget.spend(20 * walls.size)
  return [...walls].map((wall) => ({ wall, instant: toInstant(wall, start.zone) }))
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
