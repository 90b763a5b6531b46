import { expect, test } from 'vitest'
import { printableJson } from './printable.ts'

test('printable JSON has the same value and no control characters', () => {
  const value = { name: 'a\u001b[2J\u009b\u202e"\n\u2028\u{e0041}', list: ['Zoë'] }
  const json = printableJson(value)
  expect(JSON.parse(json)).toEqual(value)
  expect(json.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\u2028/u)
})
