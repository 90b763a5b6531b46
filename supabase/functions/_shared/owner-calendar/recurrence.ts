import { RRuleTemporal } from 'rrule-temporal'
import { day, hour, readTime, startOfDay, type TimeZone, toWall, type WallTime } from '../time/time-zone.ts'
import type { Period } from './merge-periods.ts'

export type Series = { start: WallTime; zones: readonly TimeZone[]; isAllDay: boolean }

/** The combinations of parts that calendars write, and which all libraries read alike. */
const shapes = [
  ...['DAILY', 'DAILY BYDAY', 'WEEKLY', 'WEEKLY BYDAY', 'MONTHLY', 'MONTHLY BYMONTHDAY', 'MONTHLY BYDAY'],
  ...['MONTHLY BYDAY BYSETPOS', 'MONTHLY BYMONTHDAY BYSETPOS', 'YEARLY', 'YEARLY BYMONTH'],
  ...['YEARLY BYMONTH BYMONTHDAY', 'YEARLY BYDAY BYMONTH', 'YEARLY BYDAY BYMONTH BYMONTHDAY'],
  'YEARLY BYDAY BYMONTH BYSETPOS',
]
const listOf = (value: string) => new RegExp(`^(?:${value})(?:,(?:${value}))*$`)
const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)'
const values: Record<string, RegExp> = {
  FREQ: /^(?:DAI|WEEK|MONTH|YEAR)LY$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  BYDAY: listOf(`(?:[+-]?[1-5])?${weekday}`),
  BYMONTH: listOf('[1-9]|1[0-2]'),
  BYMONTHDAY: listOf('[+-]?(?:[1-9]|[12]\\d|3[01])'),
  BYSETPOS: /^[+-]?[1-5]$/,
  WKST: new RegExp(`^${weekday}$`),
}

/**
 * `isLonger`: COUNT or UNTIL cannot be read and is ignored. `frequency` is undefined if the rule is not on the list, so
 * that it may mean any day.
 */
export function readRule(value: string, { start, zones, isAllDay }: Series) {
  const parts = new Map<string, string>()
  // The longest real rule lists the days of a month.
  for (const part of value.length > 500 ? [''] : value.toUpperCase().split(';')) {
    const [name = '', text = '', more] = part.split('=')
    parts.set(name, parts.has(name) || more !== undefined ? '' : text)
  }
  const isReadable = (name: string) => values[name]?.test(parts.get(name) ?? '')
  const ends = parts.get('UNTIL')
  const until = lastWall(ends ?? '', zones, isAllDay)
  const isLonger = (parts.has('COUNT') && !isReadable('COUNT')) || (ends !== undefined && until === undefined)
  parts.delete('UNTIL')
  if (!isReadable('COUNT')) parts.delete('COUNT')
  const frequency = parts.get('FREQ') ?? ''
  const shape = [frequency, ...[...parts.keys()].filter((name) => name.startsWith('BY')).sort()].join(' ')
  const isListed =
    shapes.includes(shape) &&
    [...parts.keys()].every(isReadable) &&
    // The number of a weekday is one within a month or a year.
    !(/^[DW]/.test(frequency) && /\d/.test(parts.get('BYDAY') ?? '')) &&
    // A position is one within the year, which programs read as one within each month.
    !(parts.has('BYSETPOS') && parts.get('BYMONTH')?.includes(','))
  // The same, and a hundred times faster in rrule-temporal.
  if (shape === 'MONTHLY') parts.set('BYMONTHDAY', String(new Date(start).getUTCDate()))
  const rule = [...parts].map((part) => part.join('=')).join(';')
  return { rule, frequency: isListed ? frequency : undefined, until, isLonger }
}
export type Recurrence = ReturnType<typeof readRule>

/** UNTIL as wall time; of an all-day series, and without a time, the end of its day. In doubt the later. */
function lastWall(value: string, zones: readonly TimeZone[], isAllDay: boolean): WallTime | undefined {
  const until = readTime(value)
  if (!until) return undefined
  const { wall, isDate, isUtc } = until
  // Exchange writes the last day's midnight in UTC: up to 14 hours earlier.
  if (isAllDay && isUtc) return startOfDay(wall + 14 * hour) + day - 1
  if (isAllDay || isDate) return startOfDay(wall) + day - 1
  return isUtc ? Math.max(...zones.map((zone) => toWall(wall, zone))) : wall
}

/**
 * The occurrences of a rule within a range of wall times; undefined if it may mean any day. rrule-temporal goes straight
 * to the range, and gives up after 2,000 periods without an occurrence instead of searching for ever.
 */
export function occurrences(
  { rule, frequency, until }: Recurrence,
  start: WallTime,
  range: Period,
): WallTime[] | undefined {
  const last = Math.min(range.until, until ?? range.until)
  if (last < range.from) return []
  if (!frequency) return undefined
  try {
    const stamp = new Date(start).toISOString().replace(/[-:]|\.\d+/g, '')
    const expanded = new RRuleTemporal({
      rruleString: `DTSTART:${stamp}\nRRULE:${rule}`,
      maxIterations: 2_000,
    })
    return expanded.between(new Date(range.from), new Date(last), true).map((time) => time.epochMilliseconds)
  } catch {
    return undefined
  }
}
