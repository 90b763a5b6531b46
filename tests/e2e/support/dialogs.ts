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

/** Every control of a dialog can be brought into view, is not cut off at the sides, and takes a press. */
export async function expectControlsInReach(page: Page, dialog: Locator): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const controls = dialog.locator(
    // A checkbox is pressed by its label.
    'button:visible, a:visible, label:visible, input[name]:not([type=checkbox]):visible, textarea:visible',
  )
  const honeypot = dialog.locator('[aria-hidden=true] *')
  for (const control of await controls.all()) {
    if ((await honeypot.and(control).count()) > 0) continue
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    if (!box) throw new Error('a control without a place')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    await control.click({ trial: true })
  }
}
