import type { Browser, Page } from 'playwright'
import type { StaticSite } from '../helpers/static-site.ts'
import { pressAndWait } from './press-and-wait.ts'
import { medianOfTen } from './slow-phone.ts'

const callToAction = '[data-cta=book-call]:visible'
const open = 'dialog[open]'

/** The time from a click until its dialog is painted, in ms: medians of ten. */
export async function pressToDialog(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const nothing = async () => {}
  const measure = (path: string, pressed: string, { prepare = nothing, before = nothing }: Steps) =>
    medianOfTen(browser, async (page) => {
      await prepare(page)
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await before(page)
      return pressAndWait(page, pressed, open)
    })
  const mission = '/our-mission'
  const cold = { prepare: savesData }
  return {
    'dialog, cold: nothing fetched before the press': await measure(mission, callToAction, cold),
    'dialog, page at rest': await measure(mission, callToAction, {}),
    'dialog, near: after the pointer came near': await measure(mission, callToAction, {
      before: comeNear,
    }),
    'dialog, warm: opened again': await measure(mission, callToAction, { before: openAndClose }),
    'Learn More, cold': await measure('/services/nonprofit-seo', '[data-detail]>summary', cold),
  }
}

/** `prepare` runs before the page opens, `before` runs before the click. */
type Steps = { prepare?: (page: Page) => Promise<void>; before?: (page: Page) => Promise<void> }

/** With Save-Data, nothing is fetched before the click. */
async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
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

/** Waits for a second without a new request; `networkidle` does not work, since it was reached before the intent. */
async function allFetched(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await fetched(); now !== before; now = await fetched()) {
    before = now
    await page.waitForTimeout(1000)
  }
}
