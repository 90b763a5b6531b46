import { openState } from '../helpers/open-state.ts'
import { pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { clippedTexts, sidewaysOverflow } from './reflow.ts'

/* WCAG 1.4.4 where room is scarcest. The pages themselves are read so in every engine: tests/engines/layout-tests.ts. */

test.use({ viewport: viewports.phone })

for (const state of pageStates.filter(({ viewports }) => viewports.includes('phone'))) {
  test(`with letters of 200 % nobody has to scroll sideways in the state ${state.name}`, async ({
    page,
    troubles,
  }) => {
    await openState(page, state, troubles)
    await page.evaluate(doubleLetters)
    expect(await page.evaluate(sidewaysOverflow)).toEqual([])
    // What a dialog scrolls to is cut off for the moment.
    const isDialog = await page.locator('dialog[open]').count()
    expect(await page.evaluate(isDialog ? cutOffInDialog : clippedTexts)).toEqual([])
  })
}

/** Runs in the page. A constructed sheet: the page's policy refuses style elements. */
function doubleLetters(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
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
