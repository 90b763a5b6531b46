import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSteps } from './budget.ts'
import { busyPeriods, type FeedReading } from './busy-periods.ts'
import type { Period } from './merge-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'
import { hostileBlocks, massBlocks } from './testing/hostile-blocks.ts'
import { judged, seriesLists, written, zoneNames } from './testing/second-judge.ts'

const times = (periods: Period[]) => periods.map(({ from, until }) => [from, until])

/** What of `expected` a reading leaves free. */
function freed(reading: FeedReading | undefined, expected: Period[]): Period[] {
  const found = reading?.busy ?? []
  return expected.filter(({ from, until }) => !found.some((each) => each.from <= from && each.until >= until))
}

test('3,000 feeds are busy exactly when a second judge says so', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(zoneNames, seriesLists, (zone, list) => {
      const feed = calendar(...list.map((each, index) => written(each, index, zone)))
      const reading = busyPeriods(feed, { window: november, ownerZone: zone })
      const expected = judged(list, zone)
      expect(freed(reading, expected)).toEqual([])
      if (reading?.problems.length === 0) expect(times(reading.busy)).toEqual(times(expected))
    }),
    { numRuns: 3_000 },
  )
})

test('a hostile calendar stays within its budget, raises nothing, and frees no busy time', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(hostileBlocks, zoneNames, seriesLists, (hostile, zone, list) => {
      const feed = calendar(...hostile, ...list.map((each, index) => written(each, index, zone)))
      const reading = busyPeriods(feed, { window: november, ownerZone: zone })
      expect(reading?.steps).toBeLessThanOrEqual(maxSteps)
      expect(freed(reading, judged(list, zone))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const lines = [
  ['UID:a', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'SUMMARY:Lunch', 'X-ODD;A="b":c'],
  ['EXDATE;TZID=America/Chicago:20261117T090000', 'RECURRENCE-ID;TZID=America/Chicago:20261110T090000'],
  ['BEGIN:VALARM', 'TRIGGER:-PT10M', 'DURATION:PT5M', 'END:VALARM'],
].flat()
const main = [
  'DTSTART;TZID=America/Chicago:20261103T090000',
  'DTEND;TZID=America/Chicago:20261103T100000',
  'RRULE:FREQ=WEEKLY;COUNT=6;BYDAY=TU',
  'RDATE;TZID=America/Chicago:20261105T130000,20261106T130000',
]
/** What an event loses if one of its own lines is removed; the others only take time away. */
const garbled = fc.oneof(
  fc.constant(() => ''),
  fc.nat().map((at) => (line: string) => line.slice(0, at % line.length)),
  fc.tuple(fc.nat(), fc.constantFrom('X', ' ', '"', ':', ';', '\u0000', '\\', ',,', '\ud83d')).map(
    ([at, junk]) =>
      (line: string) =>
        `${line.slice(0, at % line.length)}${junk}${line.slice((at % line.length) + 1)}`,
  ),
)

test('a garbled line frees no time of another event, and of its own only what the line made busy', {
  timeout: 300_000,
}, () => {
  const others = [
    at('DTSTART:20261104T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261216T000000Z'),
    at('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122'),
  ]
  const read = (own: string[]) =>
    busyPeriods(calendar(others[0] ?? '', event(...own), others[1] ?? ''), {
      window: november,
      ownerZone: 'America/Chicago',
    })
  const order = fc.shuffledSubarray([...main, ...lines.slice(0, 6)], { minLength: 10 })
  fc.assert(
    fc.property(order, fc.boolean(), fc.nat(), garbled, (own, hasAlarm, index, garble) => {
      const all = hasAlarm ? [...own.slice(0, 3), ...lines.slice(7), ...own.slice(3)] : own
      const line = all[index % all.length] ?? ''
      const changed = all.map((each) => (each === line ? garble(each) : each))
      const reading = read(changed)
      expect(
        freed(
          reading,
          busyPeriods(calendar(...others), { window: november, ownerZone: 'America/Chicago' })?.busy ?? [],
        ),
      ).toEqual([])
      // Without the line, whatever it was, the rest of the event stays busy.
      const rest = read(all.filter((each) => each !== line))?.busy ?? []
      const before = read(all)?.busy ?? []
      const both = before.filter((each) =>
        rest.some((one) => one.from <= each.from && one.until >= each.until),
      )
      expect(freed(reading, both)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

const options = { window: november, ownerZone: 'America/Chicago' }
const nine = { from: Date.UTC(2026, 10, 10, 15), until: Date.UTC(2026, 10, 10, 16) }
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)

test.each<[name: string, events: string[]]>([
  ['a zone name of 20,000 colons', [at(`DTSTART;TZID=${':,'.repeat(20_000)}`)]],
  ['blocks nested 20,000 deep', [event('BEGIN:VALARM\r\n'.repeat(20_000))]],
  ['a long line that is not read', [at(`DESCRIPTION:${'\r\n x'.repeat(50_000)}`, 'DTSTART:20200101')]],
  ['200,000 rules of one event', [at('DTSTART:20200101T000000Z', 'RRULE:FREQ=YEARLY\r\n'.repeat(200_000))]],
  ...Object.entries(massBlocks),
])('a calendar with %s stays within its budget, and what else is in it stays busy', (_name, events) => {
  const london = at('DTSTART;TZID=Europe/London:20261110T150000', 'DURATION:PT1H')
  const reading = busyPeriods(calendar(...events, london), options)
  expect(freed(reading, [nine])).toEqual([])
  expect(reading?.steps).toBeLessThanOrEqual(maxSteps)
})

test('2,300 invented zones neither free a real one nor close the calendar', () => {
  const kolkata = at('DTSTART;TZID=Asia/Kolkata:20261110T203000', 'DURATION:PT1H')
  const reading = busyPeriods(calendar(...massBlocks['2,300 invented zones'], kolkata), options)
  expect(freed(reading, [nine])).toEqual([])
  expect(freed(reading, [november])).toEqual([november])
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
