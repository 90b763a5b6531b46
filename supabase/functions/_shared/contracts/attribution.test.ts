import { expect, test } from 'vitest'
import { readAttribution } from './attribution.ts'

test('values that are too long are cut, and those that the database would reject are replaced', () => {
  expect(readAttribution({ utmSource: 'x'.repeat(500) }).utmSource).toHaveLength(200)
  const read = readAttribution({ sourceUrl: 'file:///home', landingPath: 'x y', timezone: 'Nowhere!' })
  expect(read).toMatchObject({ sourceUrl: '', landingPath: '', timezone: '' })
})

test.each([undefined, null, 'text', 7, [], { utmSource: 7 }])('%j becomes a complete attribution', (raw) => {
  const values = Object.values(readAttribution(raw))
  expect(values.map((value) => typeof value)).toEqual(Array(10).fill('string'))
})
