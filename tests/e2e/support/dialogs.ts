import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog with this title, when it is open. */
export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Lets as much time pass as a person needs for a form; one that is sent at once is taken for a bot's. */
export async function letReadingTimePass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 3000)
}

/** Tabs through a dialog once and more, and finds the focus inside it each time. */
export async function expectFocusToStayIn(page: Page, dialog: Locator, stops = 24): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
}
