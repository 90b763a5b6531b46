import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterWidths, measuredLetters } from '../../content/validation/text/letter-widths.ts'
import { fontLetters, letterWidthsSource } from './letter-widths.ts'

test('the widths by which labels are measured are those of the fonts', async () => {
  expect(readFileSync('content/validation/text/letter-widths.ts', 'utf8')).toBe(await letterWidthsSource())
})

test('every letter has a width in every font', () => {
  expect(measuredLetters).toBe(fontLetters)
  for (const widths of Object.values(letterWidths)) expect(widths).toHaveLength([...measuredLetters].length)
})
