import { expect, test } from '../helpers/local-site-fixture.ts'
import { auditedPages } from '../helpers/routes.ts'

// Reduced motion, so that no check runs during an animation.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const hiddenTexts = () => {
  const unfolding = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *'
  const elements = document.querySelectorAll<HTMLElement>('main *, footer *')
  // What stands there in its place.
  const replaced = [...document.querySelectorAll('noscript style')].map(
    ({ textContent }) => `${textContent.replace('{display:none}', '')} *`,
  )
  return [...elements]
    .filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      // Options show when their select opens. A list of contents that is open needs no button. The wizard's error message is not about that. Copying needs
      // a script; the letter is there to be selected.
      if (
        !hasText ||
        element.matches(
          '[data-copy], option, style, script, [data-island=form] *, [data-island=year-table] *, [data-load-trouble] *, nav summary',
        )
      )
        return false
      if (element.matches([unfolding, ...replaced].join())) return false
      // The contact page shows one of two forms, chosen by a radio button.
      if (element.closest('input[name=reason] ~ form')) return false
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test('every page shows all of its text', async ({ page, troubles }) => {
  troubles.allow('404')
  for (const { path } of auditedPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    // The home page's months are empty until this is chosen.
    if (path === '/') await page.getByRole('radio', { name: 'As we set it up' }).check()
    expect.soft(await page.evaluate(hiddenTexts), path).toEqual([])
  }
})
