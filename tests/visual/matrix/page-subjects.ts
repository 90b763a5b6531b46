import { openWithFonts } from '../../helpers/open-page.ts'
import { auditedPages, pagePerTemplate } from '../../helpers/routes.ts'
import { headText } from '../drawing/head-text.ts'
import { drawLooks, type Look, lookName } from '../drawing/looks.ts'
import { drawPdf } from '../drawing/paper.ts'
import { standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'
import { desktop, height, outermostWidths, widths } from './widths.ts'

const looks: readonly Look[] = widths.map((width) => ({ width }))
/** Looks that are drawn only on the first page of each template. */
const templateLooks: readonly Look[] = [
  ...outermostWidths.map((width) => ({ width })),
  { width: desktop, scheme: 'dark' },
  { width: desktop, scheme: 'forced colors' },
]

/** Every page of the route table and the 404 page, with its accessibility tree and its head. */
export const pageSubjects: readonly Subject[] = auditedPages.map(({ path, name, template }) => {
  const isFirst = pagePerTemplate.some((page) => page.path === path)
  return {
    name: `pages/${name}`,
    // The gallery's picture belongs to its own subject.
    ...(isFirst && template !== 'gallery' && { picture: lookName({ width: desktop }) }),
    texts: [`trees/${name}.yml`, `heads/${name}.txt`],
    async *draw({ page, agreed }) {
      await page.setViewportSize({ width: desktop, height })
      await openWithFonts(page, path)
      yield {
        kind: 'text',
        view: `trees/${name}.yml`,
        text: `${await page.locator('body').ariaSnapshot()}\n`,
      }
      const html = await (await page.request.get(path)).text()
      yield { kind: 'text', view: `heads/${name}.txt`, text: headText(html) }
      await standStill(page)
      yield* drawLooks(page, isFirst ? [...looks, ...templateLooks] : looks, { agreed, height })
      if (isFirst) yield* drawPdf(page, await page.pdf({ format: 'Letter' }), 'printed', agreed)
    },
  }
})
