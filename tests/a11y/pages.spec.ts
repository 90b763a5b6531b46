import { openWithFonts, secondPartCame } from '../helpers/open-page.ts'
import { auditedPages, pagePerTemplate, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { axeFindings } from './axe-run.ts'
import { keyboardStops, stopFindings } from './keyboard-walk.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { clippedTexts, sidewaysOverflow, spaceText } from './reflow.ts'

/** WCAG 1.4.10: a window of 1280 px at 400 %. */
const narrow = { width: 320, height: 256 }
/** One page of each template and of each accent: for what changes the look of all, such as the dark scheme. */
const samples = [
  ...pagePerTemplate.map(({ path }) => path),
  '/nonprofit-organizations',
  '/islamic-organizations',
  '/climate-initiatives',
]

test.setTimeout(120_000)
// Soft: one visit tells everything that is wrong with a page.
const see = expect.configure({ soft: true })

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.afterEach(({ site }) => {
      site.fontDelay = 0
    })

    // A wide window has the menus in its header, and the same document.
    const pages = auditedPages.filter(({ path }) => viewport === viewports.phone || samples.includes(path))
    for (const { path, name } of pages) {
      test(`everybody can use ${name}`, async ({ page, site }) => {
        await watchShifts(page)
        site.fontDelay = 400
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await secondPartCame(page)
        see(await shiftsOf(page), 'layout shifts while the fonts come late').toEqual([])
        site.fontDelay = 0

        await openWithFonts(page, path)
        see(await axeFindings(page), 'axe').toEqual([])
        if (samples.includes(path)) {
          await page.emulateMedia({ colorScheme: 'dark' })
          see(await axeFindings(page), 'axe, dark').toEqual([])
        }

        const stops = await keyboardStops(page)
        see(stopFindings(stops), 'stops of the Tab key').toEqual([])
        // The skip link, the home link and the footer's links at least.
        see(stops.length).toBeGreaterThan(10)

        const room = async (when: string) => {
          see(await page.evaluate(sidewaysOverflow), `wider than the window ${when}`).toEqual([])
          see(await page.evaluate(clippedTexts), `texts cut off ${when}`).toEqual([])
        }
        if (viewport === viewports.phone) {
          await page.setViewportSize(narrow)
          await room('at 400 %')
          await page.setViewportSize(viewport)
        }
        await page.evaluate(spaceText)
        await room('with wider text spacing')
      })
    }
  })
}
