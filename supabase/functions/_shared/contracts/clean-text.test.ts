import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterCount, firstCharacters, multiLine, singleLine } from './clean-text.ts'

test('a line has no breaks and no control characters', () => {
  expect(singleLine(' Ada\r\nBcc: x\u2028y\u0000z\u0085 ')).toBe('Ada Bcc: x y z')
})

test('a line is written in one direction, and letters that need joining keep it', () => {
  expect(singleLine('gpj.\u202eexe\u2069 \u200f')).toBe('gpj.exe')
  expect(singleLine('می\u200cخواهم')).toBe('می\u200cخواهم')
})

test('a line holds nothing that nobody sees', () => {
  expect(singleLine('\u200bAm\u2060i\u00adna\ufeff')).toBe('Amina')
  expect(singleLine('a@example.org\u200b')).toBe('a@example.org')
  expect(singleLine('\u3164\u115f\u{e0041}\u{e007f}')).toBe('')
  // Joiners that join nothing.
  expect(singleLine('\u200d')).toBe('')
  expect(singleLine('A\u200dmina \u200c\u200d')).toBe('Amina')
  // Variants of a letter in a name, and of an emoji.
  expect(singleLine('葛\u{e0100} ❤\ufe0f')).toBe('葛\u{e0100} ❤\ufe0f')
})

test('a text keeps its lines, whoever wrote them', () => {
  expect(multiLine('\n a\r\nb\rc\u2028d\te\u0007 \n')).toBe('a\nb\nc\nd e')
})

test('half a character becomes the replacement character; whole ones and joined ones stay', () => {
  expect(singleLine('a\ud83cb')).toBe('a\ufffdb')
  expect(singleLine('👩‍🌾 é')).toBe('👩‍🌾 é')
})

test('length counts as the database counts', () => {
  expect(characterCount('🌍é')).toBe(2)
  expect(firstCharacters('🌍🌍🌍', 2)).toBe('🌍🌍')
  expect(firstCharacters('ab', 2)).toBe('ab')
})

test('whatever is pasted, PostgreSQL can store it, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = singleLine(text)
      const lines = multiLine(text)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]|\p{Surrogate}|\p{Bidi_Control}/u)
      expect(lines).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]|\p{Surrogate}/u)
      expect(singleLine(line)).toBe(line)
      expect(multiLine(lines)).toBe(lines)
    }),
  )
})
