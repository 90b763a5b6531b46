import { expect, type Locator, type Page } from '@playwright/test'

export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Advances the clock by 3 seconds: a form that is submitted at once is treated as a bot's. */
export async function letReadingTimePass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 3000)
}

/** Expects a message with this title and description, in a place where screen readers announce it. */
export async function expectStatus(page: Page, title: string, description = ''): Promise<void> {
  const message = page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: `${title} ${description}`.trim() })
  await expect(message.filter({ visible: true })).toHaveCount(1)
}
