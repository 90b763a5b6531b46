import { light } from '../../ui/tokens/palette.ts'
import { breakLines } from './break-lines.ts'
import type { FontMetrics } from './font-metrics.ts'

export type CardFonts = { display: FontMetrics; semibold: FontMetrics }

/** The largest title size that fits is used, in px. */
const smallestTitle = 50
const titleSizes = [88, 80, 72, 64, 56, smallestTitle]
const titleLine = 1.06
const tracking = -0.018

const eyebrowSize = 28
const eyebrowLine = 1.35

/**
 * Draws the eyebrow and the title of a social image in a column, with the title as large as possible.
 *
 * @throws Error if the title does not fit at the smallest size, or a letter is not in the fonts
 */
export function cardText(
  { eyebrow, title }: { eyebrow: string; title: string },
  fonts: CardFonts,
  { width, height }: { width: number; height: number },
): string {
  const above = breakLines(eyebrow, (line) => fonts.semibold.widthOf(line) * eyebrowSize, width)
  if (!above) throw new Error(`A word is too long for a social image: "${eyebrow}"`)
  const top = above.length * eyebrowSize * eyebrowLine + 10
  for (const size of titleSizes) {
    const widthOf = (line: string) => (fonts.display.widthOf(line) + tracking * line.length) * size
    const lines = breakLines(title, widthOf, width)
    if (!lines || top + lines.length * size * titleLine > height) continue
    return [
      ...above.map((line, i) =>
        text(fonts.semibold, eyebrowSize, eyebrowSize * (1 + i * eyebrowLine), light.highlight, line),
      ),
      ...lines.map((line, i) =>
        text(fonts.display, size, top + size * (0.86 + i * titleLine), light.onBand, line),
      ),
    ].join('')
  }
  throw new Error(`The title is too long for a social image: "${title}"`)
}

/** One line of text; `y` is its baseline. */
export function text({ family }: FontMetrics, size: number, y: number, fill: string, line: string): string {
  const spacing = size >= smallestTitle ? ` letter-spacing="${tracking * size}"` : ''
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text y="${Math.round(y)}" font-family="${family}" font-size="${size}"${spacing} fill="${fill}">${escaped}</text>`
}
