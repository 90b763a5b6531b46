import { cpus } from 'node:os'
import { chromium, type Page } from 'playwright'
import { stepHeadingId } from '../../ui/booking/wizard-state.ts'
import { browserEnvironment, browserFlags, unpackBaselineFonts } from '../helpers/browser-flags.ts'
import buildOnce from '../helpers/build-once.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import { takenOver } from '../helpers/open-page.ts'
import { pagePerTemplate, viewports } from '../helpers/routes.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { testBrowser } from '../helpers/test-browser.ts'
import { calendarFigures } from './calendars.ts'
import { scale } from './scale.ts'

/* `npm run bench`, or `npm run bench -- first-paint` for one benchmark. Prints figures and never fails. */

/** A mid-range phone on a slow mobile connection, in ms and bytes per second. */
const cpuSlowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const measures: Readonly<Record<string, () => Promise<unknown>>> = {
  'first-paint': firstPaints,
  'press-times': pressTimes,
}
const all = ['calendars', 'scale', ...Object.keys(measures)]
const [first = '', ...more] = process.argv.slice(2)
// `calendars` takes a folder of more calendars.
const folder = first === 'calendars' ? more[0] : undefined
const names = folder ? [first] : first ? [first, ...more] : all
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`Unknown benchmark ${unknown}. Choose from ${all.join(', ')}.`)

if (names.includes('calendars')) console.table(calendarFigures(folder))
if (names.includes('scale')) console.table(await scale())
// The others need the site and a browser.
if (!names.some((each) => measures[each])) process.exit()

await buildOnce()
await unpackBaselineFonts()
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; CPU / ${cpuSlowdown},`, network)
const site = await openSiteUnderTest()
const launch = { executablePath: await testBrowser(), args: browserFlags, env: browserEnvironment }
const browser = await chromium.launch(launch)
for (const name of names.filter((each) => measures[each])) {
  console.log(`\n${name}`)
  console.table(await measures[name]?.())
}
await browser.close()
await site.close()

/** Of an odd number of runs, each on a new phone with an empty cache. */
async function medianOf(runs: number, measure: (page: Page) => Promise<number>): Promise<number> {
  const values: number[] = []
  while (values.length < runs) {
    const context = await browser.newContext({ viewport: viewports.phone, isMobile: true, hasTouch: true })
    // tsx adds calls to this helper to functions that are passed to the page.
    await context.addInitScript('globalThis.__name = (marked) => marked')
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await devtools.send('Network.emulateNetworkConditions', network)
    values.push(await measure(page))
    await context.close()
  }
  return Math.round(values.sort((a, b) => a - b)[(runs - 1) / 2] ?? Number.NaN)
}

/** The largest contentful paint of one page per template, which is also the first one where both are text. */
async function firstPaints() {
  const rows: Record<string, number> = {}
  for (const { path } of pagePerTemplate) {
    rows[path] = await medianOf(5, async (page) => {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      return page.evaluate(() => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
        return observer.takeRecords().at(-1)?.startTime ?? Number.NaN
      })
    })
  }
  return rows
}

/** The time from a press until what it shows is painted. */
async function pressTimes() {
  const call = '[data-cta=book-call]:visible'
  const opensDialog = (page: Page) => pressAndWait(page, call, 'dialog[open]')
  const showsStep = (page: Page, pressed: string, step: string) =>
    pressAndWait(page, pressed, `#${stepHeadingId}`, step)
  const presses: Record<string, [path: string, press: (page: Page) => Promise<number>]> = {
    // With Save-Data, nothing is fetched before the press.
    'dialog, nothing fetched before the press': ['/our-mission?save-data', opensDialog],
    'dialog, page idle': ['/our-mission', opensDialog],
    'from the contact step to the dates': [
      '/schedule',
      async (page) => {
        await fillContact(page)
        // It loads while somebody types, and takes half a second.
        await takenOver(page, 'booking')
        return showsStep(page, '[data-form=booking] button[type=submit]', 'Date')
      },
    ],
    'from a day to its times': [
      '/schedule',
      async (page) => {
        await fillContact(page)
        await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
        return showsStep(page, '[aria-label^=Available] button', 'Time')
      },
    ],
  }
  const rows: Record<string, number> = {}
  for (const [name, [path, press]] of Object.entries(presses)) {
    rows[name] = await medianOf(9, async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: location.search === '?save-data' },
        }),
      )
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      return press(page)
    })
  }
  return rows
}

/** Measured by the page's own clock, which excludes Playwright's round trips. */
async function pressAndWait(page: Page, pressed: string, shown: string, saying = ''): Promise<number> {
  const duration = await page.evaluateHandle(
    ([selector, text]) => {
      let began = 0
      addEventListener('click', () => (began = performance.now()), { capture: true, once: true })
      const painted = new Promise<number>((done) => {
        const look = () => {
          const element = document.querySelector(selector)
          // One frame later, it has been painted.
          if (began > 0 && element?.checkVisibility() && element.textContent.includes(text))
            requestAnimationFrame(() => done(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      })
      // In an object, since Playwright would wait for a bare promise.
      return { painted }
    },
    [shown, saying] as const,
  )
  await page.locator(pressed).first().dispatchEvent('click')
  return duration.evaluate(({ painted }) => painted)
}
