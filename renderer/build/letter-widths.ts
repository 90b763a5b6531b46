import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extraGlyphs, layoutGlyphs } from '../../content/validation/text/text-width.ts'
import { fontMetrics } from '../social/font-metrics.ts'

const require = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
/** The letters that the site's fonts are cut to. */
export const fontLetters = ascii + extraGlyphs + layoutGlyphs

/** The font files as the site has them, and the weights in which labels and headings are set. */
const cuts = {
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  medium: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 500 } },
  semibold: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
  bold: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 650 } },
} as const

/** The source of `content/validation/text/letter-widths.ts`: how wide each letter of the fonts is. */
export async function letterWidthsSource(): Promise<string> {
  const { default: subsetFont } = await import('subset-font')
  const lines = await Promise.all(
    Object.entries(cuts).map(async ([name, { file, axes }]) => {
      const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
      const font = await subsetFont(source, fontLetters, { targetFormat: 'sfnt', variationAxes: axes })
      const { widthOf } = fontMetrics(Buffer.from(font))
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
