import { expect, test } from 'vitest'
import { greeting, headerText, knownName, subjectLine } from './compose-mail.ts'

test.each([
  // A typed line break cannot inject a header.
  ...['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000'].map((each) => [
    `A${each}Bcc: b@c.org`,
    'A Bcc: b@c.org',
  ]),
  ['  \u202eevil\u202c  فاطمة 🌍 ', 'evil فاطمة 🌍'],
  // Nor can an encoded word.
  ['=?utf-8?q?=0d=0aBcc:_victim@example.net?=', '= ?utf-8?q?=0d=0aBcc:_victim@example.net?='],
  ['=\u202a?utf-8?b?QmNj?=', '= ?utf-8?b?QmNj?='],
  ['==??=?', '== ??= ?'],
])('%j stands in a header as %j', (typed, shown) => {
  expect(headerText(typed ?? '')).toBe(shown)
})

test('a subject has at most 120 characters, and no surrogate pair is split', () => {
  expect(subjectLine('x'.repeat(120))).toBe('x'.repeat(120))
  const cut = subjectLine('🌍'.repeat(121))
  expect([...cut]).toHaveLength(120)
  expect(cut.endsWith('🌍…')).toBe(true)
})

test.each(["O'Neil", 'Jean-Luc', 'فاطمة', 'علی‌رضا', 'Kaʻiulani', 'Nur al-Huda Khan', 'שָׁלוֹם', 'A'.repeat(60)])(
  'a mail greets %s by name',
  (name) => {
    expect(greeting(name)).toBe(`Hi ${name},`)
  },
)

test.each([
  ['a web address', 'https://evil.example'],
  ['a domain with an ideographic dot', 'evil。example'],
  ['a domain of full-width letters with a plain dot', 'ｅｖｉｌ.ｅｘａｍｐｌｅ'],
  ['four words', 'Claim your free prize'],
  ['an encoded word', '=?utf-8?q?Amina?='],
  ['digits', 'Call 555'],
  ['a line break', 'Amina\nBcc'],
  ['a reversing character', 'Amina\u202egro'],
  ['more than 60 characters', 'A'.repeat(61)],
  ['a letter that passes for a dot', 'evilꓸexample'],
  ['a letter that passes for a dot, after one of its script', 'ᐧᐧcom'],
  ['a letter that only lengthens', 'evilـcom'],
  ['letters that pass for others', 'Pаypal'],
  ['marks piled up', `A${'\u0301'.repeat(20)}`],
  ['nothing', '  '],
])('%s gets a neutral greeting', (_, name) => {
  expect(knownName(name)).toBeUndefined()
  expect(greeting(name)).toBe('Hello,')
})
