import { cpus } from 'node:os'
import { type Browser, chromium } from 'playwright'
import { browserEnvironment, browserFlags } from '../helpers/browser-flags.ts'
import buildOnce from '../helpers/build-once.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { testBrowser } from '../helpers/test-browser.ts'
import { calendarTimes } from './calendars.ts'
import { firstPaints } from './first-paint.ts'
import { pressTimes } from './press-times.ts'
import { slowPhone } from './slow-phone.ts'

/* `npm run bench`, or `npm run bench -- first-paint` for one benchmark. Prints figures and never fails. */

const measures: Readonly<Record<string, (browser: Browser, site: StaticSite) => unknown>> = {
  'first-paint': firstPaints,
  'press-times': pressTimes,
  calendars: calendarTimes,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !measures[name])
if (unknown.length > 0)
  throw new Error(`Unknown benchmark ${unknown}. Choose from ${Object.keys(measures).join(', ')}.`)

await buildOnce()
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; a phone with`, slowPhone)
const site = await startStaticSite()
for (const [name, measure] of Object.entries(measures)) {
  if (names.length > 0 && !names.includes(name)) continue
  // A new browser for each benchmark, so that none starts with a warm cache.
  const browser = await chromium.launch({
    executablePath: await testBrowser(),
    args: browserFlags,
    env: browserEnvironment,
  })
  console.log(`\n${name}`)
  console.table(await measure(browser, site))
  await browser.close()
}
await site.close()
