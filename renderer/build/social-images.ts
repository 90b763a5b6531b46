import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type RoutePath, routes } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../page-content.ts'
import { fontMetrics } from '../social/font-metrics.ts'
import { type SocialCard, socialCard } from '../social/social-card.ts'
import { socialImagePath } from '../social-image-path.ts'
import { staticFont } from './static-font.ts'

const cache = 'node_modules/.cache/social'

/**
 * Draws every page's social image into the built site. An image that was drawn before from the same SVG and fonts
 * comes from the cache.
 *
 * @param client folder of the built site's files
 */
export async function writeSocialImages(client: string): Promise<void> {
  const cards = (Object.keys(routes) as RoutePath[]).map((path) => ({ path, card: cardOf(path) }))
  const letters = cards.map(({ card }) => card.eyebrow + card.title + card.siteName).join('')
  const display = await staticFont('display', letters)
  const semibold = await staticFont('semibold', letters)
  const fonts = { display: fontMetrics(display), semibold: fontMetrics(semibold) }
  mkdirSync(cache, { recursive: true })
  const fontFiles = [display, semibold].map((font) => cached(font, 'ttf', () => font))
  for (const { path, card } of cards) {
    const svg = socialCard(card, fonts)
    const png = cached(svg + fontFiles, 'png', () =>
      new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng(),
    )
    const file = join(client, socialImagePath(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readFileSync(png))
  }
}

/** What a page's social image says. */
function cardOf(path: RoutePath): SocialCard {
  const { name, theme, hero } = pageContent(path)
  return { theme, eyebrow: hero.eyebrow ?? name, title: hero.title, siteName: site.name }
}

/** The file in the cache that is made from `source`; made now if it is not there. */
function cached(source: string | Uint8Array, extension: string, make: () => Uint8Array): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 24)
  const file = join(cache, `${hash}.${extension}`)
  if (existsSync(file)) return file
  writeFileSync(`${file}.${process.pid}`, make())
  renameSync(`${file}.${process.pid}`, file)
  return file
}
