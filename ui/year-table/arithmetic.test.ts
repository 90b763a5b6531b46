import { expect, test } from 'vitest'
import { readNumbers, type YearNumbers, yearOf } from './arithmetic.ts'

const pantry: YearNumbers = { donors: 440, again: 189, gift: 60, monthly: 40, fee: 3300 }
const typed = (changes: Partial<Record<keyof YearNumbers, string>>) =>
  readNumbers({ donors: '440', again: '189', gift: '60', monthly: '40', fee: '3300', ...changes })

test('the sample adds up, as on paper', () => {
  expect(yearOf(pantry)).toMatchObject({
    gifts: 880,
    worth: 120,
    total: 52_800,
    more: 22,
    gain: 2640,
    perMonth: 220,
    needed: 28,
    month: 15,
    keptNow: 22_680,
    keptThen: 25_320,
    afterTwoYears: 1980,
  })
  expect(yearOf(pantry).retention).toBeCloseTo(0.4295, 4)
})

test('numbers are read as people type them', () => {
  expect(typed({ donors: ' 1,440 ', fee: '$3,300.50' })).toEqual({
    numbers: { ...pantry, donors: 1440, fee: 3300.5 },
  })
  expect(typed({ gift: '60.' })).toEqual({ numbers: pantry })
  expect(typed({ donors: '10,000,000' })).toHaveProperty('numbers.donors', 10_000_000)
})

test.each([
  [{ donors: '0', again: '0', monthly: '0' }, { donors: 'noDonors' }],
  [{ again: '441' }, { again: 'moreThanDonors' }],
  [{ monthly: '441' }, { monthly: 'moreThanDonors' }],
  [{ donors: 'about 400' }, { donors: 'notANumber' }],
  [{ gift: '138,50' }, { gift: 'notANumber' }],
  [{ gift: '-5' }, { gift: 'notANumber' }],
  [{ fee: '1e9' }, { fee: 'notANumber' }],
  [{ again: '1.5' }, { again: 'notWhole' }],
  [{ donors: '10000001' }, { donors: 'tooLarge' }],
])('%o is refused', (changes, problems) => {
  expect(typed(changes)).toEqual({ problems })
})

test('a fee above two years of gains is paid back later', () => {
  expect(yearOf({ ...pantry, fee: 5280 })).toMatchObject({ month: 24, afterTwoYears: 0 })
  expect(yearOf({ ...pantry, fee: 5281 })).toMatchObject({ month: 25, afterTwoYears: -1 })
})

test('where everybody stayed, there is nothing to gain', () => {
  const year = yearOf({ ...pantry, again: 440 })
  expect(year).toMatchObject({ retention: 1, more: 0, gain: 0, month: Number.POSITIVE_INFINITY })
})

test('where gifts are free or the fee is, nothing divides by zero', () => {
  expect(yearOf({ ...pantry, gift: 0 })).toMatchObject({ worth: 0, gain: 0, month: Number.POSITIVE_INFINITY })
  expect(yearOf({ ...pantry, gift: 0 }).needed).toBe(Number.POSITIVE_INFINITY)
  expect(yearOf({ ...pantry, fee: 0 })).toMatchObject({ needed: 0, month: 0 })
  expect(yearOf({ ...pantry, gift: 0, fee: 0 })).toMatchObject({ needed: 0, month: 0 })
})

test('cents are rounded once, so that the sums on the page check out', () => {
  const year = yearOf({ donors: 1200, again: 300, gift: 85.5, monthly: 60, fee: 40_000 })
  expect(year).toMatchObject({ worth: 132.53, more: 60, gain: 7951.8, perMonth: 662.65, month: 61 })
})

test('a fraction’s last bits make no month', () => {
  // 0.1 × 3 is a bit above 0.3.
  expect(yearOf({ donors: 20, again: 10, gift: 0.3, monthly: 0, fee: 0.1 }).month).toBe(4)
})
