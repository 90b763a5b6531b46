import { expect, test } from 'vitest'
import { readHeldCode } from './held-code.ts'

test.each([
  'K7QM4D9X2B01',
  'K7QM-4D9X-2B01',
  ' k7qm 4d9x 2bol ',
  'k7qm\u20134d9x\u20132bOI',
  'https://www.example.org/confirm-request#K7QM4D9X2B01\n',
])('%j is read as the code', (typed) => {
  expect(readHeldCode(typed)).toBe('K7QM4D9X2B01')
})

test.each(['', '#', 'K7QM4D9X2B0', 'K7QM4D9X2B011', 'K7QM4D9X2B0U', '%%%%%%%%%%%%'])(
  '%j is not a code',
  (typed) => {
    expect(readHeldCode(typed)).toBeUndefined()
  },
)
