import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Page } from '../../content/model/page.ts'
import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { fontLetters } from '../../content/validation/text-problems.ts'
import { builtCode } from '../built-code.ts'
import { groundOf } from '../page-content.ts'
import { socialImagePath } from '../site-url.ts'
import { socialCard } from '../social/social-card.ts'
import { siteFont } from './site-fonts.ts'

export async function writeSocialImages(
  folder: string,
  pages: Readonly<Record<string, Page>>,
): Promise<void> {
  const fontFiles: string[] = []
  for (const variant of ['display', 'semibold'] as const) {
    const file = join(builtCode, `${variant}.ttf`)
    writeFileSync(file, await siteFont(variant, fontLetters, 'sfnt'))
    fontFiles.push(file)
  }
  const images = Object.entries(pages) as [RoutePath, Page][]
  await Promise.all(
    images.map(async ([path, page]) => {
      const svg = socialCard(fillFigures(page, metrics), groundOf(path, page.theme), site.name)
      const image = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })
      const file = join(folder, socialImagePath(path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, image.asPng())
    }),
  )
}
