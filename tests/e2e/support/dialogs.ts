import { expect, type Locator, type Page } from '@playwright/test'

/** The open dialog with this title. */
export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Advances the clock by 3 seconds: a form that is submitted at once is treated as a bot's. */
export async function letReadingTimePass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 3000)
}

/** Tabs through a dialog, also backward, and expects the focus inside it each time. */
export async function expectFocusToStayIn(page: Page, dialog: Locator, stops = 24): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
}

/** Expects a toast with this title and description, in its landmark region. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog', { name: title })
  await expect(toast.first()).toBeVisible()
  if (description) await expect(toast.first()).toContainText(description)
}
