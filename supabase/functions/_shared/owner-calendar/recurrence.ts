import { day, readTime, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { UnreadableEvent } from './properties.ts'

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const [weekly, monthly, yearly] = [1, 2, 3]
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const week = 7 * day

const indexIn = (names: string[]) => (text: string) =>
  names.includes(text) ? names.indexOf(text) : undefined
const positive = (text: string) => (/^\d{1,15}$/.test(text) && Number(text)) || undefined

/** Parses a list of numbers; negative ones count from the end. */
const numbers = (lowest: number, highest: number) => (text: string) => {
  const list = text.split(',').map((item) => (/^[+-]?\d{1,3}$/.test(item) ? Number(item) : 0))
  const isValid = list.every((item) => item >= lowest && item <= highest && item !== 0)
  return isValid ? [...new Set(list)] : undefined
}

/** Weekdays, each with its position in the month; 0 for every one. */
function positionedDays(text: string) {
  const list = [...new Set(text.split(','))].map((item) => ({
    position: Number(item.slice(0, -2)),
    weekday: weekdays.indexOf(item.slice(-2)),
  }))
  return list.every(({ position, weekday }) => weekday >= 0 && Math.abs(position) <= 5) ? list : undefined
}

const parsers = {
  FREQ: indexIn(frequencies),
  INTERVAL: positive,
  COUNT: positive,
  UNTIL: readTime,
  WKST: indexIn(weekdays),
  BYDAY: positionedDays,
  BYMONTHDAY: numbers(-31, 31),
  BYMONTH: numbers(1, 12),
  BYSETPOS: numbers(-366, 366),
}
type Part = keyof typeof parsers
export type Recurrence = { [Name in Part]?: NonNullable<ReturnType<(typeof parsers)[Name]>> } & {
  FREQ: number
}

/**
 * What calendar programs write: days, weeks, months and years with weekdays, days of the month, months and positions.
 *
 * @throws UnreadableEvent for anything else (RSCALE, hourly rules, numbers of weeks), because following a rule in part
 *   would show busy times as free; OutOfSteps.
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
  if (rule.FREQ === yearly && !rule.BYMONTH && rule.BYDAY?.some(({ position }) => position !== 0))
    throw new UnreadableEvent('a recurrence rule with weekdays of a year is not supported')
  return rule
}

/**
 * The occurrences of a rule as sorted wall times, from `range.from` to `range.until` (inclusive) and not before
 * `start`. Includes times that a clock change skips. Looks at each day, which costs a step, and asks whether it matches.
 *
 * @throws OutOfSteps
 */
export function occurrences(
  read: Recurrence,
  start: WallTime,
  range: { from: WallTime; until: WallTime },
  budget: Budget,
): WallTime[] {
  const rule = completed(read, start)
  const { BYMONTH, BYSETPOS, COUNT: count, INTERVAL: interval = 1 } = rule
  const time = start - startOfDay(start)
  const { boundary, periodOf } = periodsOf(rule, start)
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
      else if (matches(rule, date, month)) walls.push(date + time)
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

/** What a rule leaves open is as in the start. */
function completed(rule: Recurrence, start: WallTime): Recurrence {
  const at = new Date(start)
  if (rule.BYMONTHDAY || rule.BYDAY || rule.FREQ < weekly) return rule
  if (rule.FREQ === weekly) return { ...rule, BYDAY: [{ position: 0, weekday: at.getUTCDay() }] }
  const BYMONTHDAY = [at.getUTCDate()]
  return rule.FREQ === yearly
    ? { BYMONTH: [at.getUTCMonth() + 1], ...rule, BYMONTHDAY }
    : { ...rule, BYMONTHDAY }
}

/** The rule's years, months, weeks or days, numbered from the one that contains the start. */
function periodsOf({ FREQ, WKST = 1 }: Recurrence, start: WallTime) {
  if (FREQ >= monthly) {
    const months = FREQ === yearly ? 12 : 1
    const index = (wall: WallTime) =>
      Math.floor(((new Date(wall).getUTCFullYear() - 1970) * 12 + new Date(wall).getUTCMonth()) / months)
    const first = index(start)
    return {
      boundary: (period: number) => Date.UTC(1970, (first + period) * months),
      periodOf: (wall: WallTime) => index(wall) - first,
    }
  }
  const length = FREQ === weekly ? week : day
  const sinceWeekStart = (new Date(start).getUTCDay() - WKST + 7) % 7
  const first = startOfDay(start) - (FREQ === weekly ? sinceWeekStart * day : 0)
  return {
    boundary: (period: number) => first + period * length,
    periodOf: (wall: WallTime) => Math.floor((wall - first) / length),
  }
}

type Month = ReturnType<typeof monthOf>
function monthOf(wall: WallTime) {
  const [year, index] = [new Date(wall).getUTCFullYear(), new Date(wall).getUTCMonth()]
  return { number: index + 1, begin: Date.UTC(year, index), end: Date.UTC(year, index + 1) }
}

/** Whether a day of a matching month, as its midnight, matches the rule's weekdays and days of the month. */
function matches({ FREQ, BYMONTHDAY, BYDAY }: Recurrence, date: WallTime, { begin, end }: Month): boolean {
  if (BYMONTHDAY && !isNth(BYMONTHDAY, (date - begin) / day + 1, (end - begin) / day)) return false
  if (!BYDAY) return true
  const nth = Math.ceil((date - begin + day) / week)
  const nthLast = -Math.ceil((end - date) / week)
  return BYDAY.some(
    ({ position, weekday }) =>
      weekday === new Date(date).getUTCDay() &&
      (position === 0 || FREQ < monthly || position === nth || position === nthLast),
  )
}

/** Whether a list contains a position from 1 to `length`, counted from the beginning or, negative, from the end. */
const isNth = (list: number[], position: number, length: number) =>
  list.includes(position) || list.includes(position - length - 1)
