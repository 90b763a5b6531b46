import { expect, test } from 'vitest'
import { staticFont } from '../build/static-font.ts'
import { fontMetrics } from './font-metrics.ts'

const font = fontMetrics(await staticFont('display', 'Wie “ö”'))

test('a letter that the font does not have stops the build, instead of an empty box on an image', () => {
  expect(() => font.widthOf('Wx')).toThrow('no letter "x"')
})
