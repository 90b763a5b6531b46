import { expect, test } from 'vitest'
import { zoneName } from '../../supabase/functions/_shared/time/zone-name.ts'
import { formatDate, formatTime, offsetLabel, partOfDay } from './format.ts'

test('a date is formatted without regard to the time zone', () => {
  expect(formatDate('2026-12-01')).toBe('Tuesday, December 1, 2026')
  expect(formatDate('2026-12-01', 'short')).toBe('Tue, Dec 1')
})

test('a time has a plain space before AM and PM', () => {
  expect(formatTime('2026-12-01T15:45:00.000Z', 'America/Chicago')).toBe('9:45 AM')
  expect(formatTime('2026-12-01T18:00:00.000Z', 'America/Chicago')).toBe('12:00 PM')
})

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

test.each([
  ['9:45 AM', 'morning'],
  ['12:00 PM', 'afternoon'],
  ['4:45 PM', 'afternoon'],
  ['5:00 PM', 'evening'],
])('%s is in the %s', (time, part) => expect(partOfDay(time)).toBe(part))
