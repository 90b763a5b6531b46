import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterWidthsSource } from './letter-widths.ts'

test('the committed letter widths match the fonts', async () => {
  expect(readFileSync('content/validation/text/letter-widths.ts', 'utf8')).toBe(await letterWidthsSource())
})
