import { expect, test } from 'vitest'
import { exampleRules as rules } from '../testing/examples.ts'
import { bookingWindow } from './booking-window.ts'
import { timeSlots } from './time-slots.ts'

test('one request for taken times covers every time zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const now = new Date('2026-10-23T23:59:00Z')
    const { from, until } = bookingWindow(now, rules)
    const last = timeSlots({ now, timeZone, taken: [], rules }).at(-1)
    expect(from <= now.toISOString()).toBe(true)
    expect(Date.parse(last?.startsAt ?? '') + rules.lengthMinutes * 60_000, timeZone).toBeLessThanOrEqual(
      Date.parse(until),
    )
  }
})

test('the window stays within the database’s limit of 31 days', () => {
  const { from, until } = bookingWindow(new Date(), { ...rules, daysAhead: 28 })
  expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(31 * 86_400_000)
})
