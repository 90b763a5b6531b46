import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Page } from '../../content/model/page.ts'
import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { fontMetrics } from '../social/font-metrics.ts'
import { type SocialCard, socialCard } from '../social/social-card.ts'
import { socialImagePath } from '../social-image-path.ts'
import { inTurns, keyOf, type MadeOnce } from './made-once.ts'
import type { Pages } from './read-pages.ts'
import type { SiteFiles } from './site-files.ts'
import { cachedFont } from './static-font.ts'

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string }

/**
 * Draws every page's social image into the built site. An image that was drawn before from the same SVG and fonts
 * comes from the cache.
 *
 */
export async function writeSocialImages(
  pages: Pages,
  siteFiles: SiteFiles,
  madeOnce: MadeOnce,
): Promise<void> {
  const [display, semibold] = await Promise.all([cachedFont('display'), cachedFont('semibold')])
  const fonts = { display: fontMetrics(display.font), semibold: fontMetrics(semibold.font) }
  // Named by what is in them.
  const options = { font: { fontFiles: [display.file, semibold.file], loadSystemFonts: false } }
  const tool = `resvg ${version} ${options.font.fontFiles}`
  await inTurns(Object.entries(pages) as [RoutePath, Page][], async ([path, page]) => {
    const svg = socialCard(cardOf(page), fonts)
    const key = keyOf(tool, svg)
    await siteFiles.put(socialImagePath(path).slice(1), key, async (file) =>
      copyFileSync(await madeOnce.file(key, { make: 'png', svg, options }), file),
    )
  })
}

/** What a page's social image says. */
function cardOf(page: Page): SocialCard {
  const { name, theme, hero } = fillFigures({ name: page.name, theme: page.theme, hero: page.hero }, metrics)
  return { theme, eyebrow: hero.eyebrow ?? name, title: hero.title, siteName: site.name }
}
