import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extraGlyphs, layoutGlyphs } from '../../content/validation/text/text-width.ts'
import { fontMetrics } from '../social/font-metrics.ts'

const require = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
/** The letters in the site's font subsets. */
export const fontLetters = ascii + extraGlyphs + layoutGlyphs

/** The fonts and weights of labels and headings. */
const fonts = {
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  medium: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 500 } },
  semibold: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
  bold: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 650 } },
} as const

/** Generates `content/validation/text/letter-widths.ts`. */
export async function letterWidthsSource(): Promise<string> {
  const { default: subsetFont } = await import('subset-font')
  const lines = await Promise.all(
    Object.entries(fonts).map(async ([name, { file, axes }]) => {
      const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
      const font = await subsetFont(source, fontLetters, { targetFormat: 'sfnt', variationAxes: axes })
      const { widthOf } = fontMetrics(Buffer.from(font))
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
