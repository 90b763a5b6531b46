import { openWithFonts, secondPartCame } from '../helpers/open-page.ts'
import { auditedPages, pagePerTemplate, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { axeFindings } from './axe-run.ts'
import { keyboardStops, stopFindings } from './keyboard-walk.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { clippedTexts, setRootFontSize, sidewaysOverflow, spaceText } from './reflow.ts'

/** WCAG 1.4.10: 1280 px at 400 % zoom. */
const narrow = { width: 320, height: 256 }
/** One page per template and accent, for checks that need not run on every page, such as dark mode. */
const samples = [
  ...pagePerTemplate.map(({ path }) => path),
  '/nonprofit-organizations',
  '/islamic-organizations',
  '/climate-initiatives',
]

const expectSoft = expect.configure({ soft: true })

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    // On desktop only the header differs, so samples are enough.
    const pages = auditedPages.filter(({ path }) => viewport === viewports.phone || samples.includes(path))
    for (const { path, name } of pages) {
      test(`${name} is accessible`, async ({ page, site }) => {
        await watchShifts(page)
        site.fontDelay = 400
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await secondPartCame(page)
        expectSoft(await shiftsOf(page), 'layout shifts while fonts load late').toEqual([])
        // After a failure, the next test has a new site.
        site.fontDelay = 0

        await openWithFonts(page, path)
        expectSoft(await axeFindings(page), 'axe').toEqual([])
        if (viewport === viewports.desktop) {
          await page.emulateMedia({ colorScheme: 'dark' })
          expectSoft(await axeFindings(page), 'axe, dark').toEqual([])
        }

        const stops = await keyboardStops(page)
        expectSoft(stopFindings(stops), 'Tab stops').toEqual([])
        // At least the skip link, the home link and the footer links.
        expectSoft(stops.length).toBeGreaterThan(10)

        const checkReflow = async (when: string) => {
          expectSoft(await page.evaluate(sidewaysOverflow), `wider than the window ${when}`).toEqual([])
          expectSoft(await page.evaluate(clippedTexts), `text cut off ${when}`).toEqual([])
        }
        if (viewport === viewports.phone) {
          await page.setViewportSize(narrow)
          await checkReflow('at 400 %')
          await page.setViewportSize(viewport)
          // Only where no media query depends on the text size.
          await page.evaluate(setRootFontSize, '200%')
          await checkReflow('with text at 200 %')
          await page.evaluate(setRootFontSize, '100%')
        }
        await page.evaluate(spaceText)
        await checkReflow('with wider text spacing')
      })
    }
  })
}
