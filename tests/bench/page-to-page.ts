import type { Browser, Page } from 'playwright'
import type { StaticSite } from '../helpers/static-site.ts'
import { median, repeat } from './median.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 10
const link = 'main a[href^="/services/"]'

/** From a press on a link to the first paint of the page that it leads to, in ms: medians of ten. */
export async function pageToPage(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const measure = async (before: (page: Page) => Promise<void>) => {
    const times = await repeat(runs, () =>
      onSlowPhone(browser, async (page) => {
        await page.goto(`${site.url}/services`, { waitUntil: 'networkidle' })
        await before(page)
        return follow(page)
      }),
    )
    return Math.round(median(times))
  }
  return {
    'pressed at once': await measure(async () => {}),
    'pressed a second after the finger or mouse came near': await measure(async (page) => {
      await page.locator(link).first().hover()
      await page.waitForTimeout(1000)
    }),
  }
}

async function follow(page: Page): Promise<number> {
  const arrived = page.waitForEvent('load')
  const pressed = await page
    .locator(link)
    .first()
    .evaluate((element) => {
      const now = performance.timeOrigin + performance.now()
      ;(element as HTMLElement).click()
      return now
    })
  await arrived
  const painted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]
          if (paint) done(performance.timeOrigin + paint.startTime)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  return painted - pressed
}
