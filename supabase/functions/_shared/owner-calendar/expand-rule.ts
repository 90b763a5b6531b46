import { dayFilter } from './matching-days.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'
import { day, startOfDay, type WallTime } from './wall-time.ts'

/** Counts down while a feed is expanded, so that no rule, by mistake or by malice, takes for ever. */
export type Budget = { steps: number }

/** The budget is used up. */
export class TooManySteps extends Error {
  override name = 'TooManySteps'
}

type Range = { from: WallTime; until: WallTime }

/**
 * The wall times, in order, at which a rule strikes from `range.from` to `range.until` (both included) and
 * not before `start`. Looks only at days that can matter: a rule that began long ago, or strikes never,
 * costs no more than others. The rule's own end is taken as a wall time of the series. A time that is skipped by a clock change is given all the same.
 *
 * @throws TooManySteps
 */
export function* expandRule(
  rule: RecurrenceRule,
  start: WallTime,
  range: Range,
  budget: Budget,
): Generator<WallTime> {
  let left = rule.count ?? Number.POSITIVE_INFINITY
  // A count can only be known by counting from the start.
  const from = rule.count === undefined ? Math.max(range.from, start) : start
  const until = Math.min(range.until, rule.until?.wall ?? range.until)
  for (const wall of candidates(rule, start, { from, until }, budget)) {
    if (wall < start) continue
    if (wall > until || left <= 0) return
    left -= 1
    if (wall >= range.from) yield wall
  }
}

function candidates(rule: RecurrenceRule, start: WallTime, range: Range, budget: Budget) {
  const unit = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1_000 }[rule.frequency as 'HOURLY']
  return unit ? withinDays(rule, start, range, budget, unit) : byDays(rule, start, range, budget)
}

function spend(budget: Budget): void {
  budget.steps -= 1
  if (budget.steps < 0) throw new TooManySteps('too many recurrences')
}

function* byDays(rule: RecurrenceRule, start: WallTime, range: Range, budget: Budget): Generator<WallTime> {
  const matches = dayFilter(rule, start)
  const times = timesOfDay(rule, start)
  const period = periods(rule, start)
  for (let index = period.indexOf(range.from); ; index += 1) {
    const first = period.begin(index)
    if (first > range.until) return
    const days: WallTime[] = []
    for (let midnight = first; midnight < period.end(index); midnight += day) {
      spend(budget)
      if (matches(midnight)) days.push(midnight)
    }
    for (const place of places(rule.bySetPosition, days.length * times.length)) {
      spend(budget)
      yield (days[Math.floor(place / times.length)] ?? 0) + (times[place % times.length] ?? 0)
    }
  }
}

/** Where the periods of a rule begin and end: each `interval`-th year, month, week or day. */
function periods({ frequency, interval, weekStart }: RecurrenceRule, start: WallTime) {
  const at = new Date(start)
  if (frequency === 'YEARLY' || frequency === 'MONTHLY') {
    const step = frequency === 'YEARLY' ? 12 : 1
    const origin = frequency === 'YEARLY' ? 0 : at.getUTCMonth()
    const month = (index: number, more: number) =>
      Date.UTC(at.getUTCFullYear(), origin + (index * interval + more) * step, 1)
    const monthsTo = (wall: WallTime) => {
      const then = new Date(wall)
      return (then.getUTCFullYear() - at.getUTCFullYear()) * 12 + then.getUTCMonth() - origin
    }
    return {
      indexOf: (wall: WallTime) => Math.max(0, Math.floor(monthsTo(wall) / (step * interval))),
      begin: (index: number) => month(index, 0),
      end: (index: number) => month(index, 1),
    }
  }
  const length = frequency === 'WEEKLY' ? 7 * day : day
  const origin =
    startOfDay(start) - (frequency === 'WEEKLY' ? ((at.getUTCDay() - weekStart + 7) % 7) * day : 0)
  return {
    indexOf: (wall: WallTime) => Math.max(0, Math.floor((wall - origin) / (length * interval))),
    begin: (index: number) => origin + index * length * interval,
    end: (index: number) => origin + index * length * interval + length,
  }
}

/** The times of a day, from midnight, that a rule of days or longer names. */
function timesOfDay(rule: RecurrenceRule, start: WallTime): number[] {
  const at = new Date(start)
  const hours = rule.byHour.length > 0 ? rule.byHour : [at.getUTCHours()]
  return hours.flatMap((hour) => timesOfHour(rule, start).map((time) => hour * 3_600_000 + time))
}

function timesOfHour(rule: RecurrenceRule, start: WallTime): number[] {
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [new Date(start).getUTCMinutes()]
  return minutes.flatMap((minute) => timesOfMinute(rule, start).map((time) => minute * 60_000 + time))
}

function timesOfMinute(rule: RecurrenceRule, start: WallTime): number[] {
  const seconds = rule.bySecond.length > 0 ? rule.bySecond : [new Date(start).getUTCSeconds()]
  return seconds.map((second) => second * 1_000)
}

/** Rules of hours, minutes or seconds; each part coarser than the unit leaves out, each finer one adds. */
function* withinDays(
  rule: RecurrenceRule,
  start: WallTime,
  range: Range,
  budget: Budget,
  unit: number,
): Generator<WallTime> {
  const matches = dayFilter(rule, start)
  const times =
    unit === 3_600_000 ? timesOfHour(rule, start) : unit === 60_000 ? timesOfMinute(rule, start) : [0]
  const origin = Math.floor(start / unit) * unit
  const step = unit * rule.interval
  /** The first stroke at or after a wall time. */
  const strokeAt = (wall: WallTime) => origin + Math.max(0, Math.ceil((wall - origin) / step)) * step
  const goesOn = (length: number, wanted: number[], base: number) => (wall: WallTime) =>
    wanted.length === 0 || wanted.includes(Math.floor((wall % base) / length))
  const hourMatches = goesOn(3_600_000, rule.byHour, day)
  const minuteMatches = unit < 3_600_000 ? goesOn(60_000, rule.byMinute, 3_600_000) : () => true
  const secondMatches = unit < 60_000 ? goesOn(1_000, rule.bySecond, 60_000) : () => true

  let wall = strokeAt(Math.floor(range.from / unit) * unit)
  while (wall <= range.until) {
    spend(budget)
    if (!matches(startOfDay(wall))) wall = strokeAt(startOfDay(wall) + day)
    else if (!hourMatches(wall)) wall = strokeAt((Math.floor(wall / 3_600_000) + 1) * 3_600_000)
    else if (!minuteMatches(wall)) wall = strokeAt((Math.floor(wall / 60_000) + 1) * 60_000)
    else {
      if (secondMatches(wall)) {
        for (const place of places(rule.bySetPosition, times.length)) yield wall + (times[place] ?? 0)
      }
      wall += step
    }
  }
}

/** The indexes of a set that BYSETPOS leaves over, in order; all of them without it. */
function* places(positions: number[], size: number): Generator<number> {
  if (positions.length === 0) {
    for (let index = 0; index < size; index += 1) yield index
    return
  }
  const kept = positions.map((position) => (position > 0 ? position - 1 : size + position))
  yield* [...new Set(kept)].filter((index) => index >= 0 && index < size).sort((a, b) => a - b)
}
