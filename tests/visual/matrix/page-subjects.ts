import { openWithFonts } from '../../helpers/open-page.ts'
import { auditedPages, pagePerTemplate } from '../../helpers/routes.ts'
import { behaviorText } from '../drawing/behavior-text.ts'
import { capture } from '../drawing/capture.ts'
import { headText } from '../drawing/head-text.ts'
import { drawLooks, type Look, lookName } from '../drawing/looks.ts'
import { drawPdf, printed } from '../drawing/paper.ts'
import { standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'
import { desktop, height, phone, widths } from './widths.ts'

const layouts: readonly Look[] = widths.map((width) => ({ width }))

/** Every page of the route table, and the 404 page: in every layout, and in words. */
const pagesInLayouts: readonly Subject[] = auditedPages.map(({ path, name, template }) => ({
  name: `pages/${name}`,
  path,
  // The gallery's picture is its sheet.
  ...(pagePerTemplate.some((page) => page.path === path) &&
    template !== 'gallery' && { picture: lookName({ width: desktop }) }),
  texts: [`trees/${name}.yml`, `heads/${name}.txt`, `behavior/${name}.txt`],
  async *draw({ page, agreed }) {
    await page.setViewportSize({ width: desktop, height })
    await openWithFonts(page, path)
    yield { kind: 'text', file: `trees/${name}.yml`, text: `${await page.locator('body').ariaSnapshot()}\n` }
    const html = await (await page.request.get(path)).text()
    yield { kind: 'text', file: `heads/${name}.txt`, text: headText(html) }
    yield { kind: 'text', file: `behavior/${name}.txt`, text: await behaviorText(page) }
    await standStill(page)
    yield* drawLooks(page, layouts, { agreed, height })
  },
}))

const variants: readonly Look[] = [
  { width: desktop, scheme: 'dark' },
  { width: desktop, scheme: 'forced colors' },
  { width: desktop, state: 'hovered' },
  { width: desktop, state: 'focused' },
]

/** How far a visitor has scrolled, in px: past the hero of every page. */
const scrolled = 700

/** The same pages in other schemes and states, scrolled, and on paper. */
const pagesInVariants: readonly Subject[] = auditedPages.map(({ path, name }) => ({
  name: `variants/${name}`,
  path,
  texts: [],
  async *draw({ page, agreed }) {
    await page.setViewportSize({ width: desktop, height })
    await openWithFonts(page, path)
    await standStill(page)
    yield* drawLooks(page, variants, { agreed, height })
    for (const width of [phone, desktop]) {
      await page.setViewportSize({ width, height })
      await page.evaluate((y) => scrollTo(0, y), scrolled)
      yield await capture(page, `${lookName({ width })}, scrolled`, { area: 'window', agreed })
    }
    yield* drawPdf(page, await printed(page), 'printed', agreed)
  },
}))

export const pageSubjects: readonly Subject[] = [...pagesInLayouts, ...pagesInVariants]
