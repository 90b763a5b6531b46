import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyPeriods, type FeedReading } from './busy-periods.ts'
import type { Period } from './merge-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'
import { hostileBlocks, massBlocks } from './testing/hostile-blocks.ts'

const read = (feed: string) => busyPeriods(feed, { window: november, ownerZone: 'America/Chicago' })

/** What of `expected` a reading leaves free. */
function freed(reading: FeedReading | undefined, expected: Period[]): Period[] {
  const found = reading?.busy ?? []
  return expected.filter(({ from, until }) => !found.some((each) => each.from <= from && each.until >= until))
}

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

test('a garbled line frees no time of another event, and of its own only what the line made busy', () => {
  const withOwn = (lines: string[]) => read(calendar(others[0], event(...lines), others[1]))
  const ofOthers = read(calendar(...others))?.busy ?? []
  for (const line of own) {
    // Without the line, whatever it was, the rest of the event stays busy.
    const rest = withOwn(own.filter((each) => each !== line))
    const kept = (withOwn(own)?.busy ?? []).filter((each) => freed(rest, [each]).length === 0)
    for (let place = 0; place < line.length; place += 1)
      for (const junk of ['', 'X', ' ', '"', ':', ';', '\u0000', '\\', ',,', '\ud83d'])
        for (const end of ['', line.slice(place), line.slice(place + 1)]) {
          const garbled = line.slice(0, place) + junk + end
          const reading = withOwn(own.map((each) => (each === line ? garbled : each)))
          expect(freed(reading, [...ofOthers, ...kept]), garbled).toEqual([])
        }
  }
})

test('a hostile calendar raises nothing, and frees no busy time', { timeout: 60_000 }, () => {
  const ofOthers = read(calendar(...others))?.busy ?? []
  fc.assert(
    fc.property(hostileBlocks, (hostile) => {
      expect(freed(read(calendar(...hostile, ...others)), ofOthers)).toEqual([])
    }),
    { numRuns: 200 },
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
})

test('2,300 invented zones, and ten years of eight events a working day, do not close every hour', () => {
  expect(freed(read(calendar(...massBlocks['2,300 invented zones'])), [november])).toEqual([november])
  const events = Array.from({ length: 10 * 365 * 8 }, (_, index) => {
    const day = new Date(november.until - Math.floor(index / 8) * 86_400_000).toISOString().slice(0, 10)
    const [start, end] = ['00', '30'].map(
      (minute) => `TZID=America/Chicago:${day.replaceAll('-', '')}T${10 + (index % 8)}${minute}00`,
    )
    return at(
      `DTSTART;${start}`,
      index % 2 ? 'DURATION:PT30M' : `DTEND;${end}`,
      `DESCRIPTION:${'x'.repeat(500)}`,
    )
  })
  expect(busy(calendar(...events))).toHaveLength(8 * 61)
})
