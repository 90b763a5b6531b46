import { expect, test } from 'vitest'
import { daysOffInWords } from './booking-facts.ts'

test('days off are said until they are over', () => {
  const daysOff = [{ from: '2026-12-24', until: '2026-12-26' }, { from: '2027-01-18' }]
  expect(daysOffInWords(daysOff, '2026-12-26')).toBe('We’re out December 24–26 and January 18.')
  expect(daysOffInWords(daysOff, '2027-01-05')).toBe('We’re out January 18.')
  expect(daysOffInWords(daysOff, '2027-01-19')).toBe('')
})
