import { expect, test } from 'vitest'
import { formatDate, formatTime, partOfDay, zoneName, zoneOffsetLabel } from './format.ts'

test('a date is formatted without regard to the time zone', () => {
  expect(formatDate('2026-12-01')).toBe('Tuesday, December 1, 2026')
  expect(formatDate('2026-12-01', 'short')).toBe('Tue, Dec 1')
})

test('a time has a plain space before AM and PM', () => {
  expect(formatTime('2026-12-01T15:45:00.000Z', 'America/Chicago')).toBe('9:45 AM')
  expect(formatTime('2026-12-01T18:00:00.000Z', 'America/Chicago')).toBe('12:00 PM')
})

test('a zone’s name does not depend on the season', () => {
  expect(zoneName('America/Chicago')).toBe('Central Time')
  expect(zoneName('Asia/Kolkata')).toBe('India Standard Time')
  expect(zoneName('UTC')).toBe('Coordinated Universal Time')
})

test('a zone’s offset depends on the season', () => {
  expect(zoneOffsetLabel('America/Chicago', '2026-12-01T15:45:00Z')).toBe('GMT-6')
  expect(zoneOffsetLabel('America/Chicago', '2026-07-01T15:45:00Z')).toBe('GMT-5')
  expect(zoneOffsetLabel('Asia/Kathmandu', '2026-07-01T15:45:00Z')).toBe('GMT+5:45')
})

test.each([
  ['9:45 AM', 'morning'],
  ['12:00 PM', 'afternoon'],
  ['4:45 PM', 'afternoon'],
  ['5:00 PM', 'evening'],
])('%s is in the %s', (time, part) => expect(partOfDay(time)).toBe(part))
