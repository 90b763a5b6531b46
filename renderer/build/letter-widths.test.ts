import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterWidthsSource } from './letter-widths.ts'

test('the widths by which labels are measured are those of the fonts', async () => {
  expect(readFileSync('content/validation/text/letter-widths.ts', 'utf8')).toBe(await letterWidthsSource())
})
