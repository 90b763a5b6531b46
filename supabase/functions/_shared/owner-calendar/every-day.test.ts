import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { busyPeriods } from './busy-periods.ts'
import { mergePeriods } from './merge-periods.ts'
import { calendar, event } from './testing/feed.ts'

// One owner's week, over every day of a year, worked out a second time by another library over Temporal.

type Rule = { start: string; minutes: number; rule: string }
const timed: Rule[] = [
  { start: '20260105T091500', minutes: 30, rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' },
  { start: '20251231T160000', minutes: 90, rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' },
  { start: '20260106T110000', minutes: 45, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU' },
  { start: '20260113T140000', minutes: 60, rule: 'FREQ=MONTHLY;BYDAY=2TU' },
  { start: '20260102T083000', minutes: 20, rule: 'FREQ=DAILY;INTERVAL=3;COUNT=50' },
  { start: '20240301T100000', minutes: 60, rule: 'FREQ=YEARLY' },
  { start: '20260129T120000', minutes: 15, rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2' },
]
const days: { start: string; days: number; rule: string }[] = [
  { start: '20260119', days: 1, rule: 'FREQ=MONTHLY;BYDAY=3MO' },
  { start: '20251224', days: 3, rule: 'FREQ=YEARLY' },
]
const zones = ['America/Chicago', 'Europe/London', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Kolkata']

const year = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2027, 0, 1) }
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`

/** Wall times of a rule, by the other library. */
function wallTimes(start: string, rule: string): Temporal.PlainDateTime[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromData(parts(start)))
  const found: Temporal.PlainDateTime[] = []
  for (let time = iterator.next(); time && time.year < 2028; time = iterator.next()) {
    found.push(Temporal.PlainDateTime.from(time.toString()))
  }
  return found
}

const parts = (start: string) => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (start.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  return { year, month, day, hour, minute, second: 0 }
}

function independent(zone: string) {
  const instant = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime(zone).epochMilliseconds
  const all = [
    ...timed.flatMap(({ start, minutes, rule }) =>
      wallTimes(start, rule).map((wall) => [instant(wall), instant(wall) + minutes * 60_000] as const),
    ),
    ...days.flatMap((holiday) =>
      wallTimes(`${holiday.start}T000000`, holiday.rule).map(
        (wall) => [instant(wall), instant(wall.add({ days: holiday.days }))] as const,
      ),
    ),
  ]
  return mergePeriods(
    all.map(([from, until]) => ({ from, until })),
    year,
  )
}

test.each(zones)('an owner in %s is busy on each day of a year when another library says so', (zone) => {
  const feed = calendar(
    ...timed.map(({ start, minutes, rule }, index) =>
      event(`UID:t${index}`, `DTSTART;TZID=${zone}:${start}`, `DURATION:PT${minutes}M`, `RRULE:${rule}`),
    ),
    ...days.map((holiday, index) =>
      event(
        `UID:d${index}`,
        `DTSTART;VALUE=DATE:${holiday.start}`,
        `DTEND;VALUE=DATE:${Temporal.PlainDate.from(dashed(holiday.start)).add({ days: holiday.days }).toString().replaceAll('-', '')}`,
        `RRULE:${holiday.rule}`,
      ),
    ),
  )
  const reading = busyPeriods(feed, { window: year, ownerZone: zone, clock: () => 0 })
  const found = reading.ok ? reading.busy : []
  expect(found).toEqual(independent(zone))
  expect(found.length).toBeGreaterThan(250)
})
