import { letterWidths, measuredLetters } from './letter-widths.ts'

/**
 * The non-ASCII characters in the site's two fonts. Texts may use no others, because a fallback font would draw them in
 * the middle of a word. `renderer/build/make-fonts.ts` subsets the fonts to these.
 */
export const extraGlyphs = '©®×·–—‘’“”•…€£éáíñóúüāīūḥ'

/** Characters that only the site's code inserts. Texts may not use them, because they look like other characters. */
export const layoutGlyphs = '\u00a0\u2011\u2212'

export const sharedGlyphs: ReadonlySet<string> = new Set(extraGlyphs.replace('•', '').replace('·', ''))

export type LabelFont = keyof typeof letterWidths

const places = new Map([...measuredLetters].map((letter, i) => [letter, i]))
const unknown = places.get('n') ?? 0

/**
 * The width of a text on one line, in px.
 *
 * @param tracking letter spacing, in em
 */
export function textWidth(text: string, font: LabelFont, size: number, tracking = 0): number {
  let thousandths = 0
  let letters = 0
  for (const letter of text) {
    thousandths += letterWidths[font][places.get(letter) ?? unknown] ?? 0
    letters++
  }
  return (thousandths / 1000 + tracking * letters) * size
}

/** How many lines a text takes. Infinity if a word is wider than a line. */
export function linesIn(text: string, font: LabelFont, size: number, room: number, tracking = 0): number {
  const space = textWidth(' ', font, size, tracking)
  let lines = 1
  let used = 0
  for (const word of text.split(/(?<= )|(?<=[-—–/])/)) {
    const width = textWidth(word.trimEnd(), font, size, tracking)
    if (width > room) return Number.POSITIVE_INFINITY
    if (used + width > room) {
      lines++
      used = 0
    }
    used += width + (word.endsWith(' ') ? space : 0)
  }
  return lines
}
