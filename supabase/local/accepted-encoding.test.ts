import { expect, test } from 'vitest'
import { preferredEncodings } from './accepted-encoding.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['BR ; Q=0.5', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip;q=0.1', ['gzip']],
  ['identity', []],
  ['brx, xgzip', []],
  ['br;q=x', []],
])('%j takes %j', (header, encodings) => {
  expect(preferredEncodings(header)).toEqual(encodings)
})
