import { day, readTime, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { UnreadableEvent } from './properties.ts'

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const [hourly, weekly, monthly, yearly] = [2, 4, 5, 6]
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const week = 7 * day

const indexIn = (names: string[]) => (text: string) =>
  names.includes(text) ? names.indexOf(text) : undefined
const positive = (text: string) => (/^\d{1,15}$/.test(text) && Number(text)) || undefined

/** Parses a list of numbers. If `lowest` is negative, they count from the beginning or the end, and 0 is invalid. */
const numbers = (lowest: number, highest: number) => (text: string) => {
  const list = text.split(',').map((item) => (/^[+-]?\d{1,3}$/.test(item) ? Number(item) : Number.NaN))
  const isValid = list.every((item) => item >= lowest && item <= highest && (item !== 0 || lowest === 0))
  return isValid ? [...new Set(list)].sort((a, b) => a - b) : undefined
}

/** Weekdays, each with its position in the month or year; 0 for every one. */
function positionedDays(text: string) {
  const list = text.split(',').map((item) => ({
    position: Number(item.slice(0, -2)),
    weekday: weekdays.indexOf(item.slice(-2)),
  }))
  return list.every(({ position, weekday }) => weekday >= 0 && Math.abs(position) <= 53) ? list : undefined
}

const parsers = {
  FREQ: indexIn(frequencies),
  INTERVAL: positive,
  COUNT: positive,
  UNTIL: readTime,
  WKST: indexIn(weekdays),
  BYDAY: positionedDays,
  BYSECOND: numbers(0, 60),
  BYMINUTE: numbers(0, 59),
  BYHOUR: numbers(0, 23),
  BYMONTHDAY: numbers(-31, 31),
  BYYEARDAY: numbers(-366, 366),
  BYWEEKNO: numbers(-53, 53),
  BYMONTH: numbers(1, 12),
  BYSETPOS: numbers(-366, 366),
}
type Part = keyof typeof parsers
export type Recurrence = { [Name in Part]?: NonNullable<ReturnType<(typeof parsers)[Name]>> } & {
  FREQ: number
}

/**
 * @throws UnreadableEvent for anything unsupported (RSCALE), because following a rule in part would show busy times
 *   as free; OutOfSteps.
 */
export function readRule(value: string, budget: Budget): Recurrence {
  budget.spend(value.length / 5)
  const rule: Recurrence = { FREQ: -1 }
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', ...text] = part.trim().split('=')
    if (name === '' || name.startsWith('X-')) continue
    const parsed = Object.hasOwn(parsers, name) ? parsers[name as Part](text.join('=')) : undefined
    if (parsed === undefined) throw new UnreadableEvent('a part of a recurrence rule is not supported')
    Object.assign(rule, { [name]: parsed })
  }
  if (rule.FREQ < 0) throw new UnreadableEvent('a recurrence rule has no frequency')
  // They would be the positions within an hour or less.
  if (rule.BYSETPOS && isSubDaily(rule)) throw new UnreadableEvent('a recurrence rule is not supported')
  return rule
}

/** Such a rule occurs in both passes of an hour that a clock change repeats. */
export const isSubDaily = ({ FREQ }: Recurrence) => FREQ <= hourly

/**
 * The occurrences of a rule as sorted wall times, from `range.from` to `range.until` (inclusive) and not before
 * `start`. Includes times that a clock change skips. Looks at each day, which costs a step, and asks whether it matches.
 *
 * @throws OutOfSteps
 */
export function occurrences(
  rule: Recurrence,
  start: WallTime,
  range: { from: WallTime; until: WallTime },
  budget: Budget,
): WallTime[] {
  const { BYMONTH, BYSETPOS, COUNT: count, INTERVAL = 1 } = rule
  const times = timesOfDay(rule, start, budget)
  const matches = dayFilter(rule, start)
  const { boundary, periodOf, isAt } = periodsOf(rule, start)
  const interval = isSubDaily(rule) ? 1 : INTERVAL
  // A COUNT counts from the start.
  const from = count ? start : Math.max(start, range.from)
  const found: WallTime[] = []
  let left = count ?? Number.POSITIVE_INFINITY
  let month = monthOf(from)
  for (let period = Math.floor(periodOf(from) / interval) * interval; ; period += interval) {
    budget.spend()
    const begin = boundary(period)
    // Not a number beyond the range of dates.
    if (!(begin <= range.until)) return found
    const end = boundary(period + 1)
    let walls: WallTime[] = []
    // Positions count from the beginning of the period, and from its end.
    const last = BYSETPOS ? end : Math.min(end, range.until + 1)
    for (let date = BYSETPOS ? begin : startOfDay(Math.max(begin, from)); date < last; date += day) {
      budget.spend()
      if (date < month.begin || date >= month.end) month = monthOf(date)
      if (BYMONTH && !BYMONTH.includes(month.number)) date = month.end - day
      else if (matches(date, month)) {
        budget.spend(times.length)
        for (const time of times) if (isAt(date + time)) walls.push(date + time)
      }
    }
    if (BYSETPOS) walls = walls.filter((_, index) => isNth(BYSETPOS, index + 1, walls.length))
    for (const wall of walls) {
      if (wall < from) continue
      if (wall > range.until || left === 0) return found
      left -= 1
      if (wall >= range.from) found.push(wall)
    }
  }
}

