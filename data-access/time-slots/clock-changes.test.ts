import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { exampleRules as rules } from '../testing/examples.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'

/* Compares with Temporal, an independent implementation. Both use the time zone data of the running Node. */

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

const quarters = Array.from({ length: 96 }, (_, quarter) => quarter * 15)
const offered = quarters.filter(
  (minute) => minute >= 9 * 60 && minute < 17 * 60 && [0, 45].includes(minute % 60),
)
const allWeek = { ...rules, openWeekdays: [1, 2, 3, 4, 5, 6, 7] }
const nextDay = { ...allWeek, firstHour: 0, endHour: 24, startEveryMinutes: 15, daysAhead: 1 }
/** Midnight in UTC and in most zones, and daytime. */
const hours = [0, 3, 6.5, 9.75, 12, 15.25, 18, 21, 23.99]

/** Each clock change of any zone, and each day of a leap year in one. */
function dates() {
  const leapYear = Array.from({ length: 397 }, (_, day) =>
    Temporal.PlainDate.from('2027-12-01').add({ days: day }),
  )
  const found = leapYear.map((date) => ({ timeZone: 'America/Chicago', date }))
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let change = Temporal.Instant.from('2026-01-01T00:00:00Z')
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition('next')
    for (; change && change.year <= 2028; change = change.getTimeZoneTransition('next'))
      found.push({ timeZone, date: change.subtract({ nanoseconds: 1 }).toPlainDate() })
  }
  return found
}

test('from the day before each clock change of any zone, the offered times match Temporal', () => {
  expect(dates().length).toBeGreaterThan(900)
  for (const [index, { timeZone, date }] of dates().entries()) {
    const before = date.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '00:00' })
    const now = new Date(before.epochMilliseconds + (hours[index % hours.length] ?? 0) * 3_600_000)
    const fortnight = Array.from({ length: rules.daysAhead }, (_, ahead) => date.add({ days: ahead }))
    for (const [rulesNow, days, minutes] of [
      [nextDay, [date], quarters],
      [rules, fortnight.filter(({ dayOfWeek }) => dayOfWeek < 6), offered],
    ] as const) {
      const slots = timeSlots({ now, timeZone, taken: [], rules: rulesNow })
      const expected = days.flatMap((day) => expectedOn(day, timeZone, minutes))
      // As text first: a deep comparison of so many takes a minute.
      if (JSON.stringify(slots) !== JSON.stringify(expected))
        expect(slots, `${timeZone} ${now.toISOString()}`).toEqual(expected)
    }
  }
})
