import { expect, type Locator, type Page } from '@playwright/test'

export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Advances the clock by 3 seconds: a form that is submitted at once is treated as a bot's. */
export async function letReadingTimePass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 3000)
}

/** Expects a toast with this title and description, in its landmark region. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog', { name: title })
  await expect(toast.first()).toBeVisible()
  if (description) await expect(toast.first()).toContainText(description)
}
