import type { Page } from '@playwright/test'
import { openState } from '../helpers/open-state.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { keepMessages } from '../visual/drawing/stillness.ts'
import { axeFindings } from './axe-run.ts'
import { clippedTexts, sidewaysOverflow } from './reflow.ts'

const see = expect.configure({ soft: true })
test.setTimeout(60_000)

for (const state of pageStates) {
  for (const each of state.viewports.filter((name) => name !== 'desktop')) {
    test.describe(() => {
      test.use({ viewport: viewports[each], hasTouch: each === 'phone' })
      test(`everybody can use the state ${state.name} on a ${each}`, async ({ page, troubles }) => {
        await keepMessages(page)
        await openState(page, state, troubles)
        await see.poll(() => page.evaluate(outOfView), { message: 'what opened is in view' }).toEqual([])
        if (each === 'phone') await seesEverything(page)
        see(await axeFindings(page), 'axe').toEqual([])
        // The dark scheme changes colors alone: one width tells.
        if (each === 'phone') return
        await page.emulateMedia({ colorScheme: 'dark' })
        see(await axeFindings(page), 'axe, dark').toEqual([])
      })
    })
  }
}

/** At 400 % (WCAG 1.4.10), and with letters of 200 % where room is scarcest (WCAG 1.4.4). */
async function seesEverything(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  // An open list finds its new place a frame after the window's.
  const fits = async (when: string) => {
    await see
      .poll(() => page.evaluate(sidewaysOverflow), { message: `wider than the window ${when}` })
      .toEqual([])
    see(await page.evaluate(cutOffInDialog), `cut off in a dialog ${when}`).toEqual([])
  }
  await fits('at 400 %')
  await page.setViewportSize(viewports.phone)
  await page.evaluate(setLetters, '200%')
  await fits('with letters of 200 %')
  // What a dialog scrolls to is cut off for the moment.
  if ((await page.locator('dialog[open]').count()) === 0)
    see(await page.evaluate(clippedTexts), 'cut off with letters of 200 %').toEqual([])
  await page.evaluate(setLetters, '100%')
}

/** Runs in the page. A constructed sheet: the page's policy refuses style elements. */
function setLetters(size: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${size} !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. A dialog cuts off sideways what the page would scroll to. */
function cutOffInDialog(): string[] {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return []
  return [...dialog.querySelectorAll('*')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > dialog.clientWidth + 0.5)
    .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
}
