import { sharedGlyphs } from './text-width.ts'

/** Letters of UTF-8 read as if they were Windows-1252: `â€™` for ’. */
const mojibake = /[ÂÃ][\u0080-\u00bf]|â€|ï¿½|\ufffd/u

/** Characters that the fonts do not have, or that only look like the ones that were meant. */
export function characterProblems(text: string): string[] {
  if (mojibake.test(text)) return ['has letters in the wrong encoding (such as â€™); type them again']
  if (text !== text.normalize('NFC'))
    return ['has an accent as a character of its own; type the letter again']
  // Of a whole word in another script the first letter is enough.
  const wrong = [...text].find((character) => !/[ -~]/.test(character) && !sharedGlyphs.has(character))
  return wrong === undefined ? [] : [reasonFor(wrong)]
}

function reasonFor(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (/[\n\r\t]/.test(character))
    return 'has a line break or a tab; write one line, or a paragraph of its own'
  if (/\p{Zs}/u.test(character)) return `has a space of another kind (${code}); write a plain space`
  if (/\p{C}/u.test(character)) return `has an invisible character (${code}); delete it`
  if (/\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(character))
    return `has the picture “${character}”, whose name screen readers read aloud; say it in words`
  return `has “${character}” (${code}), which the site’s fonts do not have; write it in Latin letters, or add it in renderer/build/make-fonts.ts`
}
