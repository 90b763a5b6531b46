import ICAL from 'ical.js'
import * as rruleModule from 'rrule'
import { type TimeZone, toWall } from '../time/time-zone.ts'
import { day, readTime, startOfDay, type WallTime } from '../time/wall-time.ts'
import { Budget } from './budget.ts'
import type { Period } from './merge-periods.ts'

// The types describe rrule's ES module, but Node and Deno load its CommonJS build.
const { RRule } = 'default' in rruleModule ? (rruleModule.default as typeof rruleModule) : rruleModule

export type Recurrence = {
  /** Such as `FREQ=WEEKLY;BYDAY=TU`, without COUNT and UNTIL. */
  rule: string
  frequency: string
  interval: number
  count: number | undefined
  until: string | undefined
  /** The rule cannot be expanded: each of its days counts as busy, and they may be more than it means. */
  isDoubtful: boolean
  /** Parts that could not be read and are ignored. */
  ignored: string[]
}

/** The longest real rule lists the days of a month. */
const maxRule = 500

/**
 * Reads a rule part by part with ical.js. COUNT, UNTIL, INTERVAL and unknown parts only remove times, so an unreadable
 * one is ignored. Without a readable frequency or BY part, the rule may mean any day.
 */
export function readRule(value: string): Recurrence {
  const read: Record<string, string> = {}
  const ignored: string[] = []
  let isDoubtful = value.length > maxRule
  for (const part of isDoubtful ? [] : value.toUpperCase().split(';')) {
    const [name = '', text = ''] = part.trim().split('=')
    if (name === '' || name.startsWith('X-')) continue
    if (isReadable(name, text)) read[name] = text
    else if (/^(FREQ|BY)/.test(name)) isDoubtful = true
    else ignored.push(name)
  }
  const { COUNT: count, UNTIL: until, FREQ: frequency = '', INTERVAL: interval = '1', ...rest } = read
  if (isDoubtful || !frequency || isUncommon(frequency, read)) {
    return { rule: 'FREQ=DAILY', frequency, interval: 1, count: undefined, until, isDoubtful: true, ignored }
  }
  const rule = Object.entries(rest).map(([name, text]) => `;${name}=${text}`)
  return {
    rule: `FREQ=${frequency};INTERVAL=${interval}${rule.join('')}`,
    frequency,
    interval: Number(interval),
    count: count ? Number(count) : undefined,
    until,
    isDoubtful,
    ignored,
  }
}

const ruleParts =
  /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/

function isReadable(name: string, text: string): boolean {
  if (!ruleParts.test(name)) return false
  if (name === 'UNTIL') return readTime(text) !== undefined
  // ical.js accepts COUNT=-1 and turns INTERVAL=0 into 1.
  if (name === 'COUNT' || name === 'INTERVAL') return /^[1-9]\d{0,5}$/.test(text)
  // ical.js accepts the day 0, which rrule ignores.
  if (/(^|,)[+-]?0+(,|$)/.test(text) && /DAY|WEEKNO|SETPOS/.test(name)) return false
  try {
    ICAL.Recur.fromString(`${name}=${text}`)
    return true
  } catch {
    return false
  }
}

/** Combinations that no calendar program writes, and on which libraries do not agree. */
function isUncommon(frequency: string, parts: Record<string, string>): boolean {
  const isPositioned = /\d/.test(parts['BYDAY'] ?? '')
  const days = ['BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].filter((name) => name in parts).length
  // rrule makes all times of a day in each round: an hour's seconds would take 3,600 steps that we cannot count.
  const times = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((name) => (parts[name] ?? '').split(',').length)
  if (times.reduce((product, length) => product * length, 1) > 24) return true
  if ('BYWEEKNO' in parts || ('BYYEARDAY' in parts && frequency !== 'YEARLY')) return true
  if (!/^(MONTHLY|YEARLY)$/.test(frequency)) return isPositioned || 'BYSETPOS' in parts
  return days > 1 || (days > 0 && isPositioned)
}

/** Steps that one rule may take: beyond, it counts as one that cannot be expanded. */
const maxRuleSteps = 50_000

/**
 * The occurrences of a rule from `range.from` to `range.until`, not before `start`, as sorted wall times; undefined if
 * they take too many steps. rrule computes them: ical.js 2.2 leaves out occurrences of many rules (see
 * supabase/decisions/0001-busy-calendars-by-library.md), which would be free.
 *
 * @throws OutOfSteps
 */
export function occurrences(
  recurrence: Recurrence,
  start: WallTime,
  range: Period,
  budget: Budget,
): WallTime[] | undefined {
  const { rule, interval, count } = recurrence
  const from = count ? start : nearer(recurrence, start, range.from)
  // rrule looks for an occurrence until the year 9999, and reads the interval twice in each round.
  let reads = 6 + (2 * (range.until - from)) / (lengthOf(recurrence) * interval)
  const own = new Budget(Math.min(budget.left, maxRuleSteps))
  const allowed = own.left
  const found: WallTime[] = []
  try {
    own.spend(200)
    const iterated = new RRule({ ...RRule.parseString(rule), dtstart: new Date(from), count: count ?? null })
    Object.defineProperty(iterated.options, 'interval', {
      get() {
        own.spend(8)
        reads -= 1
        if (reads < 0) throw new PastRange()
        return interval
      },
    })
    iterated.all((date) => {
      own.spend(8)
      const wall = date.getTime()
      if (wall >= range.from && wall <= range.until) found.push(wall)
      return wall <= range.until
    })
  } catch (error) {
    if (!(error instanceof PastRange)) return undefined
  } finally {
    budget.spend(allowed - own.left)
  }
  return found
}

class PastRange extends Error {}

const unit: Record<string, number> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: day,
  WEEKLY: 7 * day,
  MONTHLY: 28 * day,
  YEARLY: 365 * day,
}

/** The shortest time from one period of a rule to the next; milliseconds. */
const lengthOf = ({ frequency, isDoubtful }: Recurrence) => (isDoubtful ? day : (unit[frequency] ?? day))

/** A later start of the same series, at a whole number of intervals before `from`: rrule computes all from the start. */
function nearer(recurrence: Recurrence, start: WallTime, from: WallTime): WallTime {
  const { frequency, interval } = recurrence
  const length = lengthOf(recurrence) * interval
  if (length % (28 * day) && frequency !== 'YEARLY')
    return start + Math.max(0, Math.floor((from - start) / length) - 1) * length
  return start
}

/**
 * The range cut at the rule's UNTIL, in wall time of the series. The UNTIL of an all-day series should be a date.
 * If it is an instant, midnight UTC means that date; any other instant means its day in the owner's zone.
 */
export function ending({ until }: Recurrence, range: Period, zone: TimeZone, allDay = false): Period {
  const read = until ? readTime(until) : undefined
  if (!read) return range
  const pureDate = read.isDate || (allDay && read.wall % day === 0)
  const wall = read.isUtc && !pureDate ? toWall(read.wall, zone) : read.wall
  const last = read.isDate || allDay ? startOfDay(wall) + day - 1 : wall
  return { from: range.from, until: Math.min(range.until, last) }
}
