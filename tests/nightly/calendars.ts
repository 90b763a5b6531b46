import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { busyPeriods } from '../../supabase/functions/_shared/owner-calendar/busy-periods.ts'
import {
  type BusyPeriod,
  mergePeriods,
} from '../../supabase/functions/_shared/owner-calendar/merge-periods.ts'
import { calendar, event, november } from '../../supabase/functions/_shared/owner-calendar/testing/feed.ts'

/*
 * `npm run test:nightly -- calendars`: generated calendars against a second judge. busy-periods.test.ts has the
 * hostile ones.
 */

const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const some = (values: readonly (string | number)[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','))
const joined = (...parts: fc.Arbitrary<unknown>[]) => fc.tuple(...parts).map((list) => list.join(''))

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const monthDays = some([1, 2, 15, 28, 29, 30, 31, -1, -2], 3)
const ordinals = some(['1MO', '2TU', '-1FR', '3WE', '5TH', 'MO', '-2SA'], 3)
const months = some([1, 2, 6, 11, 12], 3)
const rules = joined(
  pick('FREQ='),
  fc.oneof(
    pick('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    joined(pick('DAILY;BYDAY=', 'WEEKLY;WKST=SU;BYDAY=', 'WEEKLY;WKST=MO;BYDAY='), some(weekdays, 5)),
    joined(pick('MONTHLY;BYMONTHDAY='), monthDays),
    joined(pick('MONTHLY;BYDAY='), ordinals),
    joined(pick('MONTHLY;BYDAY='), some(weekdays, 7), pick(';BYSETPOS='), pick(1, 2, 5, -1, -2)),
    joined(pick('YEARLY;BYMONTH='), months),
    joined(pick('YEARLY;BYMONTH='), months, pick(';BYMONTHDAY='), monthDays),
    joined(pick('YEARLY;BYMONTH='), months, pick(';BYDAY='), ordinals),
    joined(pick('YEARLY;BYMONTH=12;BYDAY='), some(weekdays, 7), pick(';BYSETPOS='), pick(1, 3, -1)),
  ),
  pick('', ';INTERVAL=1', ';INTERVAL=2', ';INTERVAL=3'),
  pick('', '', ';COUNT=40', ';COUNT=3', ';UNTIL=20261120T090000'),
)
type Series = { start: string; isAllDay: boolean; rule: string }
const series = fc.record<Series>({
  start: pick('20261102T090000', '20260131T173000', '20241110T120000', '20240229T003000'),
  isAllDay: pick(false, false, true),
  rule: rules,
})
const seriesLists = fc.array(series, { minLength: 1, maxLength: 4 })
const zoneNames = pick('America/Chicago', 'Europe/London', 'Asia/Kolkata', 'Australia/Sydney')

const written = ({ start, isAllDay, rule }: Series, index: number, zone: string) =>
  event(
    `UID:series${index}`,
    ...(isAllDay
      ? [`DTSTART;VALUE=DATE:${start.slice(0, 8)}`]
      : [`DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H']),
    `RRULE:${rule}`,
  )

/** The second judge: looks at each day, and whether it is one of the rule's by the words of RFC 5545. */
function daysOf(first: Temporal.PlainDate, rule: string): Temporal.PlainDate[] {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
  const list = (name: string) => parts.get(name)?.split(',')
  const isIn = (name: string, ...values: (string | number)[]) =>
    values.some((value) => list(name)?.includes(String(value)))
  const frequency = parts.get('FREQ')
  const week = (day: Temporal.PlainDate) =>
    day.subtract({ days: parts.get('WKST') === 'SU' ? day.dayOfWeek % 7 : day.dayOfWeek - 1 })
  const periods = (day: Temporal.PlainDate) => {
    if (frequency === 'DAILY') return first.until(day).days
    if (frequency === 'WEEKLY') return week(first).until(week(day)).days / 7
    const years = day.year - first.year
    return frequency === 'MONTHLY' ? years * 12 + day.month - first.month : years
  }
  function matches(day: Temporal.PlainDate): boolean {
    const name = weekdays[day.dayOfWeek - 1] ?? ''
    const [nth, nthLast] = [Math.ceil(day.day / 7), Math.ceil((day.daysInMonth - day.day + 1) / 7)]
    const hasDay = parts.has('BYDAY') || parts.has('BYMONTHDAY')
    return (
      (parts.has('BYMONTH')
        ? isIn('BYMONTH', day.month)
        : frequency !== 'YEARLY' || day.month === first.month) &&
      (!parts.has('BYMONTHDAY') || isIn('BYMONTHDAY', day.day, day.day - day.daysInMonth - 1)) &&
      (!parts.has('BYDAY') || isIn('BYDAY', name, nth + name, `-${nthLast}${name}`)) &&
      (hasDay ||
        frequency === 'DAILY' ||
        (frequency === 'WEEKLY' ? day.dayOfWeek === first.dayOfWeek : day.day === first.day))
    )
  }
  const position = Number(parts.get('BYSETPOS') ?? 0)
  const found: Temporal.PlainDate[] = []
  for (let day = first; day.year < 2028; day = day.add({ days: 1 })) {
    if (periods(day) % Number(parts.get('INTERVAL') ?? 1) !== 0 || !matches(day)) continue
    const all = Array.from({ length: day.daysInMonth }, (_, index) => day.with({ day: index + 1 })).filter(
      matches,
    )
    if (position === 0 || all.at(position > 0 ? position - 1 : position)?.equals(day)) found.push(day)
    if (found.length === Number(parts.get('COUNT') ?? -1)) break
  }
  return found
}

function judged(list: Series[], zone: string): BusyPeriod[] {
  const periods = list.flatMap(({ start, isAllDay, rule }) => {
    const first = Temporal.PlainDateTime.from(isAllDay ? `${start.slice(0, 8)}T000000` : start)
    const until = /UNTIL=(\w+)/.exec(rule)?.[1] ?? '99991231T000000'
    const walls = daysOf(first.toPlainDate(), rule)
      .map((day) => day.toPlainDateTime(first))
      .filter((wall) => Temporal.PlainDateTime.compare(wall, until) <= 0)
    // DTSTART is always one of them.
    return [first, ...walls].map((wall) => {
      const begin = wall.toZonedDateTime(zone)
      const end = isAllDay ? wall.add({ days: 1 }).toZonedDateTime(zone) : begin.add({ hours: 1 })
      return { from: begin.epochMilliseconds, until: end.epochMilliseconds, entry: '' }
    })
  })
  return mergePeriods(periods, november)
}

const times = (periods: { from: number; until: number }[]) => periods.map(({ from, until }) => [from, until])
const read = (feed: string, ownerZone: string) => busyPeriods(feed, { window: november, ownerZone })

fc.assert(
  fc.property(zoneNames, seriesLists, (name, list) => {
    const feed = calendar(...list.map((each, index) => written(each, index, name)))
    const reading = read(feed, name)
    const [found, expected] = [times(reading?.busy ?? []), times(judged(list, name))].map((each) =>
      JSON.stringify(each),
    )
    if (reading?.problems.length || found !== expected)
      throw new Error(`${feed}\n${reading?.problems}\nfound    ${found}\nexpected ${expected}`)
  }),
  { numRuns: 3_000 },
)
console.log('3,000 calendars are busy exactly when the second judge says so.')
