import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { maxSteps } from './budget.ts'
import { busyPeriods } from './busy-periods.ts'
import { mergePeriods } from './merge-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'
import { hostileBlocks, massBlocks, pick, some, weekdays } from './testing/hostile-blocks.ts'
import { wallTimes } from './testing/independent.ts'

const zone = pick('America/Chicago', 'Europe/London', 'Asia/Kolkata', 'Australia/Sydney')

/** Events that calendar programs write, with rules that ical.js supports too. */
const ordinaryEvent = fc.record({
  start: pick('20261102T090000', '20260105T173000', '20241110T120000', '20201231T003000'),
  isAllDay: pick(false, false, true),
  rule: fc
    .tuple(
      fc.oneof(
        pick(1, 2, 3).map((every) => `FREQ=DAILY;INTERVAL=${every}`),
        fc
          .tuple(pick(1, 2, 3), some(weekdays, 4), pick('SU', 'MO'))
          .map(([every, list, first]) => `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${list};WKST=${first}`),
        some([1, 15, 28, -1], 3).map((list) => `FREQ=MONTHLY;BYMONTHDAY=${list}`),
        pick('1MO', '2TU', '-1FR', '3WE').map((weekday) => `FREQ=MONTHLY;BYDAY=${weekday}`),
        pick(2, -2).map((position) => `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${position}`),
        pick('', ';BYMONTH=11;BYDAY=4TH').map((rest) => `FREQ=YEARLY${rest}`),
      ),
      pick('', '', ';COUNT=40', ';UNTIL=20261120T090000'),
    )
    .map((parts) => parts.join('')),
})
const ordinaryEvents = fc.array(ordinaryEvent, { minLength: 1, maxLength: 4 })
type Ordinary = { start: string; isAllDay: boolean; rule: string }

const written = ({ start, isAllDay, rule }: Ordinary, index: number, name: string) =>
  event(
    `UID:ordinary${index}`,
    isAllDay ? `DTSTART;VALUE=DATE:${start.slice(0, 8)}` : `DTSTART;TZID=${name}:${start}`,
    ...(isAllDay ? [] : ['DURATION:PT1H']),
    `RRULE:${rule}`,
  )

/** By start and rule: ical.js is slow, and the same few come again. */
const known: Record<string, ReturnType<typeof wallTimes>> = {}

/** The same busy times, computed with ical.js and Temporal. DTSTART is always one of them. */
function independent({ start, isAllDay, rule }: Ordinary, name: string) {
  const begin = isAllDay ? `${start.slice(0, 8)}T000000` : start
  known[begin + rule] ??= ['FREQ=DAILY;COUNT=1', rule].flatMap((each) => wallTimes(begin, each))
  const walls = known[begin + rule] ?? []
  return walls.map((wall) => {
    const from = wall.toZonedDateTime(name)
    const until = isAllDay ? wall.add({ days: 1 }).toZonedDateTime(name) : from.add({ hours: 1 })
    return { from: from.epochMilliseconds, until: until.epochMilliseconds }
  })
}

test('recurring events are busy exactly when ical.js and Temporal say so', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(zone, ordinaryEvents, (name, events) => {
      const text = calendar(...events.map((each, index) => written(each, index, name)))
      const reading = busyPeriods(text, { window: november, ownerZone: name })
      expect(reading?.busy).toEqual(
        mergePeriods(
          events.flatMap((each) => independent(each, name)),
          november,
        ),
      )
    }),
    { numRuns: 500 },
  )
})

test('a hostile calendar stays within its budget, raises nothing, and frees no busy time', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(hostileBlocks, zone, ordinaryEvents, (hostile, name, events) => {
      const text = calendar(...hostile, ...events.map((each, index) => written(each, index, name)))
      const reading = busyPeriods(text, { window: november, ownerZone: name })
      if (!reading) throw new Error('incomplete')
      expect(reading.steps).toBeLessThanOrEqual(maxSteps)
      const expected = mergePeriods(
        events.flatMap((each) => independent(each, name)),
        november,
      )
      expect(mergePeriods([...reading.busy, ...expected], november)).toEqual(reading.busy)
    }),
    { numRuns: 500 },
  )
})

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const always = '2026-11-01T00:00/2027-01-01T00:00'
const london = at('DTSTART;TZID=Europe/London:20261110T150000', 'DURATION:PT1H')
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)
const daily = 'DTSTART:20150101T150000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=4000'

test.each<[name: string, events: string[], expected: string[]]>([
  ['a zone name of 20,000 colons', [at(`DTSTART;TZID=${':,'.repeat(20_000)}`), london], [nine]],
  ['blocks nested 20,000 deep', [event('BEGIN:X\r\n'.repeat(20_000)), london], [nine]],
  [
    '300 unknown zones',
    [...upTo(300).map((n) => at(`DTSTART;TZID=Zone ${n}:20261110T150000`)), london],
    [nine],
  ],
  [
    'a long line that is not read',
    [at(`DESCRIPTION:${'\r\n x'.repeat(50_000)}`, 'DTSTART:20200101'), london],
    [nine],
  ],
  [
    'a long line of a property that is read',
    [at('DTSTART:20261110T150000Z', `EXDATE:${upTo(300).fill(20_261_111).join()}T000000Z`.repeat(2))],
    [nine],
  ],
  ['more rules than steps', upTo(1_000).map((n) => event(`UID:${n}`, daily)), [always]],
  [
    '200,000 rules of one event',
    [at('DTSTART:20200101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY\r\n'.repeat(200_000))],
    [always],
  ],
  ...Object.entries(massBlocks).map(
    ([name, blocks]) => [name, [...blocks, london], [nine]] satisfies [string, string[], string[]],
  ),
])('a calendar with %s is read in full, or counts as busy', (_name, events, expected) => {
  expect(busy(calendar(...events))).toEqual(expected)
})

test('the runtime is asked for twenty invented zones, and for a current one after them', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat')
  busy(
    calendar(...massBlocks['2,300 invented zones'], at('DTSTART;TZID=/x.org/1/Africa/Tunis:20261110T150000')),
  )
  expect(asked.mock.calls.length).toBe(21)
  asked.mockRestore()
})

test('ten years of eight events a working day do not close every hour', () => {
  const details = [
    'ATTENDEE;CN=Guest;PARTSTAT=ACCEPTED:mailto:guest@example.org',
    ' .com',
    'DESCRIPTION:x',
    ...upTo(7).map(() => ` ${'x'.repeat(60)}`),
  ]
  const events = upTo(10 * 365).flatMap((days) => {
    const date = new Date(november.until - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    return upTo(8).map((hour) =>
      at(
        `DTSTART;TZID=America/Chicago:${date}T${10 + hour}0000`,
        `DTEND;TZID=America/Chicago:${date}T${10 + hour}3000`,
        ...details,
      ),
    )
  })
  expect(busy(calendar(...events))).toHaveLength(8 * 61)
})
