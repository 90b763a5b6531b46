import type { Page } from '@playwright/test'
import { secondPartCame } from '../../helpers/open-page.ts'
import { pagePerTemplate } from '../../helpers/routes.ts'
import { drawLooks } from '../drawing/looks.ts'
import { standStill } from '../drawing/stillness.ts'
import type { Studio, Subject } from './subject.ts'
import { desktop, height, phone } from './widths.ts'

/** The first page of each template, and those that are another page without script. */
const paths = [
  ...pagePerTemplate.map(({ path }) => path),
  '/services/nonprofit-seo',
  '/resources/meeting-minutes-template',
  '/contact',
]

async function* draw(page: Page, agreed: Studio['agreed'], prepare: (page: Page) => Promise<void>) {
  for (const path of paths) {
    await page.setViewportSize({ width: phone, height })
    await page.goto(path)
    await prepare(page)
    for await (const drawing of drawLooks(page, [{ width: phone }, { width: desktop }], { agreed, height })) {
      yield drawing.kind === 'picture' ? { ...drawing, view: `${path}, ${drawing.view}` } : drawing
    }
  }
}

/** The site for a visitor whose line or browser is not the best: without its fonts, and without scripts. */
export const plainSubjects: readonly Subject[] = [
  {
    name: 'plain/without-fonts',
    texts: [],
    async *draw({ page, troubles, agreed }) {
      troubles.allow('/fonts/')
      await page.route('**/fonts/**', (route) => route.abort())
      yield* draw(page, agreed, async () => {
        await secondPartCame(page)
        await standStill(page)
      })
    },
  },
  {
    name: 'plain/without-script',
    texts: [],
    async *draw({ page, site, agreed }) {
      const context = await page
        .context()
        .browser()
        ?.newContext({ javaScriptEnabled: false, baseURL: site.url, reducedMotion: 'reduce' })
      if (!context) throw new Error('There is no browser to open a page without script in')
      try {
        yield* draw(await context.newPage(), agreed, async (page) => void (await page.reload()))
      } finally {
        await context.close()
      }
    },
  },
]
