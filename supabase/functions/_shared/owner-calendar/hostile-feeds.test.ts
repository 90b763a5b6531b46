import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepsOfFeed } from './budget.ts'
import { busyPeriods } from './busy-periods.ts'
import type { CalendarStore } from './calendar-store.ts'
import type { Period } from './merge-periods.ts'
import { readCalendars } from './read-calendars.ts'
import { calendar, event, november } from './testing/feed.ts'
import { independentHours } from './testing/independent.ts'

// Calendars that anybody can bring about by sending the owner an invitation.

const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const some = (values: readonly (string | number)[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','))
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)

const number = fc.oneof(
  pick(-1, 0, 1, 2, 7, 9_999, 300_000, 100_000_000, 2 ** 31, 2 ** 53),
  fc.integer({ min: -400, max: 400 }),
)
const hostilePart = fc.oneof(
  number.map((value) => `INTERVAL=${value}`),
  number.map((value) => `COUNT=${value}`),
  fc
    .tuple(
      pick('MONTH', 'MONTHDAY', 'YEARDAY', 'WEEKNO', 'SETPOS', 'HOUR', 'MINUTE', 'SECOND'),
      fc.array(number, { maxLength: 70 }),
    )
    .map(([name, list]) => `BY${name}=${list}`),
  fc
    .tuple(pick('HOUR', 'MINUTE', 'SECOND'), pick(12, 24, 60))
    .map(([name, most]) => `BY${name}=${upTo(most)}`),
  some([...weekdays, '5MO', '-53SU', '99TU', 'XX'], 7).map((list) => `BYDAY=${list}`),
  pick(
    'BYMONTH=2;BYMONTHDAY=30',
    'UNTIL=99991231T235959Z',
    'UNTIL=20261120',
    'UNTIL=soon',
    'WKST=SU',
    'RSCALE=HEBREW',
    '=;=',
  ),
)
const hostileRule = fc
  .tuple(pick(...frequencies, 'FORTNIGHTLY', ''), fc.array(hostilePart, { maxLength: 5 }))
  .map(([frequency, parts]) => [`FREQ=${frequency}`, ...parts].join(';'))

const moment = fc.oneof(
  pick(
    '20261110T150000Z',
    '20261110',
    '16010101T020000',
    '00010101T000000Z',
    '99991231T235959',
    '20261345T250000',
    '20261110T240000',
    '',
  ),
  fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(november.from + days * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')),
)
const zoneName = pick(
  '',
  ';TZID=America/New_York',
  ';TZID=tzone://Microsoft/Utc',
  ';TZID=Endless',
  ';TZID=(UTC-05:00) Eastern Time (US & Canada)',
  ';TZID="',
  ';VALUE=DATE',
)
const duration = fc.oneof(
  pick(
    'DURATION:P99999999D',
    'DURATION:PT999999999999999H',
    'DURATION:P',
    'DURATION:-P1D',
    'DTEND;TZID=America/New_York:99991231T235959',
    'DTEND:',
    '',
  ),
  number.map((value) => `DURATION:PT${value}M`),
)
const timed = (name: string) => fc.tuple(zoneName, moment).map(([zone, value]) => `${name}${zone}:${value}`)
const hostileLine = fc.oneof(
  hostileRule.map((rule) => `RRULE:${rule}`),
  hostileRule.map((rule) => `EXRULE:${rule}`),
  timed('EXDATE'),
  timed('RDATE'),
  timed('RECURRENCE-ID'),
  timed('RECURRENCE-ID;RANGE=THISANDFUTURE'),
  duration,
  pick(
    'SEQUENCE:99999999999999999999',
    'STATUS:TENTATIVE',
    'ATTENDEE;PARTSTAT=DECLINED:',
    'DTSTART',
    ':',
    '\u0000;=',
  ),
)
const hostileEvent = fc
  .tuple(
    pick('same', 'other', ''),
    timed('DTSTART'),
    fc.array(hostileLine, { maxLength: 6 }),
    pick(1, 1, 1, 1, 60),
  )
  .map(([uid, start, lines, times]) =>
    Array.from({ length: times }, (_, index) =>
      event(`UID:${uid && uid + (index % 7)}`, start, ...lines),
    ).join('\r\n'),
  )
const hostileZone = hostileRule.map((rule) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Endless',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    `RRULE:${rule}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n'),
)

/** Rules that every calendar program writes, each with hours that the other library can work out too. */
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

const covered = (hours: Period[], busy: Period[]) =>
  hours.every(({ from, until }) => busy.some((period) => period.from <= from && period.until >= until))

describe('a hostile calendar', () => {
  test('costs no more than its steps, stops no other, and opens no hour that is busy', {
    timeout: 300_000,
  }, async () => {
    const good = calendar(event('UID:g', 'DTSTART:20261112T150000Z', 'DTEND:20261112T160000Z'))
    await fc.assert(
      fc.asyncProperty(feed, async ({ hostile, ordinary: series }) => {
        const text = calendar(
          ...hostile,
          ...series.map(({ start, rule }, index) =>
            event(`UID:ordinary${index}`, `DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`),
          ),
        )
        const reading = busyPeriods(text, { window: november, ownerZone: 'America/Chicago', clock: () => 0 })
        if (!reading.ok) throw new Error(reading.reason)
        expect(reading.steps).toBeLessThanOrEqual(stepsOfFeed + 6_500)
        for (const { start, rule } of series) {
          expect(covered(independentHours(start, rule, november), reading.busy), `${start} ${rule}`).toBe(
            true,
          )
        }
        expect(await storedBeside(text, good)).toEqual(['2026-11-12T15:00:00.000Z'])
      }),
      { numRuns: 500 },
    )
  })
})

/** The busy times that are stored of a good calendar, read after a hostile one. */
async function storedBeside(hostile: string, good: string): Promise<string[]> {
  const stored = new Map<string, Period[]>()
  const store: CalendarStore = {
    known: async () => ({ feeds: [], calls: [] }),
    store: async ({ name }, _, { busy }) => void stored.set(name, busy),
    confirm: async () => {},
    miss: async () => {},
  }
  const addresses = ['https://bad.example.org/1', 'https://good.example.org/2']
  await readCalendars(
    { addresses, zone: 'America/Chicago', ownerAddresses: [] },
    {
      store,
      now: new Date(november.from),
      fetchFeed: async (address) => ({
        kind: 'read',
        text: address === addresses[0] ? hostile : good,
        etag: null,
        lastModified: null,
      }),
    },
  )
  return (stored.get('good.example.org, number 2 of the list') ?? []).map(({ from }) =>
    new Date(from).toISOString(),
  )
}
