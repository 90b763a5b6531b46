import { expect, test } from 'vitest'
import { momentText, parseInstant, utcText } from './moment-text.ts'

const instant = new Date('2026-12-01T15:45:00Z')

test.each([
  ['2026-12-01T15:45:00Z', 'Asia/Tokyo', 'Wednesday, December 2, 2026 at 12:45 AM Japan Time'],
  ['2026-12-01T15:45:00Z', 'Nowhere/Nothing', 'Tuesday, December 1, 2026 at 3:45 PM UTC'],
  // Before and after a daylight saving time change.
  ['2026-10-30T14:00:00Z', 'America/Chicago', 'Friday, October 30, 2026 at 9:00 AM Central Time'],
  ['2026-11-02T15:00:00Z', 'America/Chicago', 'Monday, November 2, 2026 at 9:00 AM Central Time'],
])('%s in %s is %s', (when, zone, text) => {
  expect(momentText(new Date(when), zone)).toBe(text)
})

test('uses only plain spaces', () => {
  expect(momentText(instant, 'Europe/Paris')).toMatch(/^[ -~]+$/)
  expect(utcText(instant)).toMatch(/^[ -~]+$/)
})

test.each(['2026-12-01 15:45:00+00', '2026-12-01T09:45:00-06:00'])('parses the database’s %s', (text) => {
  expect(parseInstant(text)).toEqual(instant)
})

test('an invalid time is an error', () => {
  expect(() => parseInstant('soon')).toThrow()
})
