import { expect, test } from 'vitest'
import { staticFont } from '../build/static-font.ts'
import { fontMetrics } from './font-metrics.ts'

const font = fontMetrics(await staticFont('display', 'Wie “ö”'))

test('knows the font by its name and its letters by their width', () => {
  expect(font.family).toMatch(/^Newsreader/)
  expect(font.widthOf('W')).toBeGreaterThan(2 * font.widthOf('i'))
  expect(font.widthOf('Wi')).toBeCloseTo(font.widthOf('W') + font.widthOf('i'))
})

test('a letter that the font does not have stops the build, instead of an empty box on an image', () => {
  expect(() => font.widthOf('Wx')).toThrow('no letter "x"')
})
