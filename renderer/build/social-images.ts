import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Page } from '../../content/model/page.ts'
import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { groundOf } from '../page-content.ts'
import { socialImagePath } from '../site-url.ts'
import { socialCard } from '../social/social-card.ts'
import { cachedFile, keyOf } from './cached-file.ts'
import { cachedFont } from './static-font.ts'

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string }

/** Writes the social images of all pages to a folder, from the cache if possible. */
export async function writeSocialImages(
  folder: string,
  pages: Readonly<Record<string, Page>>,
): Promise<void> {
  const options = {
    font: {
      fontFiles: await Promise.all([cachedFont('display'), cachedFont('semibold')]),
      loadSystemFonts: false,
    },
  }
  // The names of the font files contain a hash of their content.
  const tool = `resvg ${version} ${options.font.fontFiles}`
  const images = Object.entries(pages) as [RoutePath, Page][]
  await Promise.all(
    images.map(async ([path, page]) => {
      const svg = socialCard(fillFigures(page, metrics), groundOf(path, page.theme), site.name)
      const image = `made/${keyOf(tool, svg)}.png`
      const from = await cachedFile(image, async () => (await renderAsync(svg, options)).asPng())
      const to = join(folder, socialImagePath(path))
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
    }),
  )
}
