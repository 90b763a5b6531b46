import type { Page } from '@playwright/test'
import { prefilledSchedule } from '../helpers/fill-forms.ts'
import { viewports } from '../helpers/routes.ts'
import { wakeWizard } from '../helpers/scheduler-states.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

/* Layout shifts on hydration and interaction while fonts load late. pages.spec.ts covers page loads. */

const cases: Record<string, [path: string, act: (page: Page) => Promise<void>]> = {
  'the wizard hydrates': ['/schedule', wakeWizard],
  'the wizard fills in details from the URL': [
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
  for (const [name, [path, act]] of Object.entries(cases)) {
    test(`no layout shift when ${name}, ${viewport.width} px wide`, async ({ page, site }) => {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      site.fontDelay = 400
      await page.goto(path, { waitUntil: 'networkidle' })
      await act(page)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
      site.fontDelay = 0
    })
  }
}