/** The rule's years, months, weeks or days, numbered from the one that contains the start. */
function periodsOf({ FREQ, INTERVAL = 1, WKST = 1 }: Recurrence, start: WallTime) {
  const isAt = () => true
  if (FREQ >= monthly) {
    const months = FREQ === yearly ? 12 : 1
    const index = (wall: WallTime) =>
      Math.floor((new Date(wall).getUTCFullYear() * 12 + new Date(wall).getUTCMonth()) / months)
    const first = index(start)
    const boundary = (period: number) =>
      Date.UTC(Math.floor(((first + period) * months) / 12), ((first + period) * months) % 12)
    return { boundary, periodOf: (wall: WallTime) => index(wall) - first, isAt }
  }
  const length = FREQ === weekly ? week : day
  const first = FREQ === weekly ? startOfWeek(start, WKST) : startOfDay(start)
  const unit = [1_000, 60_000, 3_600_000][FREQ]
  return {
    boundary: (period: number) => first + period * length,
    periodOf: (wall: WallTime) => Math.floor((wall - first) / length),
    isAt: unit
      ? (wall: WallTime) => (Math.floor(wall / unit) - Math.floor(start / unit)) % INTERVAL === 0
      : isAt,
  }
}

/** The times, in milliseconds after midnight, at which the rule may occur on each of its days. */
function timesOfDay(
  { FREQ, BYHOUR, BYMINUTE, BYSECOND }: Recurrence,
  start: WallTime,
  budget: Budget,
): number[] {
  const at = new Date(start)
  const all = (length: number) => Array.from({ length }, (_, index) => index)
  const hours = BYHOUR ?? (FREQ <= hourly ? all(24) : [at.getUTCHours()])
  const minutes = BYMINUTE ?? (FREQ < hourly ? all(60) : [at.getUTCMinutes()])
  const seconds = BYSECOND ?? (FREQ === 0 ? all(60) : [at.getUTCSeconds()])
  budget.spend(hours.length * minutes.length * seconds.length)
  return hours.flatMap((hour) =>
    // Leap seconds are read as second 59.
    minutes.flatMap((minute) =>
      seconds.map((second) => ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000),
    ),
  )
}

type Month = ReturnType<typeof monthOf>
function monthOf(wall: WallTime) {
  const year = new Date(wall).getUTCFullYear()
  const index = new Date(wall).getUTCMonth()
  const [begin, end, newYear, nextYear] = [
    Date.UTC(year, index),
    Date.UTC(year, index + 1),
    Date.UTC(year, 0),
    Date.UTC(year + 1, 0),
  ]
  return { year, number: index + 1, begin, end, newYear, nextYear }
}

const weekdayOf = (wall: WallTime) => new Date(wall).getUTCDay()

/** Returns whether a day of a matching month, as its midnight, matches too. What the rule leaves open is as in the start. */
function dayFilter(rule: Recurrence, start: WallTime): (date: WallTime, month: Month) => boolean {
  const { FREQ, BYMONTH, BYYEARDAY, BYWEEKNO, WKST = 1 } = rule
  const isOpen = !rule.BYMONTHDAY && !rule.BYDAY && !BYYEARDAY
  const first = monthOf(start)
  const startMonth = FREQ === yearly && isOpen && !BYWEEKNO && !BYMONTH ? first.number : undefined
  const BYMONTHDAY = FREQ >= monthly && isOpen && !BYWEEKNO ? [new Date(start).getUTCDate()] : rule.BYMONTHDAY
  const BYDAY =
    isOpen && (FREQ === weekly || BYWEEKNO) ? [{ position: 0, weekday: weekdayOf(start) }] : rule.BYDAY

  return (date, month) => {
    if (startMonth && startMonth !== month.number) return false
    if (BYMONTHDAY && !isNthDay(BYMONTHDAY, date, month.begin, month.end)) return false
    if (BYYEARDAY && !isNthDay(BYYEARDAY, date, month.newYear, month.nextYear)) return false
    if (BYWEEKNO && !isInWeek(BYWEEKNO, date, month.year, WKST)) return false
    if (!BYDAY) return true
    const [begin, end] =
      FREQ === yearly && !BYMONTH ? [month.newYear, month.nextYear] : [month.begin, month.end]
    return BYDAY.some(
      ({ position, weekday }) =>
        weekday === weekdayOf(date) &&
        (position === 0 ||
          FREQ < monthly ||
          position ===
            (position > 0 ? Math.ceil((date - begin + day) / week) : -Math.ceil((end - date) / week))),
    )
  }
}

/** Whether a list contains a position from 1 to `length`, counted from the beginning or, negative, from the end. */
const isNth = (list: number[], position: number, length: number) =>
  list.includes(position) || list.includes(position - length - 1)

const isNthDay = (list: number[], date: WallTime, begin: WallTime, end: WallTime) =>
  isNth(list, (date - begin) / day + 1, (end - begin) / day)

const startOfWeek = (wall: WallTime, weekStart: number): WallTime =>
  startOfDay(wall) - ((weekdayOf(wall) - weekStart + 7) % 7) * day

/** The first week of a year is the first one with at least four of its days. */
function isInWeek(list: number[], date: WallTime, year: number, weekStart: number): boolean {
  const beginning = (of: number) => startOfWeek(Date.UTC(of, 0, 4), weekStart)
  const of = date < beginning(year) ? year - 1 : date >= beginning(year + 1) ? year + 1 : year
  const number = Math.floor((date - beginning(of)) / week) + 1
  return isNth(list, number, (beginning(of + 1) - beginning(of)) / week)
}
