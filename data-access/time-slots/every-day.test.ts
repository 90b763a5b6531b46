import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { exampleRules as rules } from '../testing/examples.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'

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

/** The slots of a day that Temporal expects, at these minutes since midnight. */
function expectedOn(date: Temporal.PlainDate, timeZone: string, minutes: readonly number[]): TimeSlot[] {
  return minutes.flatMap((minute) => {
    const wall = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
    const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    if (!zoned.toPlainDateTime().equals(wall)) return []
    const startsAt = new Date(zoned.epochMilliseconds).toISOString()
    const time = `${((wall.hour + 11) % 12) + 1}:${String(wall.minute).padStart(2, '0')} ${wall.hour < 12 ? 'AM' : 'PM'}`
    return { date: date.toString(), time, startsAt }
  })
}

const offered = [9, 10, 11, 12, 13, 14, 15, 16].flatMap((hour) => [hour * 60, hour * 60 + 45])

test.each(zones)('in %s, the slots of every day from December 2027 to 2028 match Temporal', (timeZone) => {
  const cache = new Map<string, TimeSlot[]>()
  for (const day of days) {
    const now = nowOf(day)
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
    const expected = Array.from({ length: 14 }, (_, ahead) => today.add({ days: ahead + 1 })).flatMap(
      (date) => {
        const known =
          cache.get(date.toString()) ?? (date.dayOfWeek > 5 ? [] : expectedOn(date, timeZone, offered))
        cache.set(date.toString(), known)
        return known
      },
    )
    const slots = timeSlots({ now, timeZone, taken: [], rules })
    // Compare as text first: a deep comparison of three million values would take minutes.
    if (JSON.stringify(slots) !== JSON.stringify(expected)) expect(slots, now.toISOString()).toEqual(expected)
  }
})

test('on every day with a clock change in any zone, each quarter of an hour matches Temporal', () => {
  const allWeek = { ...rules, openWeekdays: [1, 2, 3, 4, 5, 6, 7] }
  const nextDay = { ...allWeek, firstHour: 0, endHour: 24, startEveryMinutes: 15, daysAhead: 1 }
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter * 15)
  let changes = 0
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let change = Temporal.Instant.from('2026-01-01T00:00:00Z')
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition('next')
    for (; change && change.year <= 2028; change = change.getTimeZoneTransition('next')) {
      changes += 1
      const date = change.subtract({ nanoseconds: 1 }).toPlainDate()
      const noonBefore = date.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '12:00' })
      const now = new Date(noonBefore.epochMilliseconds)
      const slots = timeSlots({ now, timeZone, taken: [], rules: nextDay })
      const expected = expectedOn(date, timeZone, quarters)
      if (JSON.stringify(slots) !== JSON.stringify(expected))
        expect(slots, `${timeZone} ${date}`).toEqual(expected)
    }
  }
  expect(changes).toBeGreaterThan(500)
})
