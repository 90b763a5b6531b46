import { RRuleTemporal } from 'rrule-temporal'
import { type ReadTime, readTime, type WallTime } from '../time/wall-time.ts'
import { type Budget, TooLate, TooManySteps } from './budget.ts'
import { UnreadableEvent } from './properties.ts'

export type Recurrence = {
  /** The rule in upper case, without UNTIL, which depends on the zone of the series. */
  text: string
  until: ReadTime | undefined
  /** HOURLY, MINUTELY or SECONDLY. Such a rule occurs in both passes of an hour that a clock change repeats. */
  subDaily: boolean
}

const numbers = String.raw`[+-]?\d{1,3}(,[+-]?\d{1,3})*`
const weekday = '(SU|MO|TU|WE|TH|FR|SA)'
const part = new RegExp(
  [
    'FREQ=(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)',
    String.raw`INTERVAL=0{0,9}[1-9]\d{0,3}`,
    String.raw`COUNT=0{0,9}[1-9]\d{0,14}`,
    `BY(SECOND|MINUTE|HOUR|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)=${numbers}`,
    String.raw`BYDAY=([+-]?\d{1,2})?${weekday}(,([+-]?\d{1,2})?${weekday})*`,
    `WKST=${weekday}`,
    'X-.*',
  ]
    .map((shape) => `^${shape}$`)
    .join('|'),
)

/**
 * @throws UnreadableEvent for anything unsupported (RSCALE, an interval of ten thousand years), because following
 *   a rule in part would show busy times as free.
 */
export function readRule(value: string): Recurrence {
  const parts = value
    .toUpperCase()
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('X-'))
  const ends = parts.filter((text) => text.startsWith('UNTIL='))
  const rest = parts.filter((text) => !text.startsWith('UNTIL='))
  const unsupported = rest.find((text) => !part.test(text))
  if (unsupported !== undefined) throw new UnreadableEvent('a part of a recurrence rule is not supported')
  const until = ends[0] === undefined ? undefined : readTime(ends[0].slice('UNTIL='.length))
  if (ends.length > 0 && !until) throw new UnreadableEvent('UNTIL of a recurrence is not a valid time')
  const frequency = rest.find((text) => text.startsWith('FREQ='))
  if (!frequency) throw new UnreadableEvent('a recurrence has no frequency')
  return { text: rest.join(';'), until, subDaily: /HOURLY|MINUTELY|SECONDLY/.test(frequency) }
}

/** For rules with a COUNT, which the library has to expand from their start. */
const maxIterations = 1_000
/** An event with more occurrences a day than this counts as busy all the time. */
const maxPerDay = 100

/**
 * The occurrences of a rule as sorted wall times, from `range.from` to `range.until` (inclusive) and not before
 * `start`. Includes times that a clock change skips.
 *
 * @throws TooManySteps, TooLate and UnreadableEvent
 */
export function occurrences(
  rule: Recurrence,
  start: WallTime,
  range: { from: WallTime; until: WallTime },
  budget: Budget,
): WallTime[] {
  const from = Math.max(range.from, start)
  if (range.until < from) return []
  if (budget.clock() > budget.deadline) throw new TooLate()
  if (budget.steps <= 0 || perDay(rule.text) > maxPerDay) throw new TooManySteps()
  budget.steps -= 1
  const rruleString = `DTSTART:${compact(start)}\nRRULE:${withoutLongCount(rule.text, start)}`
  try {
    const series = new RRuleTemporal({
      rruleString,
      cache: false,
      ...(rruleString.includes('COUNT=') && { maxIterations }),
    })
    const found = series.between(new Date(from), new Date(range.until), true)
    budget.steps -= found.length
    return found.map(({ epochMilliseconds }) => epochMilliseconds)
  } catch (error) {
    budget.steps -= maxIterations
    if (error instanceof Error && error.message.startsWith('Maximum')) throw new TooManySteps()
    throw new UnreadableEvent('a recurrence cannot be expanded')
  }
}

/** Upper bound for the occurrences of a rule in one day. */
function perDay(rule: string): number {
  const length = (name: string) => new RegExp(`BY${name}=([^;]*)`).exec(rule)?.[1]?.split(',').length ?? 1
  const frequency = /FREQ=(\w+)/.exec(rule)?.[1] ?? ''
  const interval = Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1)
  if (frequency === 'SECONDLY') return 86_400 / interval
  if (frequency === 'MINUTELY') return (1_440 / interval) * length('SECOND')
  if (frequency === 'HOURLY') return (24 / interval) * length('MINUTE') * length('SECOND')
  return length('HOUR') * length('MINUTE') * length('SECOND')
}

/** Drops a COUNT that is too expensive to expand. For an RRULE, more time then counts as busy, never less. */
function withoutLongCount(rule: string, start: WallTime): string {
  return hasLongCount(rule, start) ? rule.replace(/;?COUNT=\d+/, '').replace(/^;/, '') : rule
}

export function hasLongCount(rule: string, start: WallTime): boolean {
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? 0)
  return count > maxIterations || (count > 0 && start < Date.UTC(1900, 0, 1))
}

const compact = (wall: WallTime) => new Date(wall).toISOString().replace(/[-:]|\.\d+/g, '')
