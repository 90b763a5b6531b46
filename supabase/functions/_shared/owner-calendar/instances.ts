import { toInstant, toWall } from '../time/time-zone.ts'
import { day, endOfDay, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { doubtfulRule, type FeedEvent, type Moment } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { ending, occurrences, type Recurrence } from './recurrence.ts'

/**
 * The busy times of an event and its repetitions around `window`, without those that other events with its UID replace;
 * and what counts as busy only because it could not be read.
 *
 * @throws OutOfSteps
 */
export function instancesOf(
  event: FeedEvent,
  changes: FeedEvent[],
  window: Period,
  budget: Budget,
): { periods: Period[]; problems: string[] } {
  const { start, replaces } = event
  const following = replaces ? [] : changes.filter(({ andFollowing }) => andFollowing)
  const isRelevant = event.busy || following.some(({ busy }) => busy)
  if (!start || !isRelevant) return { periods: [], problems: event.busy ? event.problems : [] }
  budget.spend(replaces ? 0 : changes.length)
  const problems = [...event.problems]
  const periods: Period[] = []
  const { zone, isDate } = start
  const reach = Math.max(
    event.longest,
    ...following.map((change) => change.longest + Math.abs(shiftOf(change))),
  )
  const range = {
    from: toWall(window.from, zone.zone) - reach - day,
    until: toWall(window.until, zone.zone) + reach + day,
  }

  function add(by: FeedEvent, wall: WallTime, isDoubtful: boolean): void {
    if (!by.busy || !by.start || by.longest === 0) return
    budget.spend(10)
    for (const timeZone of by.start.zone.other
      ? [by.start.zone.zone, by.start.zone.other]
      : [by.start.zone.zone]) {
      const { from, until } = by.spanOf(wall, timeZone)
      periods.push(
        isDoubtful
          ? {
              from: toInstant(startOfDay(toWall(from, timeZone)), timeZone),
              until: toInstant(endOfDay(toWall(until, timeZone)), timeZone),
            }
          : { from, until },
      )
    }
  }

  const isLeftOut = leftOut(event, replaces ? [] : changes, range, budget)
  const expanded = event.rules.map((rule) => expand(rule, start, range, budget))
  if (expanded.some(({ isDoubtful }) => isDoubtful) && !problems.includes(doubtfulRule))
    problems.push(doubtfulRule)
  const walls = new Map([[start.wall, false]])
  for (const { found, isDoubtful } of expanded)
    for (const wall of found) walls.set(wall, isDoubtful || walls.get(wall) === true)
  for (const [wall, isDoubtful] of walls) {
    if (isLeftOut(wall)) continue
    const change = following.findLast(({ replaces }) => (replaces?.wall ?? wall) <= wall)
    if (!change) add(event, wall, isDoubtful)
    else if (change.rules.length === 0) add(change, wall + shiftOf(change), isDoubtful)
  }
  for (const { start: extra, until } of event.busy ? event.added : []) {
    const wall = isDate ? extra.wall : toWall(extra.instant, zone.zone)
    if (isLeftOut(wall)) continue
    if (until) periods.push({ from: extra.instant, until })
    else add(event, wall, false)
  }
  return {
    periods: periods.filter(({ from, until }) => until > window.from && from < window.until),
    problems,
  }
}

/** How far a change moves the instances from the one that it replaces on; milliseconds. */
const shiftOf = ({ start, replaces }: FeedEvent) => (start && replaces ? start.wall - replaces.wall : 0)

/** A rule that takes too many steps is tried without its COUNT, and then means every day. */
function expand(rule: Recurrence, { wall, zone, isDate }: Moment, range: Period, budget: Budget) {
  const within = ending(rule, range, zone.zone, isDate)
  const daily = { ...rule, rule: 'FREQ=DAILY', interval: 1, count: undefined, isDoubtful: true }
  for (const tried of rule.count ? [rule, { ...rule, count: undefined }, daily] : [rule, daily]) {
    const found = occurrences(tried, wall, within, budget)
    if (found) return { found, isDoubtful: tried.isDoubtful }
  }
  return { found: [], isDoubtful: true }
}

/** Whether an instance is excluded, or another event replaces it. */
function leftOut(
  event: FeedEvent,
  changes: FeedEvent[],
  range: Period,
  budget: Budget,
): (wall: WallTime) => boolean {
  const { start } = event
  if (!start) return () => false
  const single = changes.flatMap(({ replaces, andFollowing }) => (replaces && !andFollowing ? replaces : []))
  const removed = [...event.excluded, ...single]
  budget.spend(removed.length)
  const exact = new Set(removed.flatMap(({ isDate, instant }) => (isDate ? [] : instant)))
  const days = new Set(
    removed.filter(({ isDate }) => isDate || start.isDate).map((each) => dayIn(each, start)),
  )
  const excepted = new Set(
    event.exceptRules.flatMap(
      (rule) =>
        occurrences(rule, start.wall, ending(rule, range, start.zone.zone, start.isDate), budget) ?? [],
    ),
  )
  return (wall) =>
    excepted.has(wall) || exact.has(toInstant(wall, start.zone.zone)) || days.has(startOfDay(wall))
}

/** The day of a moment, in the time zone of the series. */
function dayIn({ wall, isDate, zone, instant }: Moment, start: Moment): WallTime {
  const pureDate = isDate || (start.isDate && wall % day === 0)
  return startOfDay(pureDate ? wall : toWall(instant, start.isDate ? start.zone.zone : zone.zone))
}
