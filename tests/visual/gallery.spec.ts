import { themes } from '../../content/model/text.ts'
import { openWithFonts } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { type ForcedState, forcedStates, forceState } from './forced-states.ts'
import { expectPicture } from './picture.ts'

test.use({ deviceScaleFactor: 0.5 })

/** Together they contain every interactive element and every kind of section. */
const galleries = { elements: '/gallery', sections: '/gallery/sections' }

for (const [gallery, path] of Object.entries(galleries)) {
  for (const theme of themes)
    test(`gallery of ${gallery}, ${theme}`, async ({ page }) => {
      await openWithFonts(page, path)
      await page.evaluate((name) => {
        document.body.dataset['theme'] = name
      }, theme)
      await expectPicture(page, `gallery/${gallery}-${theme}`)
      // Themes differ only in colors, so the other looks are drawn in one.
      if (theme !== 'mission') return
      expect.soft(await page.locator('main').ariaSnapshot()).toMatchSnapshot(['gallery', `${gallery}.yml`])
      await page.setViewportSize({ width: 375, height: 900 })
      await expectPicture(page, `gallery/${gallery}-375`)
    })

  for (const [look, use] of Object.entries({
    dark: { colorScheme: 'dark' },
    'forced-colors': { contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
  } as const))
    test.describe(look, () => {
      test.use(use)
      test(`gallery of ${gallery}, ${look}`, async ({ page }) => {
        await openWithFonts(page, path)
        await expectPicture(page, `gallery/${gallery}-${look}`)
      })
    })
}

for (const state of Object.keys(forcedStates) as ForcedState[])
  test.describe(state, () => {
    // Some states move elements, but not with reduced motion.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    test(`gallery of elements, all of them ${state}`, async ({ page }) => {
      await openWithFonts(page, galleries.elements)
      await page.evaluate(forceState, forcedStates[state])
      await expectPicture(page, `gallery/elements-${state}`)
    })
  })
