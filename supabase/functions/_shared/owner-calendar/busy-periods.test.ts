import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { busyPeriods } from './busy-periods.ts'
import { at, busy, calendar, event, minute, november } from './testing/feed.ts'

const folder = new URL('testing/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/* Files with one fault each that some program writes. */
describe('a file of another program', () => {
  const winter = { from: Date.UTC(2026, 10, 28), until: Date.UTC(2026, 11, 19) }
  const summer = { from: Date.UTC(2027, 5, 20), until: Date.UTC(2027, 6, 20) }
  // The one occurrence of 05k is on December 25. The zones of 01f and 04 are in doubt. What only Lotus Notes writes
  // (RANGE=THISANDFUTURE), and what removes times by rule, is not understood: busy.
  const longer: Record<string, string> = {
    '01f-tzid-BST-no-vtimezone': '2026-12-01T06:00/2026-12-02T06:00',
    '04-vtimezone-newer-than-runtime-Vancouver': '2026-12-01T15:00/2026-12-01T17:00',
    '07-THISANDFUTURE-moved': '2026-11-28T00:00/2026-12-19T00:00',
    '27-exrule':
      '2026-12-01T15:00/2026-12-01T16:00 2026-12-08T15:00/2026-12-08T16:00 2026-12-15T15:00/2026-12-15T16:00',
  }
  test.each(
    read('files/expected.tsv')
      .trim()
      .split('\n')
      .map((line) => line.split('\t')),
  )('%s', (name = '', times) => {
    const window = name.includes('SUMMER') ? summer : winter
    const until = name.startsWith('05k') ? Date.UTC(2026, 11, 31) : window.until
    const found = busy(read(`files/${name}.ics`), { window: { ...window, until } })
    // A newer runtime knows the zone's new rules, too, and is in no doubt.
    const exact = name.startsWith('04') ? [times] : []
    expect([longer[name] ?? times, ...exact]).toContain(found.join(' '))
  })
})

/*
 * Each file in testing/feeds contains test cases: '# ' and a name, the lines of the calendar, and the expected busy
 * times, each after '= '. Text before the first case is the head of every calendar, as that provider writes it.
 */
describe.each(readdirSync(new URL('feeds/', folder)))('busy times from %s', (file) => {
  const [begin = '', ...cases] = read(`feeds/${file}`).split(/^# /m)
  test.each(cases.map((text) => text.split('\n')))('%s', (_name, ...lines) => {
    const inside = lines.filter((line) => line !== '' && !line.startsWith('= '))
    const feed = begin
      ? [...begin.trim().split('\n'), ...inside, 'END:VCALENDAR', ''].join('\r\n')
      : calendar(...inside)
    const expected = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2))
    expect(busy(feed, { ownerAddresses: ['owner@example.org'] })).toEqual(expected)
  })
})

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const plain = calendar(
  at('DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=America/Chicago:20261110T100000'),
)

test.each([
  ['line feeds only', plain.replaceAll('\r\n', '\n'), [nine]],
  ['carriage returns only', plain.replaceAll('\r\n', '\r'), [nine]],
  ['a byte order mark', `\ufeff${plain}`, [nine]],
  ['lower case', plain.toLowerCase(), [nine]],
  [
    'two calendars in one file',
    plain + calendar(at('DTSTART:20261110T160000Z', 'DURATION:PT1H')),
    ['2026-11-10T15:00/2026-11-10T17:00'],
  ],
  ['a sign-in page', '<!doctype html><title>Sign in</title>', ['no calendar']],
  ['nothing', '', ['no calendar']],
])('a file with %s', (_name, feed, expected) => {
  expect(busy(feed)).toEqual(expected)
})

const options = { window: november, ownerZone: 'America/Chicago' }
const unread = event('UID:x', 'SUMMARY:Oncology', 'DTSTART:20261310T150000Z', 'DURATION:PT1H')

test('a reading that may lack busy times says so, with a sentence that an owner understands', () => {
  expect(busyPeriods(plain.slice(0, -20), options)).toMatchObject({
    isWhole: false,
    problems: ['The calendar is cut off; what we read last stays busy.'],
  })
  expect(busyPeriods(calendar(unread), options)).toMatchObject({
    isWhole: false,
    problems: ['An event: we can’t read when it starts; what we read last stays busy.'],
  })
  const free = unread.replace('DURATION', 'TRANSP:TRANSPARENT\r\nDURATION')
  expect(busyPeriods(calendar(free), options)).toMatchObject({ isWhole: true, problems: [] })
})

test.each([
  ['RRULE:FREQ=WEEKLY;UNTIL=NaN', 'a part of its rule can’t be read; it repeats without that part'],
  ['RRULE:FREQ=MONTHLY;BYDAY=XX', 'we can’t read how it repeats; every day that it may mean is busy'],
  ['RRULE:FREQ=DAILY\r\nEXDATE:soon', 'one of its exceptions can’t be read; that day stays busy'],
])('an event with %s is named by its start, never by its title', (line, problem) => {
  const lines = ['UID:x', 'SUMMARY:Oncology', 'DTSTART;TZID=America/Chicago:20261110T090000', 'DURATION:PT1H']
  const reading = busyPeriods(calendar(event(...lines, line)), options)
  const entry = 'Repeated event from Nov 10, 2026, 9:00 AM'
  expect(reading).toMatchObject({ isWhole: true, problems: [`${entry}: ${problem}.`] })
  expect(new Set(reading?.busy.map((period) => period.entry))).toEqual(new Set([entry]))
})

test('an event that ends beyond the supported dates is busy from its start on', () => {
  for (const end of ['DURATION:P99999999D', 'DTEND;TZID=America/New_York:99991231T235959']) {
    const { busy: periods } = busyPeriods(calendar(at('DTSTART:20261110T150000Z', end)), options) ?? {}
    expect(periods?.map(({ from, until }) => [minute(from), minute(until)])).toEqual([
      ['2026-11-10T15:00', '2027-01-01T00:00'],
    ])
  }
})
