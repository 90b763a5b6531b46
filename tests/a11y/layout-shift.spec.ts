import { prefilledSchedule } from '../helpers/fill-forms.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { wakeWizard } from '../helpers/wizard-walk.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

/* What comes by itself or on a press, on a page that is read in its fallback fonts. Pages: pages.spec.ts. */

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page, site }) => {
      await watchShifts(page)
      site.fontDelay = 400
    })
    test.afterEach(({ site }) => {
      site.fontDelay = 0
    })

    test('nothing jumps when the wizard wakes up', async ({ page }) => {
      await page.goto('/schedule', { waitUntil: 'networkidle' })
      await wakeWizard(page)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    })

    test('nothing jumps when the wizard fills in what the address brought', async ({ page }) => {
      await page.goto(prefilledSchedule, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Edit' }).waitFor()
      expect(await shiftsOf(page)).toEqual([])
    })

    test('nothing jumps when a dialog opens', async ({ page }) => {
      await page.goto('/services/nonprofit-seo', { waitUntil: 'networkidle' })
      await page.locator('[data-detail] > summary').first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}
