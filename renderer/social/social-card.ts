import type { Theme } from '../../content/model/theme.ts'
import { markSvg } from '../../ui/motifs/mark.ts'
import { dark, light } from '../../ui/tokens/palette.ts'
import { socialImageSize } from '../social-image-path.ts'
import { type CardFonts, cardText, text } from './card-text.ts'
import { motifSvg } from './motif-svg.ts'

export type SocialCard = {
  theme: Theme
  /** A few words above the title: the page's eyebrow or its name. */
  eyebrow: string
  title: string
  siteName: string
}

const size = socialImageSize

const margin = 64
const picture = { width: 400, height: size.height }
const mark = 52
const column = {
  width: size.width - picture.width - 2 * margin,
  height: size.height - 2 * margin - mark - 32,
}

/**
 * A page's social image as SVG: the title on the theme's color, next to the theme's pattern and above the logo.
 *
 * @throws Error if the text does not fit
 */
export function socialCard({ theme, eyebrow, title, siteName }: SocialCard, fonts: CardFonts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="${light[theme].fill}"/>`,
    at(size.width - picture.width, 0, motifSvg(theme, picture.width, picture.height)),
    at(margin, margin - 8, cardText({ eyebrow, title }, fonts, column)),
    at(
      margin,
      size.height - margin - mark,
      `<svg width="${mark}" height="${mark}" viewBox="0 0 36 36">${markSvg(dark)}</svg>`,
    ),
    at(
      margin + mark + 20,
      size.height - margin - mark,
      text(fonts.display, 34, mark * 0.7, light.onBand, siteName),
    ),
    '</svg>',
  ].join('')
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`
