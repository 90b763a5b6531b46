import type { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { busyPeriods } from './busy-periods.ts'
import { mergePeriods } from './merge-periods.ts'
import { calendar, event } from './testing/feed.ts'
import { wallTimes } from './testing/independent.ts'

// Compares an owner's busy times over a whole year with those that another library computes with Temporal.

const timed = [
  { start: '20260105T091500', minutes: 30, rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' },
  { start: '20251231T160000', minutes: 90, rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' },
  { start: '20260106T110000', minutes: 45, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU' },
  { start: '20260113T140000', minutes: 60, rule: 'FREQ=MONTHLY;BYDAY=2TU' },
  { start: '20260102T083000', minutes: 20, rule: 'FREQ=DAILY;INTERVAL=3;COUNT=50' },
  { start: '20240301T100000', minutes: 60, rule: 'FREQ=YEARLY' },
  { start: '20260129T120000', minutes: 15, rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2' },
]
const holidays = [
  { start: '20260119', end: '20260120', days: 1, rule: 'FREQ=MONTHLY;BYDAY=3MO' },
  { start: '20251224', end: '20251227', days: 3, rule: 'FREQ=YEARLY' },
]
const year = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2027, 0, 1) }

const feedIn = (zone: string) =>
  calendar(
    ...timed.map(({ start, minutes, rule }, index) =>
      event(`UID:t${index}`, `DTSTART;TZID=${zone}:${start}`, `DURATION:PT${minutes}M`, `RRULE:${rule}`),
    ),
    ...holidays.map(({ start, end, rule }, index) =>
      event(`UID:d${index}`, `DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, `RRULE:${rule}`),
    ),
  )

function independent(zone: string) {
  const instant = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime(zone).epochMilliseconds
  const meetings = timed.flatMap(({ start, minutes, rule }) =>
    wallTimes(start, rule, 2027).map((wall) => ({
      from: instant(wall),
      until: instant(wall) + minutes * 60_000,
    })),
  )
  const daysOff = holidays.flatMap(({ start, days, rule }) =>
    wallTimes(`${start}T000000`, rule, 2027).map((wall) => ({
      from: instant(wall),
      until: instant(wall.add({ days })),
    })),
  )
  return mergePeriods([...meetings, ...daysOff], year)
}

test.each(['America/Chicago', 'Europe/London', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Kolkata'])(
  'the busy times of a year in %s are the same as in another library',
  (zone) => {
    const reading = busyPeriods(feedIn(zone), { window: year, ownerZone: zone, clock: () => 0 })
    const found = reading.ok ? reading.busy : []
    expect(found).toEqual(independent(zone))
    expect(found.length).toBeGreaterThan(250)
  },
)
