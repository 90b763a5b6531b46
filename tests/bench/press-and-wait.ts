import type { Page } from 'playwright'

/**
 * From a press to something on the screen, in ms, by the page's own clock: the test driver's round trips would be part
 * of the figure.
 *
 * @param pressed a selector; its first element is clicked
 * @param shown a selector of what is on the screen then
 * @param saying what it says
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
          // The frame after the one in which it is there: then it has been drawn.
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
