import { extraGlyphs, layoutGlyphs } from '../../content/validation/text/text-width.ts'
import { fontMetrics } from '../social/font-metrics.ts'
import { type FontVariant, staticFont } from './static-font.ts'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
/** The letters in the site's font subsets. */
export const fontLetters = ascii + extraGlyphs + layoutGlyphs

/** The fonts and weights of labels and headings. */
const variants: readonly FontVariant[] = ['display', 'medium', 'semibold', 'bold']

/** Generates `content/validation/text/letter-widths.ts`. */
export async function letterWidthsSource(): Promise<string> {
  const lines = await Promise.all(
    variants.map(async (name) => {
      const { widthOf } = fontMetrics(await staticFont(name, fontLetters))
      const widths = [...fontLetters].map((letter) => Math.round(widthOfLetter(letter, widthOf) * 1000))
      return `  // biome-ignore format: one line for each font\n  ${name}: [${widths.join(', ')}],\n`
    }),
  )
  return `/* Written by \`npm run generate -- fonts\`: letter widths of the site's fonts, in thousandths of the font size. */

/** In the order of the widths. */
export const measuredLetters =
  // biome-ignore format: generated
  ${JSON.stringify(fontLetters)}

export const letterWidths = {
${lines.join('')}} as const
`
}

/** A letter that is missing in the font is drawn by a fallback font, about as wide as without its accent. */
function widthOfLetter(letter: string, widthOf: (text: string) => number): number {
  for (const each of [letter, letter.normalize('NFD').charAt(0), 'n']) {
    try {
      return widthOf(each)
    } catch {}
  }
  return 0.6
}
