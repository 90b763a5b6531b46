import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { bookingRules } from './booking-rules.ts'
import { BookingRulesSchema } from './model/booking-rules.ts'

test('the rules have the right form, and can be written as JSON', () => {
  expect(Check(BookingRulesSchema, bookingRules)).toBe(true)
  expect(JSON.parse(JSON.stringify(bookingRules))).toEqual(bookingRules)
})

test('the day has a beginning before its end, and the default zone is on the list', () => {
  expect(bookingRules.firstHour).toBeLessThan(bookingRules.endHour)
  expect(bookingRules.timeZones.map((zone) => zone.id)).toContain(bookingRules.defaultTimeZone)
})

test('every zone is known here, and named once', () => {
  for (const { id } of bookingRules.timeZones)
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: id })).not.toThrow()
  expect(new Set(bookingRules.timeZones.map((zone) => zone.label)).size).toBe(11)
})
