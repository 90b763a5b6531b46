import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAttribution } from './attribution.ts'

test('values that are too long are cut, and those that the database would reject are replaced', () => {
  expect(readAttribution({ utmSource: 'x'.repeat(500) }).utmSource).toHaveLength(200)
  const read = readAttribution({ sourceUrl: 'file:///home', landingPath: 'x y', timezone: 'Nowhere!' })
  expect(read).toMatchObject({ sourceUrl: '', landingPath: '', timezone: '' })
})

test('turns any input into a complete attribution', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const values = Object.values(readAttribution(raw))
      expect(values).toHaveLength(10)
      expect(values.filter((value) => typeof value !== 'string')).toEqual([])
    }),
  )
})
