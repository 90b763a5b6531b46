import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { routes } from '../../content/routes.ts'
import { browserEnvironment, browserFlags } from '../helpers/browser-flags.ts'
import buildOnce from '../helpers/build-once.ts'
import { startStaticSite } from '../helpers/static-site.ts'
import { testBrowser } from '../helpers/test-browser.ts'

/*
 * Runs Lighthouse on every page. Accessibility, best practices and SEO must be 100; performance depends on the machine
 * and is only printed.
 */

const debuggingPort = 5499

await buildOnce()
const site = await startStaticSite()
const browser = await chromium.launch({
  executablePath: await testBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
  env: browserEnvironment,
})
for (const [path, { indexed }] of Object.entries(routes)) {
  const result = await lighthouse(site.url + path, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    // Some pages are excluded from search engines on purpose.
    skipAudits: indexed ? [] : ['is-crawlable'],
  })
  const categories = Object.values(result?.lhr.categories ?? {})
  const scores = categories.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
  const failed =
    categories.length < 4 || categories.some(({ id, score }) => id !== 'performance' && score !== 1)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${path}: ${scores.join(', ')}`)
  if (failed) process.exitCode = 1
}
await browser.close()
await site.close()
