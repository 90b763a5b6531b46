import type { Browser, Page } from 'playwright'
import { pagePerTemplate } from '../helpers/routes.ts'
import type { StaticSite } from '../helpers/static-site.ts'
import { median, onSlowPhone } from './slow-phone.ts'

const runs = 5

/** FCP, LCP and CLS of one page per template: medians of five loads with an empty cache. */
export async function firstPaints(browser: Browser, site: StaticSite): Promise<object[]> {
  const rows: object[] = []
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
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type, buffered: true })
      return observer.takeRecords() as (PerformanceEntry & { value: number })[]
    }
    return {
      fcp: entries('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? 0,
      cls: entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
    }
  })
}
