import type { Browser, Page } from 'playwright'
import type { StaticSite } from '../helpers/static-site.ts'
import { median, repeat } from './median.ts'
import { pressAndWait } from './press-and-wait.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 10
const callToAction = '[data-cta=book-call]:visible'
const open = 'dialog[open]'

/** From a press to its dialog on the screen, in ms: medians of ten. */
export async function pressToDialog(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const measure = async (path: string, pressed: string, prepare: (page: Page) => Promise<void>) => {
    const times = await repeat(runs, () =>
      onSlowPhone(browser, async (page) => {
        await prepare(page)
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        return pressAndWait(page, pressed, open)
      }),
    )
    return Math.round(median(times))
  }
  const mission = '/our-mission'
  return {
    'dialog, cold: nothing fetched before the press': await measure(mission, callToAction, savesData),
    'dialog, page at rest': await measure(mission, callToAction, async () => {}),
    'dialog, near: after the finger or mouse came near': await afterward(browser, site, comeNear),
    'dialog, warm: opened again': await afterward(browser, site, openAndClose),
    'Learn More, cold': await measure('/services/nonprofit-seo', '[data-detail]>summary', savesData),
  }
}

/** Where data is saved, nothing comes before the press. */
async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

async function afterward(
  browser: Browser,
  site: StaticSite,
  before: (page: Page) => Promise<void>,
): Promise<number> {
  const times = await repeat(runs, () =>
    onSlowPhone(browser, async (page) => {
      await page.goto(`${site.url}/our-mission`, { waitUntil: 'networkidle' })
      await before(page)
      return pressAndWait(page, callToAction, open)
    }),
  )
  return Math.round(median(times))
}

async function comeNear(page: Page): Promise<void> {
  await page.locator(callToAction).first().dispatchEvent('pointerover')
  await allFetched(page)
}

async function openAndClose(page: Page): Promise<void> {
  await page.locator(callToAction).first().dispatchEvent('click')
  await page.locator(open).waitFor()
  await allFetched(page)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
}

/** Waits until nothing more has come for a second; the load state `networkidle` was reached before the intent. */
async function allFetched(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await fetched(); now !== before; now = await fetched()) {
    before = now
    await page.waitForTimeout(1000)
  }
}
