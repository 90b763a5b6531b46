import type { Page } from '../../content/model/page.ts'
import type { Inks } from '../../ui/motifs/Drawings.tsx'
import { markSvg } from '../../ui/motifs/mark.ts'
import type { Ground } from '../../ui/motifs/Pattern.css.ts'
import { dark, light } from '../../ui/tokens/palette.ts'
import { socialImageSize as size } from '../site-url.ts'
import { drawingSvg, picture } from './drawing-svg.tsx'
import { families, text, wrap } from './svg-text.ts'

const margin = 64
const column = { width: size.width - picture.width - margin - 48, height: 400 }
const titleSizes = [84, 76, 68, 60, 54, 48, 42]

/** The grounds of heroes: their color, and the inks on it. The words stand on navy, or on paper beside a navy ground. */
function groundOf(ground: Ground): { fill: string; inks: Inks } {
  const withInks = (fill: string, ink: string, bright: string, onBright: string) => ({
    fill,
    inks: { ink, line: `${ink}40`, bright, onBright, surface: light.surface, ...families },
  })
  if (ground === 'band') return withInks(light.mission.band, light.onBand, light.highlight, light.onHighlight)
  if (ground === 'amber')
    return withInks(light.highlight, light.onHighlight, light.surface, light.onHighlight)
  return withInks(light[ground].soft, light[ground].text, light[ground].fill, light.onBand)
}

/** A page's social image as SVG: its eyebrow and title, the hero's drawing on its ground, and the logo. */
export function socialCard({ theme, name, hero }: Page, ground: Ground, siteName: string): string {
  const words =
    ground === 'band'
      ? { fill: light.paper, title: light.text, eyebrow: light.mission.text, mark: light }
      : { fill: light[theme].band, title: light.onBand, eyebrow: light.highlight, mark: dark }
  const { fill, inks } = groundOf(ground)
  const fits = titleSizes.find(
    (each) => wrap(hero.title, each, column.width).length * each * 1.06 <= column.height,
  )
  const titleSize = fits ?? 42
  const title = wrap(hero.title, titleSize, column.width)
  // The home page's eyebrow is longer than the column.
  const label = hero.eyebrow ?? name
  const eyebrow = wrap(label, 26, column.width).length > 1 ? name : label
  const bottom = size.height - margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="${words.fill}"/>`,
    `<svg x="${size.width - picture.width}" width="${picture.width}" height="${picture.height}" viewBox="0 0 ${picture.width} ${picture.height}"><path d="M0 630V96A96 96 0 0 1 96 0H500V630Z" fill="${fill}"/>${drawingSvg(hero.artifact, theme, inks)}</svg>`,
    text('body', 26, margin, margin + 22, words.eyebrow, eyebrow),
    ...title.map((line, i) =>
      text('display', titleSize, margin, margin + 50 + titleSize * (0.86 + i * 1.06), words.title, line),
    ),
    `<svg x="${margin}" y="${bottom - 52}" width="52" height="52" viewBox="0 0 36 36">${markSvg(words.mark)}</svg>`,
    text('display', 32, margin + 72, bottom - 16, words.title, siteName),
    '</svg>',
  ].join('')
}
