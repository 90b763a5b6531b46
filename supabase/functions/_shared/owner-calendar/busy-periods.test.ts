import { describe, expect, test } from 'vitest'
import { at, calendar, event, freed, massBlocks, oddFiles, providers, read } from './testing/feed.ts'

test.each(oddFiles)(
  '$name is covered; what is busy beyond it has a sentence',
  ({ feed, window, expected }) => {
    const { busy, problems } = read(feed, { window })
    expect(freed(busy, expected)).toEqual([])
    if (problems.length === 0) expect(busy.slice(0, expected.length)).toEqual(expected)
  },
)

describe.each(providers)('busy times from $provider', ({ provider, cases }) => {
  test.each(cases)('$name', ({ feed, expected }) => {
    const { busy, problems } = read(feed)
    expect(busy).toEqual(expected)
    if (!/odd/.test(provider)) expect(problems).toEqual([])
  })
})

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const plain = calendar(
  at('DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=America/Chicago:20261110T100000'),
)

test.each([
  ['line feeds only', plain.replaceAll('\r\n', '\n')],
  ['a byte order mark', `\ufeff${plain}`],
  ['lower case', plain.toLowerCase().replace('america/chicago', 'America/Chicago')],
  ['every line folded', plain.replace(/^(.{4})(?!\r)/gm, '$1\r\n ')],
])('a file with %s is read', (_name, feed) => {
  expect(read(feed)).toEqual({ busy: [nine], isWhole: true, problems: [] })
})

test.each(['', '<!doctype html><title>Sign in</title>'])('“%s” is no calendar', (feed) => {
  expect(read(feed).problems).toEqual(['no calendar'])
})

const dentist = ['BEGIN:VEVENT', 'UID:d', 'DTSTART:20261110T150000Z', 'DTEND:20261110T160000Z', 'END:VEVENT']
const always = '2026-11-01T00:00/2027-01-01T00:00'

test.each([
  ['is cut off', plain.slice(0, -20)],
  ['has an event without END', calendar('BEGIN:VEVENT', 'UID:x', ...dentist)],
  ['has an event without BEGIN', calendar(...dentist, ...dentist.slice(1))],
  ['has a misspelled BEGIN', calendar(...dentist, 'BEGIN:VEVNT', ...dentist.slice(1))],
  ['has text behind a BEGIN', calendar('BEGIN:VEVENT\r\n UID:x', ...dentist.slice(1), ...dentist)],
  ['has neither BEGIN nor END of an event', calendar(...dentist.slice(1, -1))],
  ['says late that all of it is canceled', calendar(...dentist, 'METHOD:CANCEL')],
  ['begins twice', calendar('BEGIN:VCALENDAR', ...dentist)],
  ['has an event in an event', calendar('BEGIN:VEVENT', ...dentist, 'END:VEVENT')],
  ['lists busy times instead of events', calendar('BEGIN:VFREEBUSY', 'FREEBUSY:x', 'END:VFREEBUSY')],
])('a calendar that %s is busy throughout', (_name, feed) => {
  const problems = [
    'The calendar is damaged or cut off. What we read last stays busy; if that’s nothing, all of its time.',
  ]
  expect(read(feed)).toEqual({ busy: [always], isWhole: false, problems })
})

test('a repeated whole day ends at midnight, although the first has 25 hours', () => {
  const { busy } = read(calendar(event('UID:x', 'DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=WEEKLY;COUNT=2')))
  expect(busy).toEqual(['2026-11-01T05:00/2026-11-02T06:00', '2026-11-08T06:00/2026-11-09T06:00'])
})

const chicago = ['UID:x', 'SUMMARY:Oncology', 'DTSTART;TZID=America/Chicago:20261110T090000', 'DURATION:PT1H']
const repeated = 'Repeated event from Nov 10, 2026, 9:00 AM: '

test.each([
  ['RRULE:FREQ=WEEKLY;UNTIL=NaN', 'we can’t read what would free some of its time; that stays busy'],
  ['RRULE:FREQ=MONTHLY;BYDAY=XX', 'we can’t read how it repeats; every day from its start is busy'],
  ['RRULE:FREQ=DAILY\r\nEXDATE:soon', 'we can’t read what would free some of its time; that stays busy'],
])('an event with %s is named by its start, never by its title', (line, problem) => {
  expect(read(calendar(event(...chicago, line))).problems).toEqual([`${repeated}${problem}.`])
})

