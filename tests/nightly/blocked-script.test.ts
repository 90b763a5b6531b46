import { afterAll, beforeAll, expect, test } from 'vitest'
import ensureBuilt from '../build/ensure-built.ts'
import type { BrowserDriver } from '../engines/drivers/browser-driver.ts'
import { chromeDriver } from '../engines/drivers/chrome-driver.ts'
import { flows } from '../engines/flows.ts'
import { Visitor } from '../engines/visitor.ts'
import { browserFlags } from '../helpers/browser-flags.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { startStaticSite } from '../helpers/static-site.ts'
import { testBrowser } from '../helpers/test-browser.ts'

/*
 * Blocks each script in turn, as an extension might. The flow must work without it, or end where the visitor can go on:
 * with an error message, on a page with the same purpose, or with a form that the browser submits. Input is never lost.
 */

let driver: BrowserDriver
beforeAll(async () => {
  await ensureBuilt()
  driver = await chromeDriver(await testBrowser(), browserFlags)
  await driver.resize(1440, 900)
}, 120_000)
afterAll(() => driver.close())

const walks: Record<string, (visitor: Visitor) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(flows).map(([name, walk]) => [name, (visitor: Visitor) => walk(visitor, false)]),
  ),
  // Without the empty form of the flow, which leaves nothing to lose.
  async audit(visitor) {
    await visitor.open('/our-mission')
    await visitor.press({ role: 'link', name: 'Get a Fundraising Audit', within: 'header' })
    await visitor.fill({ ...person, 'Website URL': 'https://example.org' }, 'dialog[open]')
    await visitor.press({ role: 'button', name: 'Request My Free Audit', within: 'dialog[open]' })
    await visitor.sees('Book Audit Review Call')
  },
}

test.each(Object.entries(walks))(
  '%s, with each of its scripts blocked',
  { timeout: 900_000 },
  async (_, walk) => {
    const whole = await walked(walk)
    expect(whole.problems).toEqual([])
    expect(whole.scripts.size).toBeGreaterThan(1)
    const problems: Record<string, string[]> = {}
    for (const script of whole.scripts) {
      const blocked = await walked(walk, script)
      if (blocked.problems.length > 0) problems[script] = blocked.problems
    }
    expect(problems).toEqual({})
  },
)

async function walked(walk: (visitor: Visitor) => Promise<void>, blocked?: string) {
  const scripts = new Set<string>()
  const problems: string[] = []
  let start = ''
  // On a new port, so that nothing is in the browser's cache or storage.
  const site = await startStaticSite()
  site.refuse = (path) => {
    start ||= path
    if (path.endsWith('.js')) scripts.add(path)
    return path === blocked
  }
  await driver.consoleErrors()
  const visitor = new Visitor(driver, site.url, 'mouse')
  visitor.patience = 10_000
  try {
    await walk(visitor)
      .catch((error: Error) => {
        if (!blocked) throw error
        return visitor.waitsFor('a way to go on', () => driver.run(canGoOn, start, person.Email))
      })
      .catch((error: Error) => problems.push(error.message))
    problems.push(...(await driver.consoleErrors()).filter((line) => line.startsWith('uncaught')))
    return { scripts, problems }
  } finally {
    await site.close()
  }
}

/** Runs in the page. Whether a visitor whose flow ended early can go on, and nothing that was typed is lost. */
function canGoOn(start: string, email: string): boolean {
  // Also matches notices that the page shows from the beginning.
  const isSaid = /could not|something went wrong|if nothing appears/i.test(document.body.innerText)
  const isSubmitted = location.pathname === '/functions/v1/submit-form'
  const isElsewhere = ['/schedule', '/contact'].includes(location.pathname) && location.pathname !== start
  const isUnfolded = document.querySelector('details[data-detail][open]') !== null
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=email]')]
  const drafts = Object.values(sessionStorage).join()
  const isShown = fields.some(({ value }) => value === email) || document.body.innerText.includes(email)
  // Before a visitor has typed anything, there is nothing to keep.
  const isKept = isShown || drafts.includes(email) || !drafts.includes('Sample')
  return isSubmitted || ((isSaid || isElsewhere || isUnfolded) && isKept)
}
