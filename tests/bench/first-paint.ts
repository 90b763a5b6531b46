import type { Browser, Page } from 'playwright'
import { pagePerTemplate } from '../helpers/routes.ts'
import type { StaticSite } from '../helpers/static-site.ts'
import { median, onSlowPhone } from './slow-phone.ts'

const runs = 5

export type Paints = { template: string; path: string; 'FCP, ms': number; 'LCP, ms': number; CLS: number }

/** FCP, LCP and CLS of one page per template: medians of five loads with an empty cache. */
export async function firstPaints(browser: Browser, site: StaticSite): Promise<Paints[]> {
  const rows: Paints[] = []
  for (const { template, path } of pagePerTemplate) {
    const loads: Load[] = []
    for (let i = 0; i < runs; i++)
      loads.push(await onSlowPhone(browser, (page) => load(page, site.url + path)))
    const middle = (key: keyof Load) => median(loads.map((each) => each[key]))
    rows.push({
      template,
      path,
      'FCP, ms': Math.round(middle('fcp')),
      'LCP, ms': Math.round(middle('lcp')),
      CLS: Math.round(middle('cls') * 1000) / 1000,
    })
  }
  return rows
}

type Load = { fcp: number; lcp: number; cls: number }

async function load(page: Page, url: string): Promise<Load> {
  await page.addInitScript(() => {
    const paints = { fcp: 0, lcp: 0, cls: 0 }
    ;(globalThis as unknown as { paints: Load }).paints = paints
    const observe = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number })
      }).observe({ type, buffered: true })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.fcp = startTime
    })
    observe('largest-contentful-paint', ({ startTime }) => {
      paints.lcp = startTime
    })
    observe('layout-shift', ({ value }) => {
      paints.cls += value
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => (globalThis as unknown as { paints: Load }).paints)
}
