import type { Browser, Page } from 'playwright'
import type { StaticSite } from '../helpers/static-site.ts'
import { median, repeat } from './median.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 5
const callToAction = '[data-cta=book-call]:visible'

/** From the press of a call to action to its dialog on the screen, in ms: medians of five. */
export async function clickToModal(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const measure = async (prepare: (page: Page) => Promise<void>) =>
    Math.round(
      median(
        await repeat(runs, () =>
          onSlowPhone(browser, async (page) => {
            await page.goto(`${site.url}/our-mission`, { waitUntil: 'networkidle' })
            await prepare(page)
            return pressAndWait(page)
          }),
        ),
      ),
    )
  return {
    'cold, ms': await measure(async () => {}),
    'after the finger or mouse came near, ms': await measure(async (page) => {
      await page.locator(callToAction).first().dispatchEvent('pointerover')
      await allFetched(page)
    }),
  }
}

/** Waits until nothing more has come for a second; the load state `networkidle` was reached before the intent. */
async function allFetched(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await fetched(); now !== before; now = await fetched()) {
    before = now
    await page.waitForTimeout(1000)
  }
}

/** By the page's own clock: the test driver's round trips would be part of the figure. */
async function pressAndWait(page: Page): Promise<number> {
  await page.evaluate(() => {
    const bench = globalThis as unknown as { benchShown: Promise<number> }
    bench.benchShown = new Promise((shown) => {
      let pressed = 0
      addEventListener(
        'click',
        () => {
          pressed = performance.now()
        },
        { capture: true, once: true },
      )
      const look = () => {
        const dialog = document.querySelector('dialog[open]')
        // The frame after the one in which it is there: then it has been drawn.
        if (dialog?.checkVisibility()) requestAnimationFrame(() => shown(performance.now() - pressed))
        else requestAnimationFrame(look)
      }
      look()
    })
  })
  await page.locator(callToAction).first().dispatchEvent('click')
  return page.evaluate(() => (globalThis as unknown as { benchShown: Promise<number> }).benchShown)
}
