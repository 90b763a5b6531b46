import { describe, expect, test } from 'vitest'
import { knownZone, momentText, parseInstant, utcText } from './moment-text.ts'

describe('times in mails', () => {
  const instant = new Date('2026-12-01T15:45:00Z')

  test.each([
    ['America/Chicago', 'Tuesday, December 1, 2026 at 9:45 AM, Chicago, GMT−6'],
    ['America/New_York', 'Tuesday, December 1, 2026 at 10:45 AM, New York, GMT−5'],
    ['UTC', 'Tuesday, December 1, 2026 at 3:45 PM UTC'],
    ['Nowhere/Nothing', 'Tuesday, December 1, 2026 at 3:45 PM UTC'],
  ])('%s', (zone, text) => {
    expect(momentText(instant, zone)).toBe(text)
  })

  test('an hour means the same on both sides of a daylight-saving change', () => {
    expect(momentText(new Date('2026-10-30T14:00:00Z'), 'America/Chicago')).toContain(
      'at 9:00 AM, Chicago, GMT−5',
    )
    expect(momentText(new Date('2026-11-02T15:00:00Z'), 'America/Chicago')).toContain(
      'at 9:00 AM, Chicago, GMT−6',
    )
  })

  test('the date is the one in the zone', () => {
    expect(momentText(instant, 'Asia/Tokyo')).toBe('Wednesday, December 2, 2026 at 12:45 AM, Tokyo, GMT+9')
  })

  test('only plain spaces are used', () => {
    expect(momentText(instant, 'Europe/Paris')).toMatch(/^[ -~]+$/)
    expect(utcText(instant)).toMatch(/^[ -~]+$/)
  })

  test.each([
    '2026-12-01T15:45:00+00:00',
    '2026-12-01 15:45:00+00',
    '2026-12-01T15:45:00Z',
    '2026-12-01T09:45:00-06:00',
  ])('the database writes %s', (text) => {
    expect(parseInstant(text)).toEqual(instant)
  })

  test('what is no time is an error, and an unknown zone is UTC', () => {
    expect(() => parseInstant('soon')).toThrow()
    expect(knownZone('<script>')).toBe('UTC')
  })
})
