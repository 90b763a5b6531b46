import type { Theme } from '../../content/model/theme.ts'
import { growthArcs } from '../../ui/motifs/growth.ts'
import { light } from '../../ui/tokens/palette.ts'
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
    at(margin, size.height - margin - mark, markSvg()),
    at(
      margin + mark + 20,
      size.height - margin - mark,
      text(fonts.display, 34, mark * 0.7, light.onBand, siteName),
    ),
    '</svg>',
  ].join('')
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`

/** The logo's arcs without its background. */
function markSvg(): string {
  const arcs = growthArcs({ size: 32, count: 3 }).join('')
  return `<svg width="${mark}" height="${mark}" viewBox="-2 0 34 34"><path d="${arcs}" fill="none" stroke="${light.highlight}" stroke-width="3.8" stroke-linecap="round"/></svg>`
}