test('without a readable day, what was read last stays busy; a free event needs none', () => {
  const unread = event('UID:x', 'DTSTART:20261310T150000Z', 'DURATION:PT1H')
  const problems = ['An event: we can’t read when it starts; what we read last stays busy.']
  expect(read(calendar(unread))).toEqual({ busy: [], isWhole: false, problems })
  const free = unread.replace('DURATION', 'TRANSP:TRANSPARENT\r\nDURATION')
  expect(read(calendar(free))).toEqual({ busy: [], isWhole: true, problems: [] })
})

test.each([
  'FREQ=HOURLY',
  // Its hour never comes: a library looked for it without end.
  'FREQ=HOURLY;INTERVAL=2;BYHOUR=20',
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYSETPOS=1',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYYEARDAY=100',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
  'FREQ=DAILY;BYHOUR=9,17',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=TU;',
  'RSCALE=GREGORIAN;FREQ=DAILY;SKIP=OMIT',
])('the rule %s is not tried: every day from its start is busy', (rule) => {
  const { busy, problems } = read(calendar(event(...chicago, `RRULE:${rule}`)))
  expect(busy).toEqual(['2026-11-10T06:00/2027-01-01T00:00'])
  expect(problems).toEqual([`${repeated}we can’t read how it repeats; every day from its start is busy.`])
})

// From Monday, November 2, at noon in Chicago.
test.each([
  ['FREQ=DAILY;INTERVAL=20', '2 22 12'],
  ['FREQ=DAILY;BYDAY=SA,SU;COUNT=3', '2 7 8 14'],
  ['FREQ=WEEKLY;INTERVAL=2', '2 16 30 14 28'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU;COUNT=5', '2 3 15 17 29 1'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=SU,TU;COUNT=5', '2 3 8 17 22 1'],
  ['FREQ=WEEKLY;UNTIL=20261116T170000Z', '2 9'],
  ['FREQ=WEEKLY;UNTIL=20261116T180000Z', '2 9 16'],
  ['FREQ=WEEKLY;UNTIL=20261116', '2 9 16'],
  ['FREQ=MONTHLY', '2 2'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1,31', '2 30 31'],
  ['FREQ=MONTHLY;BYDAY=1MO,-1FR', '2 27 7 25'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-2', '2 24 28'],
  ['FREQ=YEARLY;BYMONTH=11,12', '2 2'],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,-1', '2 24 31'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=5MO,TH', '2 5 12 19 26 30'],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=13;BYDAY=FR', '2 13'],
  ['FREQ=YEARLY;BYMONTH=12;BYDAY=MO,WE;BYSETPOS=3', '2 9'],
])('%s repeats on %s', (rule, days) => {
  const { busy } = read(
    calendar(
      event('UID:x', 'DTSTART;TZID=America/Chicago:20261102T120000', 'DURATION:PT1H', `RRULE:${rule}`),
    ),
  )
  expect(busy.map((time) => Number(time.slice(8, 10))).join(' ')).toBe(days)
})

test('a rule that never occurs again takes no time', () => {
  const rule = 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO'
  expect(read(calendar(event(...chicago, rule))).busy).toEqual([nine])
})

test.each(Object.entries(massBlocks))('with %s, what else is in a calendar stays busy', (_name, blocks) => {
  const { busy } = read(calendar(at('DTSTART;TZID=Asia/Kolkata:20261110T203000', 'DURATION:PT1H'), ...blocks))
  expect(freed(busy, [nine])).toEqual([])
})

test('2,300 invented zones, and ten years of eight events a working day, do not close every hour', () => {
  expect(read(calendar(...massBlocks['2,300 invented zones'])).busy).toEqual([
    '2026-11-09T10:00/2026-11-11T12:00',
  ])
  const events = Array.from({ length: 10 * 365 * 8 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 1) - Math.floor(index / 8) * 86_400_000).toISOString().slice(0, 10)
    const [start, end] = ['00', '30'].map(
      (minute) => `TZID=America/Chicago:${day.replaceAll('-', '')}T${10 + (index % 8)}${minute}00`,
    )
    return at(`DTSTART;${start}`, `DTEND;${end}`, `DESCRIPTION:${'x'.repeat(500)}`)
  })
  expect(read(calendar(...events)).busy).toHaveLength(8 * 61)
})
