import ICAL from 'ical.js'
import * as rruleModule from 'rrule'
import {
  day,
  type ReadTime,
  readTime,
  startOfDay,
  type TimeZone,
  toWall,
  type WallTime,
} from '../time/time-zone.ts'
import { Budget } from './budget.ts'
import type { Period } from './merge-periods.ts'

// The types describe rrule's ES module, but Node and Deno load its CommonJS build.
const { RRule } = 'default' in rruleModule ? (rruleModule.default as typeof rruleModule) : rruleModule

export type Recurrence = {
  /** Such as `FREQ=WEEKLY;BYDAY=TU`; undefined if the rule cannot be expanded, so that it may mean any day. */
  rule: string | undefined
  frequency: string
  interval: number
  count: number | undefined
  until: ReadTime | undefined
  /** COUNT, INTERVAL or UNTIL could not be read: the series has more occurrences than it means. */
  isLonger: boolean
}

/** Combinations that no calendar program writes, on which libraries differ, or that have many times a day. */
const unusual = [
  /FREQ=(SECOND|MINUTE)LY|FREQ=[HDW].*(SETPOS|YEARDAY|BYDAY=[^;]*\d)|FREQ=M.*YEARDAY/,
  /BY(?!(SECOND|MINUTE|HOUR|(MONTH|YEAR)?DAY|MONTH|SETPOS)=)|(HOUR|MINUTE|SECOND)=\d*,/,
  /BYDAY=[^;]*\d.*(MONTH|YEAR)DAY|MONTHDAY.*YEARDAY/,
  // ical.js accepts the day 0, which rrule ignores.
  /(DAY|SETPOS)=([^;]*,)?[+-]?0+(?!\d)/,
]

/**
 * COUNT, UNTIL, INTERVAL and unknown parts only remove times, so an unreadable one is ignored. Without a readable
 * frequency or BY part, the rule may mean any day.
 */
export function readRule(value: string): Recurrence {
  const parts = new Map<string, string>()
  // The longest real rule lists the days of a month.
  for (const part of value.length > 500 ? [] : value.toUpperCase().split(';')) {
    const [name = '', text = ''] = part.trim().split('=')
    parts.set(name, text)
  }
  const whole = (name: string) => Number(/^[1-9]\d{0,5}$/.exec(parts.get(name) ?? '')?.[0]) || undefined
  const [frequency = '', interval, count] = [parts.get('FREQ'), whole('INTERVAL'), whole('COUNT')]
  const until = readTime(parts.get('UNTIL') ?? '')
  const shape = [...parts].filter(([name]) => /^(BY|WKST)/.test(name)).sort()
  const rule = [['FREQ', frequency], ...shape].map((pair) => pair.join('=')).join(';')
  const read = Object.entries({ INTERVAL: interval, COUNT: count, UNTIL: until })
  return {
    rule: unusual.some((pattern) => pattern.test(rule)) || !isReadable(rule) ? undefined : rule,
    frequency,
    interval: interval ?? 1,
    count,
    until,
    isLonger: read.some(([name, value]) => parts.has(name) && value === undefined),
  }
}

function isReadable(rule: string): boolean {
  try {
    return ICAL.Recur.fromString(rule) !== undefined
  } catch {
    return false
  }
}

/** The shortest time from one period of a rule to the next; milliseconds. */
const lengths: Record<string, number> = {
  HOURLY: day / 24,
  WEEKLY: 7 * day,
  MONTHLY: 28 * day,
  YEARLY: 365 * day,
}

/** Steps that one rule may take: beyond, it cannot be expanded. */
const maxRuleSteps = 50_000

/**
 * The occurrences of a rule from `range.from` to `range.until`, not before `start`, as sorted wall times; undefined if
 * it cannot be expanded, or takes too many steps. rrule computes them: ical.js 2.2 leaves out occurrences of many rules
 * (see supabase/decisions/0001-busy-calendars-by-library.md), which would be free.
 *
 * @throws OutOfSteps
 */
export function occurrences(
  { rule, frequency, interval, count }: Recurrence,
  start: WallTime,
  range: Period,
  budget: Budget,
): WallTime[] | undefined {
  if (!rule) return undefined
  const length = (lengths[frequency] ?? day) * interval
  // rrule computes all from the start: a later one is as good, at a whole number of intervals.
  const canSkip = !count && /^(HOUR|DAI|WEEK)LY$/.test(frequency)
  const from = start + (canSkip ? Math.max(0, Math.floor((range.from - start) / length) - 1) * length : 0)
  // rrule looks for an occurrence until the year 9999, and reads the interval twice in each round.
  let reads = 6 + (2 * (range.until - from)) / length
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

/**
 * The range cut at the rule's UNTIL, in wall time of the series. An all-day series should have a date there; if it is
 * an instant, the later of its days in UTC and in the zone counts.
 */
export function ending({ until }: Recurrence, range: Period, zone: TimeZone, isAllDay = false): Period {
  if (!until) return range
  const local = until.isUtc ? toWall(until.wall, zone) : until.wall
  const last =
    isAllDay || until.isDate ? startOfDay(isAllDay ? Math.max(until.wall, local) : local) + day - 1 : local
  return { from: range.from, until: Math.min(range.until, last) }
}
