import { UnreadableEvent } from './properties.ts'
import { type ReadTime, readTime } from './wall-time.ts'

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

export type RecurrenceRule = {
  frequency: Frequency
  interval: number
  count: number | undefined
  until: ReadTime | undefined
  /** 0 is Sunday; the ordinal counts within the month or year, from its end where negative. */
  byDay: { weekday: number; ordinal: number | undefined }[]
  byMonth: number[]
  byMonthDay: number[]
  byYearDay: number[]
  byWeekNumber: number[]
  byHour: number[]
  byMinute: number[]
  bySecond: number[]
  bySetPosition: number[]
  /** 0 is Sunday. */
  weekStart: number
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

const parts = new Set(
  'freq interval count until byday bymonth bymonthday byyearday byweekno byhour byminute bysecond bysetpos wkst'.split(
    ' ',
  ),
)

/**
 * Checks a rule as ical.js reads it.
 *
 * @throws UnreadableEvent for whatever is not understood (another calendar's months by RSCALE, say): a
 *   rule that is half obeyed would show free time where there is none.
 */
export function readRule(value: unknown): RecurrenceRule {
  const rule = value as Record<string, unknown>
  const strange = Object.keys(rule ?? {}).find((part) => !parts.has(part) && !part.startsWith('x-'))
  if (strange) throw new UnreadableEvent(`the recurrence part ${strange.toUpperCase()} is not known`)
  const frequency = String(rule['freq'] ?? '').toUpperCase()
  if (!frequencies.includes(frequency)) throw new UnreadableEvent('a recurrence has no frequency')

  return {
    frequency: frequency as Frequency,
    interval: positive(rule['interval'], 'INTERVAL') ?? 1,
    count: positive(rule['count'], 'COUNT'),
    until: until(rule['until']),
    byDay: [rule['byday'] ?? []].flat().map(byDay),
    byMonth: numbers(rule, 'bymonth', 1, 12),
    byMonthDay: numbers(rule, 'bymonthday', -31, 31),
    byYearDay: numbers(rule, 'byyearday', -366, 366),
    byWeekNumber: numbers(rule, 'byweekno', -53, 53),
    byHour: numbers(rule, 'byhour', 0, 23),
    byMinute: numbers(rule, 'byminute', 0, 59),
    // 60 is a leap second, which no clock here shows.
    bySecond: numbers(rule, 'bysecond', 0, 60).map((second) => Math.min(second, 59)),
    bySetPosition: numbers(rule, 'bysetpos', -366, 366),
    weekStart: weekStart(rule['wkst']),
  }
}

function positive(value: unknown, part: string): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new UnreadableEvent(`${part} of a recurrence is no number`)
  return number
}

function until(value: unknown): ReadTime | undefined {
  if (value === undefined) return undefined
  const time = readTime(String(value))
  if (!time) throw new UnreadableEvent('UNTIL of a recurrence is no time')
  return time
}

function numbers(rule: Record<string, unknown>, part: string, least: number, most: number): number[] {
  const list = [rule[part] ?? []].flat().map(Number)
  const zero = least < 0
  if (list.some((item) => !Number.isInteger(item) || item < least || item > most || (zero && item === 0))) {
    throw new UnreadableEvent(`${part.toUpperCase()} of a recurrence is out of range`)
  }
  return [...new Set(list)].sort((a, b) => a - b)
}

function byDay(value: unknown): RecurrenceRule['byDay'][number] {
  const found = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/i.exec(String(value))
  const ordinal = found?.[1] === undefined ? undefined : Number(found[1])
  if (!found || ordinal === 0) throw new UnreadableEvent('BYDAY of a recurrence is no weekday')
  return { weekday: weekdays.indexOf((found[2] ?? '').toUpperCase()), ordinal }
}

/** Monday unless said otherwise; ical.js counts from 1, Sunday. */
function weekStart(value: unknown): number {
  if (value === undefined) return 1
  if (typeof value === 'number') return (value - 1) % 7
  return Math.max(weekdays.indexOf(String(value).toUpperCase()), 0)
}
