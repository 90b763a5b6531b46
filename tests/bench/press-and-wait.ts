import type { Page } from 'playwright'

/**
 * The time from a click until an element is painted, in ms. Measured by the page's own clock, which excludes
 * Playwright's round trips.
 *
 * @param pressed a selector; its first match is clicked
 * @param shown a selector of the element to wait for
 * @param saying text that it contains
 */
export async function pressAndWait(page: Page, pressed: string, shown: string, saying = ''): Promise<number> {
  await page.evaluate(
    ([selector, text]) => {
      const bench = globalThis as unknown as { benchShown: Promise<number> }
      bench.benchShown = new Promise((done) => {
        let began = 0
        addEventListener(
          'click',
          () => {
            began = performance.now()
          },
          { capture: true, once: true },
        )
        const look = () => {
          const element = document.querySelector(selector)
          // One frame later, it has been painted.
          if (began > 0 && element?.checkVisibility() && element.textContent.includes(text))
            requestAnimationFrame(() => done(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      })
    },
    [shown, saying] as const,
  )
  await page.locator(pressed).first().dispatchEvent('click')
  return page.evaluate(() => (globalThis as unknown as { benchShown: Promise<number> }).benchShown)
}
