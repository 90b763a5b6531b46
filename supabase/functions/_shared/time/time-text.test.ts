import { expect, test } from 'vitest'
import { momentText, offsetLabel, partOfDay, zoneName } from './time-text.ts'

test('a zone’s name does not depend on the season', () => {
  expect(zoneName('America/Chicago')).toMatch(/^(?!.*(Standard|Daylight)).*Time$/)
  expect(zoneName('UTC')).toBe('Coordinated Universal Time')
})

test.each([
  ['2026-12-01', '9:45 AM', 'GMT−6'],
  ['2026-12-01', '9:30 PM', 'GMT+5:45'],
  ['2026-12-01', '3:45 PM', 'GMT'],
  ['2026-12-02', '12:45 AM', 'GMT+9'],
  ['2026-12-01', '12:15 PM', 'GMT−3:30'],
])('a call at 15:45 UTC that is at %s, %s has the offset %s', (date, time, offset) =>
  expect(offsetLabel({ date, time, startsAt: '2026-12-01T15:45:00Z' })).toBe(offset),
)

test('noon is in the afternoon, and 5 p.m. in the evening', () =>
  expect(['11:45 AM', '12:00 PM', '4:45 PM', '5:00 PM'].map(partOfDay)).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]))

test.each([
  ['2026-12-01T15:45:00Z', 'Asia/Tokyo', 'Wednesday, December 2, 2026 at 12:45 AM Japan Time'],
  ['2026-12-01T15:45:00Z', 'Nowhere/Nothing', 'Tuesday, December 1, 2026 at 3:45 PM UTC'],
  // Before and after a daylight saving time change.
  ['2026-10-30T14:00:00Z', 'America/Chicago', 'Friday, October 30, 2026 at 9:00 AM Central Time'],
  ['2026-11-02T15:00:00Z', 'America/Chicago', 'Monday, November 2, 2026 at 9:00 AM Central Time'],
])('%s in %s is %s', (when, zone, text) => {
  expect(momentText(new Date(when), zone)).toBe(text)
})
