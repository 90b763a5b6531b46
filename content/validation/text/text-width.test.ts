import { expect, test } from 'vitest'
import { linesIn, textWidth } from './text-width.ts'

test.each(['Peer-to-peer', 'Search engine', 'and/or'])('%s fits on one line of its own width', (text) => {
  const width = textWidth(text, 'semibold', 16)
  expect(linesIn(text, 'semibold', 16, width + 0.1)).toBe(1)
  expect(linesIn(text, 'semibold', 16, width - 1)).toBe(2)
})
