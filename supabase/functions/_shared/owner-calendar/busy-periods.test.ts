import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { maxSteps } from './budget.ts'
import { busyPeriods } from './busy-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const hour = ['DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=America/Chicago:20261110T100000']
const plain = calendar(at(...hour))
const incomplete = ['The response is not a complete calendar.']

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
  ['carriage returns only', plain.replaceAll('\r\n', '\r'), [nine]],
  ['a byte order mark', `\ufeff${plain}`, [nine]],
  ['empty lines', plain.replaceAll('\r\n', '\r\n\r\n'), [nine]],
  ['lower case', plain.toLowerCase().replace('america/chicago', 'America/Chicago'), [nine]],
  ['trailing spaces', plain.replaceAll('\r\n', ' \r\n'), [nine]],
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

describe('unreadable events', () => {
  const options = { window: november, ownerZone: 'America/Chicago' }

  test.each([
    ['an invalid start', 'DTSTART:20261345T250000Z', []],
    ['no start', 'SUMMARY:Nothing else', []],
    ['an invalid end', `${start}\r\nDTEND:later`, [nine]],
    ['an invalid rule', `${start}\r\nRRULE:FREQ=SOMETIMES`, [nine]],
    ['a rule with RSCALE', `${start}\r\nRRULE:RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY`, [nine]],
    ['an interval of 300,000 years', `${start}\r\nRRULE:FREQ=YEARLY;INTERVAL=300000`, [nine]],
    ['an interval of eight million years', `${start}\r\nRRULE:FREQ=MONTHLY;INTERVAL=100000000`, [nine]],
    ['an invalid EXDATE', `${start}\r\nEXDATE:soon`, [nine]],
    ['an invalid duration', `${start}\r\nDURATION:long`, [nine]],
    ['a rule with COUNT=0', `${start}\r\nRRULE:FREQ=DAILY;COUNT=0`, [nine]],
  ])('an event with %s counts as busy at its start, if known; other events are read', (_, lines, atStart) => {
    const others = at('DTSTART:20261120T150000Z', 'DURATION:PT1H')
    const feed = calendar(event('UID:broken', lines), others)
    expect(busyPeriods(feed, options)).toMatchObject({ ok: true, unreadable: [expect.any(String)] })
    expect(busy(feed)).toEqual([...atStart, ...otherEvent])
  })

  test('an event that ends beyond the supported dates is busy from its start on', () => {
    for (const end of ['DURATION:P99999999D', 'DTEND;TZID=America/New_York:99991231T235959']) {
      expect(busy(calendar(at(start, end)))).toEqual(['2026-11-10T15:00/2027-01-01T00:00'])
    }
  })

  test('an unknown zone name is reported once', () => {
    const reading = busyPeriods(
      calendar(...[1, 2].map(() => at('DTSTART;TZID=Somewhere:20261110T090000', 'DURATION:PT1H'))),
      options,
    )
    expect(reading).toMatchObject({ ok: true, unknownZones: ['Somewhere'] })
  })
})

test('time zones that are known stay known after hundreds of unknown names', () => {
  const chicago = at('DTSTART;TZID=Central Standard Time:20261110T090000', 'DURATION:PT1H')
  const unknown = Array.from({ length: 300 }, (_, index) =>
    at(`DTSTART;TZID=Zone ${index}:20261112T090000`, 'DURATION:PT1H'),
  )
  const reading = busyPeriods(calendar(chicago, ...unknown, chicago), {
    window: november,
    ownerZone: 'Asia/Tokyo',
  })
  expect(reading).toMatchObject({ busy: [{ from: Date.parse('2026-11-10T15:00Z') }, expect.anything()] })
})

describe('the budget of a feed', () => {
  const options = { window: november, ownerZone: 'America/Chicago', clock: () => 0 }
  const read = (feed: string, changes: object = {}) => {
    const reading = busyPeriods(feed, { ...options, ...changes })
    if (!reading.ok) throw new Error(reading.reason)
    return reading
  }

  test('old events use no steps; a SECONDLY rule uses none and counts as busy all the time', () => {
    const old = Array.from({ length: 10_000 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20200101T150000Z', 'DTEND:20200101T160000Z'),
    )
    const endless = event('UID:e', start, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=999999999')
    const reading = read(calendar(...old, endless))
    expect(reading).toMatchObject({ steps: 0, busy: [{ until: november.until }] })
  })

  test('five thousand changed instances use no more steps than the series alone', () => {
    const changes = Array.from({ length: 5_000 }, (_, index) => {
      const then = new Date(Date.UTC(2026, 10, 1, 9) + index * 86_400_000)
      const stamp = `${then.toISOString().replace(/[-:]|\.\d+/g, '')}`
      return event('UID:s', `RECURRENCE-ID:${stamp}`, `DTSTART:${stamp}`, 'DURATION:PT30M')
    })
    const series = event('UID:s', 'DTSTART:20261101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    const reading = read(calendar(series, ...changes))
    expect(reading.busy).toHaveLength(61)
    expect(reading.steps).toBe(63)
  })

  test('recurring events count as busy all the time once the steps are used up', () => {
    const dense = (name: number) =>
      event(`UID:${name}`, 'DTSTART:20200101T150000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=15')
    const reading = read(calendar(...Array.from({ length: 60 }, (_, index) => dense(index))))
    expect(reading.steps).toBeLessThan(maxSteps + 6_500)
    expect(reading.busy).toEqual([november])
  })

  test('a calendar that takes too long is an error, so that its stored busy times are kept', () => {
    let now = 0
    const clock = () => (now += 600)
    expect(busyPeriods(calendar(weeklyOn(1), weeklyOn(2)), { ...options, clock })).toEqual({
      ok: false,
      reason: 'The calendar takes too long to read.',
    })
  })
})

const weeklyOn = (day: number) =>
  event(`UID:w${day}`, `DTSTART:2026110${day}T150000Z`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
