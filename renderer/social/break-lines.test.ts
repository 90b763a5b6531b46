import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

const letters = (line: string) => line.length

test('a text that fits stays on one line', () => {
  expect(breakLines('Privacy policy', letters, 20)).toEqual(['Privacy policy'])
})

test('the lines are as long as each other, not full with one word left over', () => {
  expect(breakLines('aaaa bbbb cccc dd', letters, 14)).toEqual(['aaaa bbbb', 'cccc dd'])
})

test('no more lines are taken than needed', () => {
  expect(breakLines('aa bb cc dd ee ff', letters, 8)).toEqual(['aa bb cc', 'dd ee ff'])
})

test('a word that is wider than the column is reported, not cut', () => {
  expect(breakLines('a sustainability', letters, 10)).toBeUndefined()
})

test('of two settings alike, the last line is the shorter one', () => {
  expect(breakLines('aaaa bb cccc', letters, 8)).toEqual(['aaaa bb', 'cccc'])
})
