import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { type BusyPeriod, mergePeriods } from '../merge-periods.ts'
import { event, november } from './feed.ts'
import { pick, some, weekdays } from './hostile-blocks.ts'

/* Series that calendar programs write, and when they are busy according to rrule-temporal, which nothing else uses. */

export const zoneNames = pick('America/Chicago', 'Europe/London', 'Asia/Kolkata', 'Australia/Sydney')

const months = pick('', '', ';BYMONTH=11', ';BYMONTH=1,6,12')
const rules = fc
  .tuple(
    fc.oneof(
      fc.tuple(pick(1, 2, 3), months).map(([every, rest]) => `FREQ=DAILY;INTERVAL=${every}${rest}`),
      pick(
        'FREQ=DAILY;BYMONTHDAY=-1,-3,15',
        'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
        'FREQ=YEARLY;BYYEARDAY=320,-1',
      ),
      fc
        .tuple(pick(1, 2, 3), some(weekdays, 4), pick('SU', 'MO'), months)
        .map(
          ([every, list, first, rest]) => `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${list};WKST=${first}${rest}`,
        ),
      fc
        .tuple(some([1, 15, 28, 30, 31, -1, -2], 3), months, pick('', ';INTERVAL=2'))
        .map(([list, rest, every]) => `FREQ=MONTHLY;BYMONTHDAY=${list}${rest}${every}`),
      fc
        .tuple(pick('1MO', '2TU', '-1FR', '3WE', '5TH', 'MO', '1MO,-2SA'), months)
        .map(([weekday, rest]) => `FREQ=MONTHLY;BYDAY=${weekday}${rest}`),
      pick(2, -2).map((position) => `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${position}`),
      pick('FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'FREQ=MONTHLY', 'FREQ=MONTHLY;INTERVAL=5'),
      pick('', ';BYMONTH=11;BYDAY=4TH', ';BYDAY=-1FR', ';BYDAY=46MO', ';BYMONTHDAY=12,31', ';INTERVAL=2').map(
        (rest) => `FREQ=YEARLY${rest}`,
      ),
    ),
    pick('', '', ';COUNT=40', ';COUNT=3', ';UNTIL=20261120T090000'),
  )
  .map((parts) => parts.join(''))
/** The judge takes up to a tenth of a second for one series: all feeds are made of these. */
const pool = fc.sample(rules, { numRuns: 250, seed: 43 })

export type Series = { start: string; isAllDay: boolean; rule: string }
const series = fc.record<Series>({
  start: pick('20261102T090000', '20260131T173000', '20241110T120000', '20200229T003000'),
  isAllDay: pick(false, false, true),
  rule: pick(...pool),
})
export const seriesLists = fc.array(series, { minLength: 1, maxLength: 4 })

export const written = ({ start, isAllDay, rule }: Series, index: number, zone: string) =>
  event(
    `UID:series${index}`,
    isAllDay ? `DTSTART;VALUE=DATE:${start.slice(0, 8)}` : `DTSTART;TZID=${zone}:${start}`,
    ...(isAllDay ? [] : ['DURATION:PT1H']),
    `RRULE:${rule}`,
  )

const known: Record<string, Temporal.PlainDateTime[]> = {}

function wallTimes(start: string, rule: string): Temporal.PlainDateTime[] {
  const [bare = '', until] = rule.split(';UNTIL=')
  const judge = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${start}\nRRULE:${bare}` })
  const from = Temporal.ZonedDateTime.from('2026-10-29T00:00[UTC]')
  const found = judge.between(from, Temporal.ZonedDateTime.from('2027-01-03T00:00[UTC]'), true)
  return found
    .map((time) => Temporal.PlainDateTime.from(time.toPlainDateTime().toString()))
    .filter((wall) => !until || Temporal.PlainDateTime.compare(wall, until) <= 0)
}

/** DTSTART is always one of them. */
export function judged(list: Series[], zone: string): BusyPeriod[] {
  const periods = list.flatMap(({ start, isAllDay, rule }) => {
    const begin = isAllDay ? `${start.slice(0, 8)}T000000` : start
    known[begin + rule] ??= [Temporal.PlainDateTime.from(begin), ...wallTimes(begin, rule)]
    return (known[begin + rule] ?? []).map((wall) => {
      const from = wall.toZonedDateTime(zone)
      const until = isAllDay ? wall.add({ days: 1 }).toZonedDateTime(zone) : from.add({ hours: 1 })
      return { from: from.epochMilliseconds, until: until.epochMilliseconds, entry: '' }
    })
  })
  return mergePeriods(periods, november)
}
