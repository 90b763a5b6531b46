import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSteps } from './budget.ts'
import { busyPeriods, type FeedReading } from './busy-periods.ts'
import type { Period } from './merge-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'
import { hostileBlocks, massBlocks } from './testing/hostile-blocks.ts'
import { judged, seriesLists, written, zoneNames } from './testing/second-judge.ts'

const read = (feed: string, ownerZone = 'America/Chicago') =>
  busyPeriods(feed, { window: november, ownerZone })
const times = (periods: Period[]) => periods.map(({ from, until }) => [from, until])

/** What of `expected` a reading leaves free. */
function freed(reading: FeedReading | undefined, expected: Period[]): Period[] {
  const found = reading?.busy ?? []
  return expected.filter(({ from, until }) => !found.some((each) => each.from <= from && each.until >= until))
}

test('3,000 feeds are busy exactly when a second judge says so', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(zoneNames, seriesLists, (zone, list) => {
      const reading = read(calendar(...list.map((each, index) => written(each, index, zone))), zone)
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
      const events = list.map((each, index) => written(each, index, zone))
      const reading = read(calendar(...hostile, ...events), zone)
      expect(reading?.steps).toBeLessThanOrEqual(maxSteps)
      expect(freed(reading, judged(list, zone))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const own = [
  'DTSTART;TZID=America/Chicago:20261103T090000',
  'DTEND;TZID=America/Chicago:20261103T100000',
  'RRULE:FREQ=WEEKLY;COUNT=6;BYDAY=TU',
  'RDATE;TZID=America/Chicago:20261105T130000,20261106T130000',
  ...['UID:a', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'SUMMARY:Lunch', 'X-ODD;A="b":c'],
  'EXDATE;TZID=America/Chicago:20261117T090000',
]
const others = [
  at('DTSTART:20261104T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261216T000000Z'),
  at('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122'),
] as const
const junk = fc.constantFrom('', 'X', ' ', '"', ':', ';', '\u0000', '\\', ',,', '\ud83d')

test('a garbled line frees no time of another event, and of its own only what the line made busy', {
  timeout: 300_000,
}, () => {
  const withOwn = (lines: string[]) => read(calendar(others[0], event(...lines), others[1]))
  const ofOthers = read(calendar(...others))?.busy ?? []
  fc.assert(
    fc.property(
      fc.shuffledSubarray(own, { minLength: 10 }),
      fc.nat(),
      fc.nat(),
      junk,
      fc.boolean(),
      (...drawn) => {
        const [lines, index, place, inserted, isCut] = drawn
        const line = lines[index % lines.length] ?? ''
        const start = line.slice(0, place % line.length)
        const garbled = start + inserted + (isCut ? '' : line.slice(start.length + 1))
        const reading = withOwn(lines.map((each) => (each === line ? garbled : each)))
        expect(freed(reading, ofOthers)).toEqual([])
        // Without the line, whatever it was, the rest of the event stays busy.
        const rest = withOwn(lines.filter((each) => each !== line))
        const both = (withOwn(lines)?.busy ?? []).filter((each) => freed(rest, [each]).length === 0)
        expect(freed(reading, both)).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})

const nine = { from: Date.UTC(2026, 10, 10, 15), until: Date.UTC(2026, 10, 10, 16) }

test.each<[name: string, events: string[]]>([
  ['a zone name of 20,000 colons', [at(`DTSTART;TZID=${':,'.repeat(20_000)}`)]],
  ['blocks nested 20,000 deep', [event('BEGIN:VALARM\r\n'.repeat(20_000))]],
  ['a long line that is not read', [at(`DESCRIPTION:${'\r\n x'.repeat(50_000)}`, 'DTSTART:20200101')]],
  ['200,000 rules of one event', [at('DTSTART:20200101T000000Z', 'RRULE:FREQ=YEARLY\r\n'.repeat(200_000))]],
  ...Object.entries(massBlocks),
])('a calendar with %s stays within its budget, and what else is in it stays busy', (_name, events) => {
  const reading = read(calendar(...events, at('DTSTART;TZID=Asia/Kolkata:20261110T203000', 'DURATION:PT1H')))
  expect(freed(reading, [nine])).toEqual([])
  expect(reading?.steps).toBeLessThanOrEqual(maxSteps)
})

test('2,300 invented zones, and ten years of eight events a working day, do not close every hour', () => {
  expect(freed(read(calendar(...massBlocks['2,300 invented zones'])), [november])).toEqual([november])
  const events = Array.from({ length: 10 * 365 * 8 }, (_, index) => {
    const day = new Date(november.until - Math.floor(index / 8) * 86_400_000).toISOString().slice(0, 10)
    const [start, end] = ['00', '30'].map(
      (minute) => `TZID=America/Chicago:${day.replaceAll('-', '')}T${10 + (index % 8)}${minute}00`,
    )
    return at(`DTSTART;${start}`, `DTEND;${end}`, `DESCRIPTION:${'x'.repeat(500)}`)
  })
  expect(busy(calendar(...events))).toHaveLength(8 * 61)
})
