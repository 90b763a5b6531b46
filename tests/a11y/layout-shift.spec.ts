import type { Page } from '@playwright/test'
import { prefilledSchedule } from '../helpers/fill-forms.ts'
import { auditedPages, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { wakeWizard } from '../helpers/wizard-walk.ts'

type Shifts = { shifts: string[] }

/** Notes every shift from the first paint on, also those right after an input, which browsers forgive. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    ;(globalThis as unknown as Shifts).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? 'something')
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftsOf(page: Page): Promise<string[]> {
  // Entries are delivered after the frame that they belong to.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  return page.evaluate(() => (globalThis as unknown as Shifts).shifts)
}

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.beforeEach(({ page }) => watchShifts(page))
    test.afterEach(({ site }) => {
      site.fontDelay = 0
    })

    for (const { path, name } of auditedPages) {
      test(`nothing jumps when the fonts of ${name} come late`, async ({ page, site }) => {
        site.fontDelay = 400
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await shiftsOf(page)).toEqual([])
      })
    }

    test.describe('with fonts that came too late for this page', () => {
      test.beforeEach(({ site }) => {
        site.fontDelay = 400
      })

      test('nothing jumps when the wizard comes to life', async ({ page }) => {
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
  })
}
