import type { Page } from '@playwright/test'
import { secondPartCame } from '../../helpers/open-page.ts'
import { pagePerTemplate } from '../../helpers/routes.ts'
import { drawLooks } from '../drawing/looks.ts'
import { standStill } from '../drawing/stillness.ts'
import type { DrawingContext, Subject } from './subject.ts'
import { desktop, height, phone } from './widths.ts'

/** Pages that look different without JavaScript. */
const withoutScript = ['/services/nonprofit-seo', '/resources/meeting-minutes-template', '/contact']
const templates = pagePerTemplate.map(({ path }) => path)

async function* draw(page: Page, path: string, agreed: DrawingContext['agreed']) {
  const named = (view: string) => `${path}, ${view}`
  const looks = drawLooks(page, [{ width: phone }, { width: desktop }], {
    agreed: (view, png, print) => agreed?.(named(view), png, print),
    height,
  })
  for await (const drawing of looks)
    yield drawing.kind === 'picture' ? { ...drawing, view: named(drawing.view) } : drawing
}

/** The site without its fonts, and without JavaScript. */
export const plainSubjects: readonly Subject[] = [
  {
    name: 'plain/without-fonts',
    texts: [],
    async *draw({ page, troubles, agreed }) {
      troubles.allow('/fonts/')
      await page.route('**/fonts/**', (route) => route.abort())
      for (const path of templates) {
        await page.goto(path)
        await secondPartCame(page)
        await standStill(page)
        yield* draw(page, path, agreed)
      }
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
      if (!context) throw new Error('No browser for a page without JavaScript')
      try {
        const plain = await context.newPage()
        for (const path of [...templates, ...withoutScript]) {
          await plain.goto(path)
          // Again, with the fonts cached. Not reload(), which restores the scroll position.
          await plain.goto(path)
          yield* draw(plain, path, agreed)
        }
      } finally {
        await context.close()
      }
    },
  },
]
