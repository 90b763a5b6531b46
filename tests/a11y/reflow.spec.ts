import { openWithFonts } from '../helpers/open-page.ts'
import { openState } from '../helpers/open-state.ts'
import { pageStates } from '../helpers/page-states.ts'
import { auditedPages, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { clippedTexts, sidewaysOverflow, spaceText } from './reflow.ts'

/** WCAG 1.4.10: a window of 1280 px at 400 %. */
const narrow = { width: 320, height: 256 }

test.describe('320 px wide', () => {
  test.use({ viewport: narrow })

  for (const { path, name } of auditedPages) {
    test(`nobody has to scroll sideways on ${name}`, async ({ page }) => {
      await openWithFonts(page, path)
      expect(await page.evaluate(sidewaysOverflow)).toEqual([])
      expect(await page.evaluate(clippedTexts)).toEqual([])
    })
  }

  for (const state of pageStates.filter(({ viewports }) => viewports.includes('phone'))) {
    test(`nobody has to scroll sideways in the state ${state.name}`, async ({ page, troubles }) => {
      await openState(page, state, troubles)
      expect(await page.evaluate(sidewaysOverflow)).toEqual([])
    })
  }
})

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    for (const { path, name } of auditedPages) {
      test(`wider text spacing cuts nothing off on ${name}`, async ({ page }) => {
        await openWithFonts(page, path)
        await page.evaluate(spaceText)
        expect(await page.evaluate(sidewaysOverflow)).toEqual([])
        expect(await page.evaluate(clippedTexts)).toEqual([])
      })
    }
  })
}
