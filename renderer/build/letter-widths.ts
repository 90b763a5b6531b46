import { extraGlyphs, layoutGlyphs } from '../../content/validation/text/text-width.ts'
import { fontMetrics } from '../social/font-metrics.ts'
import { type FontCut, staticFont } from './static-font.ts'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
/** The letters that the site's fonts are cut to. */
export const fontLetters = ascii + extraGlyphs + layoutGlyphs

/** The weights in which labels and headings are set. */
const cuts: readonly FontCut[] = ['display', 'medium', 'semibold', 'bold']

/** The source of `content/validation/text/letter-widths.ts`: how wide each letter of the fonts is. */
export async function letterWidthsSource(): Promise<string> {
  const lines = await Promise.all(
    cuts.map(async (name) => {
      const { widthOf } = fontMetrics(await staticFont(name, fontLetters))
      const widths = [...fontLetters].map((letter) => Math.round(widthOfLetter(letter, widthOf) * 1000))
      return `  // biome-ignore format: one line for each font\n  ${name}: [${widths.join(', ')}],\n`
    }),
  )
  return `/* Written by \`npm run generate -- fonts\`: how wide each letter of the site's fonts is, in thousandths of its size. */

/** The letters, in the order of the widths. */
export const measuredLetters =
  // biome-ignore format: as it is written
  ${JSON.stringify(fontLetters)}

export const letterWidths = {
${lines.join('')}} as const
`
}

/** A letter that the font lacks is drawn by another font, about as wide as without its accent. */
function widthOfLetter(letter: string, widthOf: (text: string) => number): number {
  for (const each of [letter, letter.normalize('NFD').charAt(0), 'n']) {
    try {
      return widthOf(each)
    } catch {}
  }
  return 0.6
}
