import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { baselineBrowser } from '../helpers/baseline-browser.ts'
import { browserEnvironment, browserFlags } from '../helpers/browser-flags.ts'
import { auditedPages } from '../helpers/routes.ts'
import type { StaticSite } from '../helpers/static-site.ts'

const debuggingPort = 5499

/** Lighthouse's four scores, 0 to 100, for every page. Takes minutes; nothing else should run meanwhile. */
export async function lighthouseScores(site: StaticSite): Promise<Record<string, string | number>[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || (await baselineBrowser()),
    args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
    env: browserEnvironment,
  })
  const rows: Record<string, string | number>[] = []
  try {
    for (const { template, path } of auditedPages) {
      // Lighthouse refuses what answers 404.
      if (template === 'not-found') continue
      const result = await lighthouse(site.url + path, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
      })
      if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
      const { categories, audits } = result.lhr
      const scores = Object.values(categories).map(({ title, score }) => [
        title,
        Math.round((score ?? 0) * 100),
      ])
      // What keeps a page from a hundred.
      const lost = Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id)
      rows.push({ template, path, ...Object.fromEntries(scores), 'points lost by': lost.join(' ') })
    }
  } finally {
    await browser.close()
  }
  return rows
}
