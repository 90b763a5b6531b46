import type { Browser, Page } from 'playwright'
import type { StaticSite } from '../helpers/static-site.ts'
import { toDates, toTimes, wakeWizard } from '../helpers/wizard-walk.ts'
import { median, repeat } from './median.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 5
const slowly = 60_000

type Press = {
  path: string
  before?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
}

const tapOn = (selector: string) => (page: Page) => page.locator(selector).first().tap()
const callToAction = '[data-cta=book-call]:visible'
const callDialog = 'dialog[open]'
const send = `${callDialog} button[type=submit]`

/** The dialog is there, and React has taken it over: what sends it has come. */
async function withDialog(page: Page): Promise<void> {
  await page.locator(callToAction).first().tap()
  await page.locator(`${callDialog} [data-rac]`).first().waitFor()
  await page.waitForLoadState('networkidle')
}

const presses: Readonly<Record<string, Press>> = {
  'menu opened': { path: '/our-mission', press: tapOn('[popovertarget=site-menu]') },
  'question unfolded': { path: '/services/nonprofit-seo', press: tapOn('details[name] > summary') },
  'Learn More': { path: '/services/nonprofit-seo', press: tapOn('[data-detail] > summary') },
  'strategy-call dialog opened': { path: '/our-mission', press: tapOn(callToAction) },
  'letter typed before React': {
    path: '/schedule',
    press: (page) => page.locator('[name=firstName]').pressSequentially('a'),
  },
  'letter typed in the dialog': {
    path: '/our-mission',
    before: withDialog,
    press: (page) => page.locator(`${callDialog} [name=firstName]`).pressSequentially('a'),
  },
  'box ticked': {
    path: '/our-mission',
    before: withDialog,
    press: (page) => page.locator(`${callDialog} label:has([type=checkbox])`).first().tap(),
  },
  'form sent with errors': { path: '/our-mission', before: withDialog, press: tapOn(send) },
  'dialog closed': {
    path: '/our-mission',
    before: withDialog,
    press: tapOn(`${callDialog} [data-close]`),
  },
  'time zones unfolded': {
    path: '/schedule',
    before: wakeWizard,
    press: (page) => page.getByRole('button', { name: 'Timezone' }).tap(),
  },
  'day chosen': { path: '/schedule', before: toDates, press: tapOn('[role=option]') },
  'time chosen': { path: '/schedule', before: toTimes, press: tapOn('[role=option]') },
}

/** From each kind of press to the frame that follows it (interaction to next paint), in ms: medians of five. */
export async function interactions(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const result: Record<string, number> = {}
  for (const [name, { path, before, press }] of Object.entries(presses)) {
    const times = await repeat(runs, () =>
      onSlowPhone(browser, async (page) => {
        page.setDefaultTimeout(slowly)
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        await before?.(page)
        await page.evaluate(watch)
        await press(page)
        return page.evaluate(longest)
      }),
    )
    result[name] = median(times)
  }
  return result
}

type Watched = { durations: number[] }

/** Notes how long each event of a press took, to the frame that followed; the browser rounds to 8 ms. */
function watch(): void {
  const watched: Watched = { durations: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        watched.durations.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The longest; what is shorter than a frame is not told. */
async function longest(): Promise<number> {
  await new Promise((done) => setTimeout(done, 1000))
  return Math.max(16, ...(globalThis as unknown as { watched: Watched }).watched.durations)
}
