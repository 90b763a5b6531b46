import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSteps } from './budget.ts'
import { busyPeriods } from './busy-periods.ts'
import type { Period } from './merge-periods.ts'
import { calendar, event, november } from './testing/feed.ts'
import { wallTimes } from './testing/independent.ts'

// Anyone can put such events into the owner's calendar by sending an invitation.

const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const some = (values: readonly (string | number)[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','))
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)

const number = fc.oneof(
  pick(-1, 0, 1, 2, 7, 9_999, 300_000, 100_000_000, 2 ** 31, 2 ** 53),
  fc.integer({ min: -400, max: 400 }),
)
const clockPart = pick('HOUR', 'MINUTE', 'SECOND')
const datePart = pick('MONTH', 'MONTHDAY', 'YEARDAY', 'WEEKNO', 'SETPOS')
const hostilePart = fc.oneof(
  fc.tuple(pick('INTERVAL', 'COUNT'), number).map(([name, value]) => `${name}=${value}`),
  fc
    .tuple(fc.oneof(clockPart, datePart), fc.array(number, { maxLength: 70 }))
    .map(([name, list]) => `BY${name}=${list}`),
  fc.tuple(clockPart, pick(12, 24, 60)).map(([name, most]) => `BY${name}=${upTo(most)}`),
  some([...weekdays, '5MO', '-53SU', '99TU', 'XX'], 7).map((list) => `BYDAY=${list}`),
  pick('BYMONTH=2;BYMONTHDAY=30', 'UNTIL=99991231T235959Z', 'UNTIL=20261120', 'UNTIL=soon'),
  pick('WKST=SU', 'RSCALE=HEBREW', '=;='),
)
const frequency = pick('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER', '')
const hostileRule = fc
  .tuple(frequency, fc.array(hostilePart, { maxLength: 5 }))
  .map(([often, parts]) => [`FREQ=${often}`, ...parts].join(';'))

const moment = fc.oneof(
  pick('20261110T150000Z', '20261110', '20261345T250000', '20261110T240000', ''),
  pick('16010101T020000', '00010101T000000Z', '99991231T235959'),
  fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(november.from + days * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')),
)
const zone = pick(
  ...['', ';VALUE=DATE', ';TZID=America/New_York', ';TZID=Endless', ';TZID="'],
  ...[';TZID=tzone://Microsoft/Utc', ';TZID=(UTC-05:00) Eastern Time (US & Canada)'],
)
const timed = (name: string) => fc.tuple(zone, moment).map(([where, when]) => `${name}${where}:${when}`)
const hostileLine = fc.oneof(
  fc.tuple(pick('RRULE', 'EXRULE'), hostileRule).map(([name, rule]) => `${name}:${rule}`),
  timed('EXDATE'),
  timed('RDATE'),
  timed('RECURRENCE-ID'),
  timed('RECURRENCE-ID;RANGE=THISANDFUTURE'),
  number.map((value) => `DURATION:PT${value}M`),
  pick('DURATION:P99999999D', 'DURATION:PT999999999999999H', 'DURATION:P', 'DURATION:-P1D'),
  pick('DTEND;TZID=America/New_York:99991231T235959', 'DTEND:', ''),
  pick('SEQUENCE:99999999999999999999', 'STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=DECLINED:'),
  pick('DTSTART', ':', '\u0000;='),
)
const hostileEvent = fc
  .tuple(
    pick('same', 'other', ''),
    timed('DTSTART'),
    fc.array(hostileLine, { maxLength: 6 }),
    pick(1, 1, 1, 1, 60),
  )
  .map(([uid, start, lines, times]) =>
    upTo(times)
      .map((index) => event(`UID:${uid && uid + (index % 7)}`, start, ...lines))
      .join('\r\n'),
  )
const hostileZone = hostileRule.map((rule) =>
  [
    'BEGIN:VTIMEZONE\r\nTZID:Endless\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000',
    `TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0600\r\nRRULE:${rule}`,
    'END:STANDARD\r\nEND:VTIMEZONE',
  ].join('\r\n'),
)

/** Rules that calendar programs write, and that the other library supports too. */
const ordinaryRule = fc
  .tuple(
    fc.oneof(
      pick(1, 2, 3).map((every) => `FREQ=DAILY;INTERVAL=${every}`),
      fc
        .tuple(pick(1, 2, 3), some(weekdays, 4))
        .map(([every, list]) => `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${list}`),
      some([1, 15, 28, -1], 3).map((list) => `FREQ=MONTHLY;BYMONTHDAY=${list}`),
      pick('1MO', '2TU', '-1FR', '3WE').map((weekday) => `FREQ=MONTHLY;BYDAY=${weekday}`),
      pick('', ';BYMONTH=11;BYDAY=4TH').map((rest) => `FREQ=YEARLY${rest}`),
    ),
    pick('', '', ';COUNT=40', ';UNTIL=20261120T090000Z'),
  )
  .map((parts) => parts.join(''))
const ordinary = fc.record({
  start: pick('20261102T090000Z', '20260105T173000Z', '20241110T120000Z', '20201231T003000Z'),
  rule: ordinaryRule,
})
const feed = fc.record({
  hostile: fc.array(fc.oneof({ weight: 6, arbitrary: hostileEvent }, hostileZone), { maxLength: 12 }),
  ordinary: fc.array(ordinary, { minLength: 1, maxLength: 4 }),
})

/** The occurrences of an ordinary rule in the window that are wrongly free. */
const wronglyFree = ({ start, rule }: { start: string; rule: string }, busy: Period[]) =>
  wallTimes(start, rule, 2026)
    .map((wall) => wall.toZonedDateTime('UTC').epochMilliseconds)
    .filter((from) => from >= november.from)
    .filter((from) => !busy.some((period) => period.from <= from && period.until >= from + 3_600_000))

test('a hostile calendar stays within its budget, raises nothing, and frees no busy time', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(feed, ({ hostile, ordinary: series }) => {
      const text = calendar(
        ...hostile,
        ...series.map(({ start, rule }, index) =>
          event(`UID:ordinary${index}`, `DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`),
        ),
      )
      const reading = busyPeriods(text, { window: november, ownerZone: 'America/Chicago', clock: () => 0 })
      if (!reading.ok) throw new Error(reading.reason)
      expect(reading.steps).toBeLessThanOrEqual(maxSteps + 6_500)
      for (const each of series)
        expect(wronglyFree(each, reading.busy), `${each.start} ${each.rule}`).toEqual([])
    }),
    { numRuns: 500 },
  )
})
