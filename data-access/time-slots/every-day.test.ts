import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { bookingRules as rules } from '../../content/booking-rules.ts'
import { formatTime } from './format.ts'
import type { TimeSlot } from './time-slot.ts'
import { timeSlots } from './time-slots.ts'

/*
 * Every day of a year and a month as "now", in every offered zone and in the awkward ones. Temporal is another
 * implementation of the same rules; both read the zone data of this Node.
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

// Rotated through, so that each zone meets each: around midnight in UTC and in the zones, and by day.
const hours = [0, 3, 6.5, 9.75, 12, 15.25, 18, 21, 23.99]
// With the leap day of 2028, and the changes of clocks of both hemispheres.
const firstDay = Date.UTC(2027, 11, 1)
const days = Array.from({ length: 31 + 366 }, (_, day) => day)

function nowOf(day: number): Date {
  const hour = hours[day % hours.length] ?? 0
  return new Date(firstDay + (day * 24 + hour) * 3_600_000)
}

/** What Temporal says of one day: the offered wall times with their instants. */
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
  const known = new Map<string, [string, string][]>()
  const expectedSlots = (now: Date) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
    const slots: TimeSlot[] = []
    for (let day = 1; day <= 14; day += 1) {
      const date = today.add({ days: day })
      const key = date.toString()
      const expected = known.get(key) ?? expectedOn(date, timeZone)
      known.set(key, expected)
      slots.push(
        ...expected.map(([time, startsAt]) => ({ date: key, time, startsAt, available: true as const })),
      )
    }
    return slots
  }

  test('the times of every day from December 2027 to 2028 are those that Temporal computes', () => {
    for (const day of days) {
      const now = nowOf(day)
      const slots = timeSlots({ now, timeZone, taken: [], rules })
      const expected = expectedSlots(now)
      // Compared as text first: a deep comparison of three million values would take minutes.
      if (JSON.stringify(slots) !== JSON.stringify(expected))
        expect(slots, now.toISOString()).toEqual(expected)
    }
  })

  test('the instant, written in the zone by Intl, is the time that is shown', () => {
    for (let day = 0; day < days.length; day += 42) {
      for (const slot of timeSlots({ now: nowOf(day), timeZone, taken: [], rules })) {
        if (formatTime(slot.startsAt, timeZone) !== slot.time) expect(slot, timeZone).toBeUndefined()
      }
    }
  })
})

test('on every day on which clocks change anywhere, every quarter of an hour is as Temporal has it', () => {
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
