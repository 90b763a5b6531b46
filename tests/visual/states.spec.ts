import { openState } from '../helpers/open-state.ts'
import { pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { pictureOf, treeOf } from './baseline-names.ts'

for (const state of pageStates) {
  for (const each of state.viewports) {
    const viewport = viewports[each]
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport })
      test(`${state.name} looks and reads as agreed`, async ({ page, troubles }) => {
        await openState(page, state, troubles)
        // The mouse is wherever the last click was, and what is under it looks hovered.
        await page.mouse.move(0, 0)
        await expect(page).toHaveScreenshot(pictureOf('states', state.name, viewport.width))
        // What is spoken comes and goes by the clock; the transcripts of tests/a11y hold its words.
        await page.evaluate(() => document.querySelector('[data-live-announcer]')?.remove())
        const tree = await page.locator('body').ariaSnapshot()
        expect(`${tree}\n`).toMatchSnapshot(treeOf(`states/${state.name}-${viewport.width}`))
      })
    })
  }
}
