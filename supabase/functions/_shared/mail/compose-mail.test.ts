import { expect, test } from 'vitest'
import { headerText, subjectLine } from './compose-mail.ts'

test('a typed line break cannot inject a mail header', () => {
  for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000'])
    expect(headerText(`New lead${lineBreak}Bcc: v@example.net`)).toBe('New lead Bcc: v@example.net')
})

test('removes bidirectional controls, but not letters', () => {
  expect(headerText('  \u202eevil\u202c  فاطمة 🌍 ')).toBe('evil فاطمة 🌍')
})

test.each([
  ['=?utf-8?q?=0d=0aBcc:_victim@example.net?=', '= ?utf-8?q?=0d=0aBcc:_victim@example.net?='],
  ['=\u202a?utf-8?b?QmNj?=', '= ?utf-8?b?QmNj?='],
  ['==??=?', '== ??= ?'],
])('breaks the encoded word %j', (typed, shown) => {
  expect(headerText(typed)).toBe(shown)
})

test('a subject has at most 120 characters, and no surrogate pair is split', () => {
  expect(subjectLine('x'.repeat(120))).toBe('x'.repeat(120))
  const cut = subjectLine('🌍'.repeat(121))
  expect([...cut]).toHaveLength(120)
  expect(cut.endsWith('🌍…')).toBe(true)
})
