import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropDowns } from '../../content/navigation.ts'
import { prepareDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { listen } from '../../supabase/local/listen.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { clippedTexts, sidewaysOverflow } from '../a11y/reflow.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { pagePerTemplate } from '../helpers/routes.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { type BrowserDriver, engines, patience } from './engines.ts'
import { Visitor } from './visitor.ts'

/* What differs between engines, on a phone. tests/e2e has all else, in Chromium. */

const dialog = 'dialog[open]'
const firstChoice = '[aria-label^=Available] button'
const name = process.env['ENGINE'] as keyof typeof engines

describe.skipIf(!engines[name].isInstalled())(name, () => {
  let site: LocalSite
  let driver: BrowserDriver
  let visitor: Visitor
  beforeAll(async () => {
    await prepareDatabaseTemplate()
    site = await openSiteUnderTest()
    driver = await engines[name].start()
    visitor = new Visitor(driver)
  })
  afterAll(async () => {
    await driver?.close()
    await site?.close()
  })

  test('every template fits, and a call is asked for, booked, moved and canceled', async () => {
    for (const { path } of pagePerTemplate) {
      await driver.goto(site.url + path)
      for (const faults of [sidewaysOverflow, clippedTexts])
        await expect.poll(() => driver.run(faults), { timeout: patience, message: path }).toEqual([])
      await expect.poll(() => driver.run(loadsFonts), { timeout: patience, message: path }).toBe(true)
    }
    // The 404 page is one of them.
    driver.consoleErrors.length = 0

    await driver.goto(site.url)
    await visitor.press('header button', 'Menu')
    await driver.escape()
    await visitor.hasFocusOn('Menu')
    await visitor.press('header button', 'Menu')
    await visitor.press('#site-menu summary', dropDowns[0].label)
    await visitor.press('#site-menu a', 'CRM')
    await visitor.isAt('/services/crm-nonprofits')

    // Every time: a dialog has the focus, is in view, and closes on Escape.
    for (let times = 1; times <= 3; times++) {
      await visitor.press('header button', 'Menu')
      await visitor.press('#site-menu a', 'Book Your Free Strategy Call')
      await visitor.sees('Continue to Scheduler')
      await expect.poll(() => driver.run(outOfView), { timeout: patience }).toEqual([])
      if (times === 3) break
      await driver.escape()
      await visitor.hasFocusOn('Menu')
    }
    await visitor.press(`${dialog} button`, 'Continue to Scheduler')
    await visitor.sees('First name is required')
    await visitor.hasFocusOn('First Name')
    await visitor.fill({ ...person, 'Primary Goal': 'More recurring donors' }, dialog)
    await visitor.press(`${dialog} label`, 'SEO')
    // A driver sees one tab: the scheduler opens in it if the browser refuses another one.
    await driver.run(() => void Object.assign(window, { open: () => null }))
    await visitor.press(`${dialog} button`, 'Continue to Scheduler')
    await visitor.isAt('/schedule')
    await visitor.press('main button', 'Continue to Date Selection')
    await visitor.hasFocusOn('Select a Date')
    await visitor.press(firstChoice)
    await visitor.hasFocusOn('Select a Time')
    await visitor.press(firstChoice)
    await visitor.hasFocusOn('Confirm Your Booking')
    await visitor.sees(person.Email)
    await visitor.press('main button', 'Confirm Booking')
    await visitor.hasFocusOn('Booking Confirmed!')
    await driver.run(() => {
      document.body.textContent = ''
      location.reload()
    })
    await visitor.sees('https://meet.jit.si/')

    await visitor.press('main a', 'Move or cancel the call')
    await visitor.press('main button', 'Choose Another Time')
    await visitor.press(firstChoice)
    await visitor.hasFocusOn('Select a Time')
    await visitor.press(firstChoice)
    await visitor.press('main button', 'Move the Call')
    await visitor.sees('The call is already at that time.')
    await visitor.press('main button', 'Cancel the Call')
    await visitor.fill({ 'A note to us': 'We found another date' }, 'main')
    await visitor.press('main button', 'Cancel the Call')
    await visitor.sees('This call is canceled')
    expect(driver.consoleErrors).toEqual([])
  })

  // All but Chromium cache a failed module import for the life of the page.
  test('if files fail to load, the page says so, and keeps what was typed', async () => {
    const pages = serveSite(readLocalSettings().siteDir)
    let isBroken = false
    // On a port of its own, so that nothing is in the browser's cache.
    const ownSite = await listen('127.0.0.1', 0, (request, response) => {
      if (isBroken && /^\/assets\/(?!entries\/).*\.js$/.test(request.url ?? '')) response.writeHead(503).end()
      else pages(request, response)
    })
    try {
      await driver.goto(`http://127.0.0.1:${ownSite.port}/schedule`)
      isBroken = true
      await visitor.fill(person, 'main')
      await visitor.press('main button', 'Continue to Date Selection')
      await visitor.sees('We couldn’t load the next step.')
      const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)
      expect(await driver.run(typed)).toContain(person['First Name'])
    } finally {
      await ownSite.close()
    }
  })
})

/** Runs in the page. A font may miss the first paint; what counts is that the browser can load it. */
async function loadsFonts(): Promise<boolean> {
  const loaded = await Promise.all(
    ['Figtree', 'Newsreader Display'].map((family) => document.fonts.load(`500 16px "${family}"`)),
  )
  return loaded.every((faces) => faces.length > 0)
}
