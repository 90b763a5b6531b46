import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { site } from '../../content/site.ts'
import { fontLetters } from '../../content/validation/text-problems.ts'
import { leafColors } from '../../ui/motifs/leaf-colors.ts'
import { type Leaf, leafPattern, leaves } from '../../ui/motifs/leaves.ts'
import { markSvg } from '../../ui/motifs/mark.ts'
import { dark, light } from '../../ui/tokens/palette.ts'
import { builtCode } from '../built-code.ts'
import type { SocialSection } from '../page-content.ts'
import { socialImageSize as size } from '../site-url.ts'
import { siteFont } from './site-fonts.ts'

/** How the mark's leaf is turned, from round at its top right. */
const turns: Record<Leaf, number> = { amber: 0, islamic: 90, climate: 180, nonprofit: 270 }

/** A leaf of the mark with its pattern, as on the site's pages. */
function leaf(name: Leaf, x: number, y: number, side: number): string {
  const { ground, line } = leafColors[name]
  const shape = `<path d="M0 0A${side} ${side} 0 0 1 ${side} ${side}H0Z" transform="rotate(${turns[name]} ${side / 2} ${side / 2})"`
  const pattern = leafPattern[name]({ width: side, height: side })
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}"><clipPath id="${name}">${shape}/></clipPath>${shape} fill="${ground}"/><path clip-path="url(#${name})" d="${pattern}" fill="none" stroke="${line}" stroke-width="2.5"/></svg>`
}

/** Circles around the middle of the right half. */
const ripples = (line: string) =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `<circle cx="885" cy="315" r="${(i + 1) * 72 - 20}" fill="none" stroke="${line}" stroke-width="3"/>`,
  ).join('')

/** What is right of the name, and the ground and the letters if they are not those of paper. */
const sections: Record<SocialSection, { art: string; ground?: string; ink?: string }> = {
  home: {
    art: leaves.map((name, i) => leaf(name, [0, 1, 1, 0][i] ? 892 : 620, i < 2 ? 51 : 323, 256)).join(''),
  },
  nonprofit: { art: leaf('nonprofit', 570, 0, 630) },
  islamic: { art: leaf('islamic', 570, 0, 630) },
  climate: { art: leaf('climate', 570, 0, 630) },
  resources: { art: leaf('amber', 570, 0, 630), ground: light.sunken },
  digital: { art: ripples(`${light.highlight}80`), ground: light.mission.band, ink: light.onBand },
  fundraising: { art: ripples('#dc9420'), ground: light.highlight, ink: light.onHighlight },
}

function socialImage({ art, ground = light.paper, ink = light.text }: (typeof sections)['home']): string {
  const name = site.name.split(' ').map((word, i) => {
    const text = word.replaceAll('&', '&amp;')
    return `<text x="72" y="${398 + i * 76}" font-family="Newsreader 16pt" font-size="80" letter-spacing="-2" fill="${ink}">${text}</text>`
  })
  const mark = ground === light.mission.band ? dark : light
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${ground}"/>${art}<svg x="72" y="64" width="88" height="88" viewBox="0 0 36 36">${markSvg(mark)}</svg>${name.join('')}</svg>`
}

/** A tile of a mail's head, at twice its size. */
function mailTile(name: Leaf): string {
  const box = { width: 280, height: 192 }
  const { ground, line } = leafColors[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="${ground}"/><path d="${leafPattern[name](box)}" fill="none" stroke="${line}" stroke-width="3.2"/></svg>`
}

/**
 * Writes a social image for each section of the site, since titles and descriptions stand beside it wherever links are
 * shown, and the four tiles that mails show.
 */
export async function writePictures(folder: string): Promise<void> {
  const font = join(builtCode, 'display.ttf')
  writeFileSync(font, await siteFont('display', fontLetters, 'sfnt'))
  const pictures = [
    ...Object.entries(sections).map(([name, look]) => [`social/${name}`, socialImage(look)] as const),
    ...leaves.map((name) => [`tiles/${name}`, mailTile(name)] as const),
  ]
  for (const sub of ['social', 'tiles']) mkdirSync(join(folder, sub), { recursive: true })
  await Promise.all(
    pictures.map(async ([name, svg]) => {
      const image = await renderAsync(svg, { font: { fontFiles: [font], loadSystemFonts: false } })
      writeFileSync(join(folder, `${name}.png`), image.asPng())
    }),
  )
}
