import type { Modules } from './content-modules.ts'
import { fieldTexts, type Place, type Problem } from './problem.ts'

/** A text that people read. */
export type FoundText = Place & { text: string }

/** All strings with more than one word, each where it is defined. */
export function textsOf(modules: Modules): FoundText[] {
  const texts = new Map<string, FoundText>()
  for (const [file, exported] of modules) {
    for (const { path, text } of fieldTexts(exported)) {
      if (/\p{L}/u.test(text) && text.includes(' ') && !texts.has(text)) texts.set(text, { file, path, text })
    }
  }
  return [...texts.values()]
}

/** The non-ASCII characters in the site's two fonts. A fallback font draws others. */
export const extraGlyphs = '©®½×·–—‘’“”•…€£éáíñóúü'

/** Characters that only the site's code inserts, because they look like others. */
const layoutGlyphs = '\u00a0\u2212'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
/** `npm run generate -- fonts` subsets the fonts to these. */
export const fontLetters = ascii + extraGlyphs + layoutGlyphs

const letterOutside = (text: string, isLatin: boolean) =>
  [...text].find(
    (letter) =>
      !/[\n -~]/.test(letter) &&
      !extraGlyphs.includes(letter) &&
      /\p{Script=Latin}/u.test(letter) === isLatin,
  )

/** Unknown figures, texts that are not written yet, and characters that no name in Latin letters has. */
export function textProblems(texts: readonly FoundText[]): Problem[] {
  return texts.flatMap(({ text, ...place }) => {
    const [figure] = /\{[^}]*\}?|\}/.exec(text) ?? []
    const missing = letterOutside(text, false)
    const code = missing?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const reasons = [
      figure && `contains ${figure}, which is no figure; write the key of one in content/metrics.ts`,
      /\bTODO\b/.test(text) && 'contains “TODO”, a placeholder; write the real text',
      missing &&
        `contains “${missing}” (U+${code}), which the site’s fonts lack; write another character, or add it to extraGlyphs in content/validation/text-problems.ts`,
    ]
    return reasons.filter((reason) => typeof reason === 'string').map((reason) => ({ ...place, reason }))
  })
}

/** Letters of names, such as ç and ş, that the fonts lack: the fallback font draws them. */
export function letterHints(texts: readonly FoundText[]): Problem[] {
  return texts.flatMap(({ text, ...place }) => {
    const letter = letterOutside(text, true)
    return letter
      ? [{ ...place, reason: `“${letter}” is drawn in another font, because the site’s fonts lack it.` }]
      : []
  })
}
