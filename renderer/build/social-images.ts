import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type RoutePath, routes } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../page-content.ts'
import { fontMetrics } from '../social/font-metrics.ts'
import { type SocialCard, socialCard } from '../social/social-card.ts'
import { socialImagePath } from '../social-image-path.ts'
import { inTurns, keyOf, type MadeOnce } from './made-once.ts'
import { cachedFont } from './static-font.ts'

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string }

/**
 * Draws every page's social image into the built site. An image that was drawn before from the same SVG and fonts
 * comes from the cache.
 *
 * @param client folder of the built site's files
 */
export async function writeSocialImages(client: string, madeOnce: MadeOnce): Promise<void> {
  const [display, semibold] = await Promise.all([cachedFont('display'), cachedFont('semibold')])
  const fonts = { display: fontMetrics(display.font), semibold: fontMetrics(semibold.font) }
  // Named by what is in them.
  const options = { font: { fontFiles: [display.file, semibold.file], loadSystemFonts: false } }
  const tool = `resvg ${version} ${options.font.fontFiles}`
  await inTurns(Object.keys(routes) as RoutePath[], async (path) => {
    const svg = socialCard(cardOf(path), fonts)
    const file = join(client, socialImagePath(path))
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(await madeOnce.file(keyOf(tool, svg), { make: 'png', svg, options }), file)
  })
}

/** What a page's social image says. */
function cardOf(path: RoutePath): SocialCard {
  const { name, theme, hero } = pageContent(path)
  return { theme, eyebrow: hero.eyebrow ?? name, title: hero.title, siteName: site.name }
}
