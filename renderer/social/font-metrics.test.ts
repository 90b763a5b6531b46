import { expect, test } from 'vitest'
import { staticFont } from '../build/static-font.ts'
import { fontMetrics } from './font-metrics.ts'

const font = fontMetrics(await staticFont('display', 'Wie “ö”'))

test('a letter that is missing in the font throws instead of drawing an empty box', () => {
  expect(() => font.widthOf('Wx')).toThrow('no letter "x"')
})
