import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type RoutePath, routes } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../page-content.ts'
import { type SocialCard, socialCard } from '../social/social-card.ts'
import { socialImagePath } from '../social-image-path.ts'
import { staticFont } from './static-font.ts'

const cache = 'node_modules/.cache/social'

/**
 * Draws every page's social image into the built site. An image that was drawn before from the same SVG comes from
 * the cache.
 *
 * @param client folder of the built site's files
 */
export async function writeSocialImages(client: string): Promise<void> {
  const cards = (Object.keys(routes) as RoutePath[]).map((path) => ({ path, card: cardOf(path) }))
  const letters = cards.map(({ card }) => card.eyebrow + card.title + card.siteName).join('')
  const fonts = {
    display: await staticFont('display', letters),
    semibold: await staticFont('semibold', letters),
  }
  mkdirSync(cache, { recursive: true })
  for (const { path, card } of cards) {
    const file = join(client, socialImagePath(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawn(await socialCard(card, fonts)))
  }
}

/** What a page's social image says. */
export function cardOf(path: RoutePath): SocialCard {
  const { name, theme, hero } = pageContent(path)
  return { theme, eyebrow: hero.eyebrow ?? name, title: hero.title, siteName: site.name }
}

function drawn(svg: string): Uint8Array {
  const file = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  writeFileSync(`${file}.${process.pid}`, png)
  renameSync(`${file}.${process.pid}`, file)
  return png
}
