import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAttribution } from './attribution.ts'

test('truncates values that are too long instead of rejecting the submission', () => {
  expect(readAttribution({ utmSource: 'x'.repeat(500) }).utmSource).toHaveLength(200)
})

test('replaces values that the database would reject with an empty text', () => {
  const read = readAttribution({ sourceUrl: 'file:///home', landingPath: 'x y', timezone: 'Nowhere!' })
  expect(read).toMatchObject({ sourceUrl: '', landingPath: '', timezone: '' })
})

test('keeps valid values', () => {
  const right = {
    sourceUrl: 'https://example.org/a?b=c',
    utmSource: 'news letter',
    utmMedium: 'email',
    utmCampaign: 'ramadán',
    utmTerm: '',
    utmContent: '',
    referrer: 'https://search.example/',
    landingPath: '/a?b=c',
    deviceType: 'mobile',
    timezone: 'America/Port-au-Prince',
  }
  expect(readAttribution(right)).toEqual(right)
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
