import type { Page } from '@playwright/test'
import { takenOver } from '../helpers/open-page.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { holdReactBack } from './support/held-back.ts'

/*
 * Windows that people have. A dialog opens in them with its title and its way out in view, by click, tap and Enter,
 * before and after React has come. Every other state: a11y/states.spec.ts.
 */

const windows = [
  { width: 390, height: 760, hasTouch: true },
  { width: 1366, height: 657, hasTouch: false },
] as const

const dialogs = {
  'strategy call': { path: '/our-mission', opener: 'main [data-cta=book-call]' },
  audit: { path: '/services/nonprofit-seo', opener: 'main [data-cta*=audit]' },
  'Learn More': { path: '/services/nonprofit-seo', opener: '[data-detail] > summary' },
}

for (const { width, height, hasTouch } of windows) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch })

    for (const [name, { path, opener }] of Object.entries(dialogs)) {
      test(`the ${name} dialog opens at its top, however it is opened`, async ({ page }) => {
        const letReactCome = await holdReactBack(page)
        await page.goto(path)
        const link = page.locator(opener).first()
        const press = () => (hasTouch ? link.tap() : link.click())
        await press()
        await expectInView(page)

        await closeFromItsEnd(page)
        await expect(link).toBeFocused()
        await page.keyboard.press('Enter')
        await expectInView(page)

        letReactCome()
        if (name !== 'Learn More') {
          await takenOver(page, 'dialogs')
          await expectInView(page)
        }
        await closeFromItsEnd(page)
        await press()
        await expectInView(page)
        await closeFromItsEnd(page)
        await page.keyboard.press('Enter')
        await expectInView(page)
      })
    }
  })
}

async function expectInView(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(outOfView)).toEqual([])
}

/** Closes the open dialog by its last button, which scrolls it to its end, and Escape. */
async function closeFromItsEnd(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('button, p').last().scrollIntoViewIfNeeded()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
