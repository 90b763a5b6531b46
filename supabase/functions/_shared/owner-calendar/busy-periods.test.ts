import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { busyPeriods } from './busy-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const hour = ['DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=America/Chicago:20261110T100000']
const plain = calendar(at(...hour))
const incomplete = ['incomplete']

/*
 * Each file in testing/feeds contains test cases: '# ' and a name, the lines of the calendar, and the expected busy
 * times, each after '= '. Text before the first case is the head of every calendar, as that provider writes it.
 */
const folder = new URL('testing/feeds/', import.meta.url)

describe.each(readdirSync(folder))('busy times from %s', (file) => {
  const [begin = '', ...cases] = readFileSync(new URL(file, folder), 'utf8').split(/^# /m)
  test.each(cases.map((text) => text.split('\n')))('%s', (_name, ...lines) => {
    const inside = lines.filter((line) => line !== '' && !line.startsWith('= '))
    const feed = begin
      ? [...begin.trim().split('\n'), ...inside, 'END:VCALENDAR', ''].join('\r\n')
      : calendar(...inside)
    const expected = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2))
    expect(busy(feed, { ownerAddresses: ['owner@example.org'] })).toEqual(expected)
  })
})

test.each([
  ['line feeds only', plain.replaceAll('\r\n', '\n'), [nine]],
  ['a byte order mark', `\ufeff${plain}`, [nine]],
  ['empty lines', plain.replaceAll('\r\n', '\r\n\r\n'), [nine]],
  ['lower case', plain.toLowerCase().replace('america/chicago', 'America/Chicago'), [nine]],
  [
    'two calendars in one file',
    plain + calendar(at('DTSTART:20261110T160000Z', 'DURATION:PT1H')),
    ['2026-11-10T15:00/2026-11-10T17:00'],
  ],
  ['a sign-in page', '<!doctype html><title>Sign in</title>', incomplete],
  ['a truncated calendar', plain.slice(0, -20), incomplete],
  ['nothing', '', incomplete],
])('a file with %s', (_name, feed, expected) => {
  expect(busy(feed)).toEqual(expected)
})

const otherEvent = ['2026-11-20T15:00/2026-11-20T16:00']
const start = 'DTSTART:20261110T150000Z'

const options = { window: november, ownerZone: 'America/Chicago' }

test.each([
  ['an invalid start', 'DTSTART:20261345T250000Z', []],
  ['an invalid end', `${start}\r\nDTEND:later`, [nine]],
  ['an invalid rule', `${start}\r\nRRULE:FREQ=SOMETIMES`, [nine]],
  ['a rule with RSCALE', `${start}\r\nRRULE:RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY`, [nine]],
  ['an hourly rule, which no calendar program writes', `${start}\r\nRRULE:FREQ=HOURLY`, [nine]],
  [
    'a change of this and all following',
    `${start}\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261110T1500Z`,
    [nine],
  ],
  ['an invalid EXDATE', `${start}\r\nEXDATE:soon`, [nine]],
  ['more than a hundred parameters', `DTSTART${';X=1'.repeat(101)}:20261110T150000Z`, []],
  ['a rule with COUNT=0', `${start}\r\nRRULE:FREQ=DAILY;COUNT=0`, [nine]],
])('an event with %s counts as busy at its start, if known; other events are read', (_, lines, atStart) => {
  const others = at('DTSTART:20261120T150000Z', 'DURATION:PT1H')
  const feed = calendar(event('UID:broken', lines), others)
  expect(busyPeriods(feed, options)).toMatchObject({ unreadable: [expect.any(String)] })
  expect(busy(feed)).toEqual([...atStart, ...otherEvent])
})

test('an event that ends beyond the supported dates is busy from its start on', () => {
  for (const end of ['DURATION:P99999999D', 'DTEND;TZID=America/New_York:99991231T235959']) {
    expect(busy(calendar(at(start, end)))).toEqual(['2026-11-10T15:00/2027-01-01T00:00'])
  }
})

test('a zone that is unknown or whose description is damaged is reported once', () => {
  const offsets = 'DTSTART:20250101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200'
  const damaged = `BEGIN:VTIMEZONE\r\nTZID:Damaged\r\nBEGIN:STANDARD\r\n${offsets}\r\nRRULE\r\nEND:STANDARD\r\nEND:VTIMEZONE`
  const events = ['Somewhere', 'Damaged', 'Somewhere'].map((zone) =>
    at(`DTSTART;TZID=${zone}:20261110T090000`, 'DURATION:PT1H'),
  )
  const reading = busyPeriods(calendar(damaged, ...events), options)
  expect(reading).toMatchObject({ unknownZones: new Set(['Somewhere', 'Damaged']) })
})
