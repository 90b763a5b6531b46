import { expect, test } from 'vitest'
import { characterCount, firstCharacters, multiLine, singleLine } from './text.ts'

test('a single line has no invisible characters', () => {
  expect(singleLine('gpj.\u202eexe\u2069 \u200f')).toBe('gpj.exe')
  expect(singleLine('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(singleLine('\u200bAm\u2060i\u00adna\ufeff')).toBe('Amina')
  expect(singleLine('a@example.org\u200b')).toBe('a@example.org')
  expect(singleLine('\u3164\u115f\u{e0041}\u{e007f}')).toBe('')
  // Joiners after a character that is never joined.
  expect(singleLine('\u200d')).toBe('')
  expect(singleLine('A\u200dmina \u200c\u200d')).toBe('Amina')
  // Variation selectors of a letter in a name, and of an emoji.
  expect(singleLine('葛\u{e0100} ❤\ufe0f')).toBe('葛\u{e0100} ❤\ufe0f')
})

test('multi-line text keeps its line breaks, in any format, and has no invisible characters either', () => {
  expect(multiLine('\n a\r\nb\rc\u2028d\te\u0007 \n')).toBe('a\nb\nc\nd e')
  expect(multiLine('gpj.\u202eexe\nAm\u2060i\u00adna\n\u200dمی\u200cخواهم')).toBe(
    'gpj.exe\nAmina\nمی\u200cخواهم',
  )
})

test('a lone surrogate becomes U+FFFD; complete pairs and joined emoji stay', () => {
  expect(singleLine('a\ud83cb')).toBe('a\ufffdb')
  expect(singleLine('👩‍🌾 é')).toBe('👩‍🌾 é')
})

test('counts characters as the database does', () => {
  expect(characterCount('🌍é')).toBe(2)
  expect(firstCharacters('🌍🌍🌍', 2)).toBe('🌍🌍')
  expect(firstCharacters('ab', 2)).toBe('ab')
})
