import type { Page } from '@playwright/test'
import { prefilledSchedule } from '../helpers/fill-forms.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { wakeWizard } from '../helpers/wizard-walk.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

/* What comes by itself or on a press, on a page that is read in its fallback fonts. Pages: pages.spec.ts. */

const cases: Record<string, [path: string, comes: (page: Page) => Promise<void>]> = {
  'the wizard wakes up': ['/schedule', wakeWizard],
  'the wizard fills in what the address brought': [
    prefilledSchedule,
    (page) => page.getByRole('button', { name: 'Edit' }).waitFor(),
  ],
  'a dialog opens': [
    '/services/nonprofit-seo',
    async (page) => {
      await page.locator('[data-detail] > summary').first().click()
      await page.getByRole('dialog').waitFor()
    },
  ],
}

for (const viewport of [viewports.phone, viewports.desktop]) {
  for (const [name, [path, comes]] of Object.entries(cases)) {
    test(`nothing jumps when ${name}, ${viewport.width} px wide`, async ({ page, site }) => {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      site.fontDelay = 400
      await page.goto(path, { waitUntil: 'networkidle' })
      await comes(page)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
      site.fontDelay = 0
    })
  }
}
