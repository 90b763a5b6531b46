import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { bookingRules as rules } from '../../content/booking-rules.ts'
import { formatTime } from './format.ts'
import type { TimeSlot } from './time-slot.ts'
import { timeSlots } from './time-slots.ts'

/*
 * Uses every day of 13 months as "now", in every offered time zone and in unusual ones, and compares with Temporal, an
 * independent implementation. Both use the time zone data of the running Node.
 */
const zones = [
  ...rules.timeZones.map((zone) => zone.id),
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Vancouver',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
]

// Days rotate through these hours, to cover midnight in UTC, midnight in the zones, and daytime.
const hours = [0, 3, 6.5, 9.75, 12, 15.25, 18, 21, 23.99]
// Includes the leap day of 2028 and the clock changes of both hemispheres.
const firstDay = Date.UTC(2027, 11, 1)
const days = Array.from({ length: 31 + 366 }, (_, day) => day)

function nowOf(day: number): Date {
  const hour = hours[day % hours.length] ?? 0
  return new Date(firstDay + (day * 24 + hour) * 3_600_000)
}

/** The expected slots of a day according to Temporal: wall-clock times with their instants. */
function expectedOn(date: Temporal.PlainDate, timeZone: string): [time: string, startsAt: string][] {
  if (date.dayOfWeek > 5) return []
  const expected: [string, string][] = []
  for (let hour = 9; hour <= 16; hour += 1) {
    for (const minute of [0, 45]) {
      const wall = date.toPlainDateTime({ hour, minute })
      const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
      if (!zoned.toPlainDateTime().equals(wall)) continue
      const time = `${((hour + 11) % 12) + 1}:${minute === 0 ? '00' : minute} ${hour < 12 ? 'AM' : 'PM'}`
      expected.push([time, zoned.toInstant().toString({ smallestUnit: 'millisecond' })])
    }
  }
  return expected
}

describe.each(zones)('in %s', (timeZone) => {
  const cache = new Map<string, [string, string][]>()
  const expectedSlots = (now: Date) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
    const slots: TimeSlot[] = []
    for (let day = 1; day <= 14; day += 1) {
      const date = today.add({ days: day })
      const key = date.toString()
      const expected = cache.get(key) ?? expectedOn(date, timeZone)
      cache.set(key, expected)
      slots.push(
        ...expected.map(([time, startsAt]) => ({ date: key, time, startsAt, available: true as const })),
      )
    }
    return slots
  }

  test('the slots of every day from December 2027 to 2028 match Temporal', () => {
    for (const day of days) {
      const now = nowOf(day)
      const slots = timeSlots({ now, timeZone, taken: [], rules })
      const expected = expectedSlots(now)
      // Compare as text first: a deep comparison of three million values would take minutes.
      if (JSON.stringify(slots) !== JSON.stringify(expected))
        expect(slots, now.toISOString()).toEqual(expected)
    }
  })

  test('the displayed time is the instant formatted by Intl', () => {
    for (let day = 0; day < days.length; day += 42) {
      for (const slot of timeSlots({ now: nowOf(day), timeZone, taken: [], rules })) {
        if (formatTime(slot.startsAt, timeZone) !== slot.time) expect(slot, timeZone).toBeUndefined()
      }
    }
  })
})

test('on every day with a clock change in any zone, each quarter of an hour matches Temporal', {
  timeout: 120_000,
}, () => {
  const allWeek = { ...rules, openWeekdays: [1, 2, 3, 4, 5, 6, 7] }
  const nextDay = { ...allWeek, firstHour: 0, endHour: 24, startEveryMinutes: 15, daysAhead: 1 }
  let changes = 0
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let change = Temporal.Instant.from('2026-01-01T00:00:00Z')
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition('next')
    for (; change && change.year <= 2028; change = change.getTimeZoneTransition('next')) {
      changes += 1
      const date = change.subtract({ nanoseconds: 1 }).toPlainDate()
      const noonBefore = date.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '12:00' })
      const now = noonBefore.toInstant().toString()
      const found = timeSlots({ now, timeZone, taken: [], rules: nextDay }).map((slot) => slot.startsAt)
      const expected: string[] = []
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        const wall = date.toPlainDateTime().add({ minutes: minute })
        const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
        if (!zoned.toPlainDateTime().equals(wall)) continue
        expected.push(zoned.toInstant().toString({ smallestUnit: 'millisecond' }))
      }
      if (found.join() !== expected.join()) expect(found, `${timeZone} ${date}`).toEqual(expected)
    }
  }
  expect(changes).toBeGreaterThan(500)
})
