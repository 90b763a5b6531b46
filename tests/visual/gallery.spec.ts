import { themes } from '../../content/model/text.ts'
import { openWithFonts } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
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

type Condition = { pattern: string; on: 'interactive' | 'anything' }

/** Interaction states to draw, by their selectors: pseudo-classes and React Aria's attributes, as browsers serialize them. */
const forcedStates = {
  hovered: [{ pattern: ':hover|\\[data-hovered\\]', on: 'anything' }],
  focused: [
    { pattern: ':focus-visible|:focus(?!-)|\\[data-focus-visible\\]|\\[data-focused\\]', on: 'interactive' },
    { pattern: ':focus-within|\\[data-focus-within\\]', on: 'anything' },
  ],
  // A pressed element is also hovered. Include :visited, which scripts cannot detect.
  pressed: [{ pattern: ':hover|:active|:visited|\\[data-hovered\\]|\\[data-pressed\\]', on: 'anything' }],
  disabled: [{ pattern: ':disabled|\\[data-disabled\\]|\\[aria-disabled="true"\\]', on: 'interactive' }],
} satisfies Record<string, Condition[]>

for (const [state, conditions] of Object.entries(forcedStates))
  test.describe(state, () => {
    // Some states move elements, but not with reduced motion.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    test(`gallery of elements, all of them ${state}`, async ({ page }) => {
      await openWithFonts(page, galleries.elements)
      await page.evaluate(forceState, conditions)
      await expectPicture(page, `gallery/elements-${state}`)
    })
  })

/**
 * Runs in the page. Puts all elements into a state at once: in every CSS rule, it replaces the state's condition with
 * one of equal specificity that always matches, so that the cascade stays the same.
 */
function forceState(on: Condition[]): void {
  const always = {
    // Both have the specificity of the class, attribute or pseudo-class that they replace.
    anything: ':not(.none-such)',
    interactive:
      ':not(.none-such):where(a,button,summary,input,textarea,select,label,[tabindex],[role=button])',
  }
  const force = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        let selector = rule.selectorText
        for (const { pattern, on: where } of on) {
          selector = selector.replace(new RegExp(pattern, 'g'), always[where])
        }
        if (selector !== rule.selectorText) rule.selectorText = selector
      }
      if ('cssRules' in rule) force(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) force(sheet.cssRules)
}
