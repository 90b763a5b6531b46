import { expect, test } from 'vitest'
import { printable, printableJson } from './printable.ts'

test.each([
  ['\u001b[2J', '\\u001b[2J'],
  ['a\r\n[database] all is well', 'a\\u000d\\u000a[database] all is well'],
  ['gpj.\u202eexe', 'gpj.\\u202eexe'],
  ['A\u200bda\u00ad\ufeff', 'A\\u200bda\\u00ad\\ufeff'],
  ['❤\ufe0f 葛\u{e0100}', '❤\ufe0f 葛\u{e0100}'],
  ['Zoë 山田 🌍, a\u200db', 'Zoë 山田 🌍, a\u200db'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('printable JSON has the same value and no control characters', () => {
  const value = { name: 'a\u001b[2J\u009b\u202e"\n\u2028\u{e0041}', list: ['Zoë'] }
  const json = printableJson(value)
  expect(JSON.parse(json)).toEqual(value)
  expect(json.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\u2028/u)
})
