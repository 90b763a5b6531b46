import { expect, type Page } from '@playwright/test'
import { viewports } from '../helpers/routes.ts'
import { axeFindings } from './axe-run.ts'
import { coveredStops, keyboardStops } from './keyboard-walk.ts'
import { clippedTexts, setRootFontSize, sidewaysOverflow } from './reflow.ts'

const expectSoft = expect.configure({ soft: true })

/** Audits a state after its pictures, so that it is opened once for both. */
export async function auditState(page: Page, viewport: keyof typeof viewports): Promise<void> {
  // On desktop, only the header differs from the laptop.
  if (viewport === 'desktop') return
  if (viewport === 'phone') await checkReflow(page)
  // Dark mode changes only colors, so one width each is enough.
  else await page.emulateMedia({ colorScheme: 'dark' })
  expectSoft(await axeFindings(page), 'axe').toEqual([])
}

/**
 * Checks 400 % zoom (WCAG 1.4.10), 200 % text on the narrowest window (WCAG 1.4.4), and in both and in a low window that
 * nothing covers what has the focus, from the first Tab stop to the last (WCAG 2.4.11).
 */
async function checkReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  // An open list is repositioned a frame after the resize.
  const fits = async (when: string) => {
    await expectSoft
      .poll(() => page.evaluate(sidewaysOverflow), { message: `wider than the window ${when}` })
      .toEqual([])
    expectSoft(await page.evaluate(cutOffInDialog), `cut off in a dialog ${when}`).toEqual([])
  }
  const tabThrough = async (when: string) => {
    const place = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main'
    expectSoft(coveredStops(await keyboardStops(page, place)), `covered ${when}`).toEqual([])
  }
  await fits('at 400 %')
  await tabThrough('at 400 %')
  await page.setViewportSize(viewports.phone)
  await page.evaluate(setRootFontSize, '200%')
  await fits('with text at 200 %')
  // Scrolled-out content of a dialog would count as clipped.
  if ((await page.locator('dialog[open]').count()) === 0)
    expectSoft(await page.evaluate(clippedTexts), 'cut off with text at 200 %').toEqual([])
  await tabThrough('with text at 200 %')
  await page.evaluate(setRootFontSize, '100%')
  await page.setViewportSize({ width: 683, height: 328 })
  await tabThrough('at 200 % on a laptop')
}

/** Runs in the page. Elements that a dialog clips on the right; the page would scroll sideways instead. */
function cutOffInDialog(): string[] {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return []
  return [...dialog.querySelectorAll('*')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > dialog.clientWidth + 0.5)
    .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
}
