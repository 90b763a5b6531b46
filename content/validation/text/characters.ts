/**
 * The non-ASCII characters in the site's two fonts. Texts may use no others, because a fallback font would draw them in
 * the middle of a word. `renderer/build/make-fonts.ts` subsets the fonts to these.
 */
export const extraGlyphs = '©®½×·–—‘’“”•…€£éáíñóúüāīūḥ'

/** Characters that only the site's code inserts. Texts may not use them, because they look like other characters. */
export const layoutGlyphs = '\u00a0\u2011\u2212'

const textGlyphs: ReadonlySet<string> = new Set(extraGlyphs.replace('•', '').replace('·', ''))

/** UTF-8 decoded as Windows-1252: `â€™` for ’. */
const mojibake = /[ÂÃ][\u0080-\u00bf]|â€|ï¿½|\ufffd/u

/** Characters that the fonts lack, or that look like other characters. */
export function characterProblems(text: string): string[] {
  if (mojibake.test(text)) return ['contains letters in the wrong encoding (such as â€™); type them again']
  if (text !== text.normalize('NFC'))
    return ['contains an accent as a separate character; type the letter again']
  // Report only the first letter of a word in another script.
  const wrong = [...text].find((character) => !/[ -~]/.test(character) && !textGlyphs.has(character))
  return wrong === undefined ? [] : [reasonFor(wrong)]
}

function reasonFor(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (/[\n\r\t]/.test(character))
    return 'contains a line break or a tab; write one line, or add a separate paragraph'
  if (/\p{Zs}/u.test(character)) return `contains a special space (${code}); write a plain space`
  if (/\p{C}/u.test(character)) return `contains an invisible character (${code}); delete it`
  if (/\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(character))
    return `contains the emoji “${character}”; screen readers read its name aloud, so use words`
  return `contains “${character}” (${code}), which the site’s fonts lack; use Latin letters, or add it to extraGlyphs in content/validation/text/characters.ts`
}

/** Words and signs that stand for a text that is not written yet. */
const shapes: readonly RegExp[] = [
  /\b(?:TODO|TBD|TBA|TBC|FIXME|XXX+|TK)\b|\b(?:lorem|ipsum|consectetur)\b/,
  /\b(?:lorem|ipsum|asdf\w*|qwert\w*|placeholder text|sample text|dummy text)\b/i,
  /\[[^\]]*\]|<<|>>|_{2,}|\{\{|\}\}|\?{2,}|\.{4,}/,
  /\b(?:text|title|heading|description|name|quote|image) (?:goes )?here\b/i,
  /\b(?:john|jane) doe\b|\bundefined\b|\bNaN\b|\[object Object\]/i,
]

export function placeholderProblems(text: string): string[] {
  const found = shapes.flatMap((shape) => shape.exec(text)?.[0] ?? [])[0]
  return found ? [`contains “${found.slice(0, 40)}”, a placeholder; write the real text`] : []
}
