import type { Locator } from '@playwright/test'
import { visitor } from '../helpers/fill-forms.ts'
import { takenOver } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stopClock } from '../helpers/wizard-walk.ts'

/*
 * A phone in landscape with its on-screen keyboard open: less height than two fields. Some keyboards resize the layout
 * viewport, others only the visual viewport.
 */

test.describe('a keyboard that resizes the layout viewport', () => {
  test.use({ viewport: { width: 667, height: 150 } })

  test('a call can be booked, and each step starts with its heading in view', async ({ page }) => {
    await stopClock(page)
    await page.goto('/schedule')
    for (const [label, value] of Object.entries(visitor)) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.focus()
      await expectSeen(field)
      await page.keyboard.type(value)
    }
    await pressSeen(page.getByRole('button', { name: 'Continue to Date Selection' }))
    for (const step of ['Select a Date', 'Select a Time']) {
      await expectSeen(page.getByRole('heading', { name: step }))
      await pressSeen(page.getByRole('listbox').getByRole('option').first())
    }
    await expectSeen(page.getByRole('heading', { name: 'Confirm Your Booking' }))
    await pressSeen(page.getByRole('button', { name: 'Confirm Booking' }))
    await expectSeen(page.getByRole('heading', { name: 'Booking Confirmed!' }))
  })
})

test.describe('a keyboard that resizes only the visual viewport', () => {
  test.use({ viewport: { width: 667, height: 375 } })

  test('the whole dialog can be scrolled into view above the keyboard', async ({ page }) => {
    await page.goto('/our-mission')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
    await takenOver(page, 'dialogs')
    await page.evaluate(() => {
      // Test browsers have no on-screen keyboard; simulate what one reports.
      Object.defineProperty(visualViewport, 'height', { value: 175, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const dialog = page.getByRole('dialog')
    expect((await dialog.boundingBox())?.height).toBe(175)
    for (const label of [...Object.keys(visitor), 'Primary Goal']) {
      const field = dialog.getByRole('textbox', { name: label, exact: true })
      await field.focus()
      const box = await field.boundingBox()
      expect(box && box.y >= 0 && box.y + Math.min(box.height, 48) <= 175, label).toBe(true)
    }
    const submit = dialog.getByRole('button', { name: 'Continue to Scheduler' })
    await submit.focus()
    const box = await submit.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 175).toBe(true)
  })
})

/** Clicks a control that is already in view, so that Playwright does not scroll. */
async function pressSeen(control: Locator): Promise<void> {
  await control.focus()
  await expectSeen(control)
  await control.click()
}

/** Expects the control's first line to be inside the window and not covered. */
async function expectSeen(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const covered = () =>
    control.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const line = Math.min(box.height, 48)
      if (box.top < 0 || box.top + line > innerHeight + 1) return `from ${box.top} to ${box.bottom}`
      const points = [4, line / 2, line - 4].map((y) => document.elementFromPoint(box.left + 12, box.top + y))
      const over = points.find((top) => !top || !(element.contains(top) || top.contains(element)))
      return over === undefined ? '' : `under ${over?.outerHTML.slice(0, 80)}`
    })
  await expect.poll(covered).toBe('')
}
