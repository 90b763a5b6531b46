import { visitor } from '../helpers/fill-forms.ts'
import { takenOver } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'

/*
 * A phone in landscape with an on-screen keyboard that resizes only the visual viewport. visual/states.spec.ts tabs through
 * windows as low as those of a keyboard that resizes the layout viewport, too.
 */

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
