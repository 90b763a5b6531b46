import type { Browser, Page } from 'playwright'
import { fillContact, sendAudit } from '../helpers/fill-forms.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { figures } from './median.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 10
/** Ms between the first letters and the press, far less than a person takes: the work is done meanwhile. */
const typing = 3_000

/** From the press that sends a form to the answer that its row is stored: with the proof of work, and with none to do. */
export async function pressToStored(
  browser: Browser,
): Promise<Record<string, { 'median, ms': number; 'worst, ms': number }>> {
  const site = await openSiteUnderTest()
  try {
    const [withProof, without]: [number[], number[]] = [[], []]
    // In turns, so that a busy moment of the machine falls on both.
    for (let run = 0; run < runs; run += 1) {
      await site.query('truncate private.submissions')
      await site.query('update private.settings set proof_numbers = default')
      withProof.push(await onSlowPhone(browser, (page) => timed(page, site.url)))
      await site.query('update private.settings set proof_numbers = 0')
      without.push(await onSlowPhone(browser, (page) => timed(page, site.url)))
    }
    return { 'with the proof of work': figures(withProof), 'with none to do': figures(without) }
  } finally {
    await site.close()
  }
}

/** By the page's own clock. */
async function timed(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/our-mission`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Get a Fundraising Audit' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => {
    addEventListener('submit', () => performance.mark('pressed'), { capture: true, once: true })
  })
  await fillContact(page.getByRole('dialog'))
  await page.waitForTimeout(typing)
  await sendAudit(page)
  return page.evaluate(() => {
    const pressed = performance.getEntriesByName('pressed')[0]?.startTime ?? Number.NaN
    const stored = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === '/rest/v1/audit_requests')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    return Math.max(...stored) - pressed
  })
}
