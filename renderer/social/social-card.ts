import type { Theme } from '../../content/model/theme.ts'
import { growthArcs } from '../../ui/motifs/growth.ts'
import { light } from '../../ui/tokens/palette.ts'
import { cardText, siteNameText } from './card-text.tsx'
import { motifSvg } from './motif-svg.ts'
import type { CardFonts } from './set-type.ts'

export type SocialCard = {
  theme: Theme
  /** A few words above the title: the page's own eyebrow, or its name. */
  eyebrow: string
  title: string
  siteName: string
}

/** The size that the large social networks ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 64
const picture = { width: 400, height: cardSize.height }
const column = cardSize.width - picture.width - 2 * margin
const markSize = 56

/** A page's social image as SVG: its title on the theme's colour, the theme's pattern beside it. */
export async function socialCard(
  { theme, eyebrow, title, siteName }: SocialCard,
  fonts: CardFonts,
): Promise<string> {
  const foot = cardSize.height - margin - markSize
  const words = await cardText({ eyebrow, title }, fonts, { width: column, height: foot - margin - 32 })
  const name = await siteNameText(siteName, fonts, column - markSize - 20, markSize)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${light[theme].fill}"/>`,
    at(cardSize.width - picture.width, 0, motifSvg(theme, picture.width, picture.height)),
    at(margin, margin - 8, words),
    at(margin, foot, mark(markSize)),
    at(margin + markSize + 20, foot, name),
    '</svg>',
  ].join('')
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`

/** The mark: three widening arcs. */
function mark(size: number): string {
  const arcs = growthArcs({ size: 32, count: 3 }).join('')
  return `<svg width="${size}" height="${size}" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" rx="10" fill="${light.band}"/><path d="${arcs}" fill="none" stroke="${light.highlight}" stroke-width="3.6" stroke-linecap="round"/></svg>`
}
