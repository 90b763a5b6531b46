import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropDowns } from '../../content/navigation.ts'
import { prepareDatabaseTemplate } from '../../supabase/local/database-template.ts'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { clippedTexts, sidewaysOverflow } from '../a11y/reflow.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { pagePerTemplate } from '../helpers/routes.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { type BrowserDriver, engines, startEngine } from './engines.ts'
import { type Input, Visitor } from './visitor.ts'

const dialog = 'dialog[open]'
const first = { role: 'button', name: '', within: '[aria-label^=Available]' } as const
const pressed = (name: string, within = 'main') => ({ role: 'button', name, within }) as const

/** From a menu to the strategy-call form, to a booked call, to a canceled one. */
async function walk(visitor: Visitor, phone: boolean): Promise<void> {
  const menu = phone ? 'Menu' : dropDowns[0].label
  await visitor.open('/')
  await visitor.press(pressed(menu, 'header'))
  await visitor.finds({ role: 'link', name: phone ? 'Who We Help' : 'CRM', within: '[popover]' })
  await visitor.driver.press('Escape')
  await visitor.hasFocusOn(menu)
  await visitor.press(pressed(menu, 'header'))
  if (phone) await visitor.press({ role: 'summary', name: dropDowns[0].label, within: '#site-menu' })
  await visitor.press({ role: 'link', name: 'CRM', within: '[popover]' })
  await visitor.isAt('/services/crm-nonprofits')
  await visitor.driver.back()
  await visitor.isAt('/')

  // The page that Back has brought may be the one that was left, with its menu still closing.
  await visitor.open('/')
  await openCallDialog(visitor, phone)
  await visitor.finds({ role: 'field', name: 'First Name', within: dialog })
  expect(await visitor.driver.run(outOfView)).toEqual([])
  await visitor.driver.press('Escape')
  await visitor.hasFocusOn(phone ? 'Menu' : 'Book Your Free Strategy Call')
  await openCallDialog(visitor, phone)
  await visitor.press(pressed('Continue to Scheduler', dialog))
  await visitor.hasFocusOn('First Name')
  await visitor.sees('First name is required')
  // In the order of the fields: after the last stop of a dialog, Tab goes to the browser's toolbar.
  const { Organization, Email, Phone, ...names } = person
  await visitor.fill({ ...names, Organization, Email, Phone }, dialog)
  await visitor.press({ role: 'choice', name: 'SEO', within: dialog })
  // A driver sees one tab: the scheduler opens in it if the browser refuses another one.
  await visitor.driver.run(() => void Object.assign(window, { open: () => null }))
  await visitor.fill({ 'Primary Goal': 'More recurring donors' }, dialog)
  await visitor.press(pressed('Continue to Scheduler', dialog))
  await visitor.isAt('/schedule')
  await visitor.press(pressed('Edit'))
  await visitor.hasFocusOn('First Name')

  await visitor.press(pressed('Continue to Date Selection'))
  await visitor.hasFocusOn('Select a Date')
  await visitor.press(first)
  await visitor.hasFocusOn('Select a Time')
  await visitor.press(first)
  await visitor.hasFocusOn('Confirm Your Booking')
  await visitor.sees(person.Email)
  await visitor.press(pressed('Confirm Booking'))
  await visitor.hasFocusOn('Booking Confirmed!')
  await visitor.driver.reload()
  await visitor.sees('https://meet.jit.si/')
  await visitor.finds(pressed('Add to Calendar'))

  await visitor.press({ role: 'link', name: 'Move or cancel the call', within: 'main' })
  await visitor.press(pressed('Choose Another Time'))
  await visitor.press(first)
  await visitor.hasFocusOn('Select a Time')
  await visitor.press(first)
  await visitor.press(pressed('Move the Call'))
  await visitor.sees('The call is already at that time.')
  await visitor.press(pressed('Cancel the Call'))
  await visitor.fill({ 'A note to us': 'We found another date' }, 'main')
  await visitor.press(pressed('Cancel the Call'))
  await visitor.sees('This call is canceled')
  await visitor.finds(pressed('Book Again'))
}

async function openCallDialog(visitor: Visitor, phone: boolean): Promise<void> {
  if (phone) await visitor.press(pressed('Menu', 'header'))
  const within = phone ? '#site-menu' : 'header'
  await visitor.press({ role: 'link', name: 'Book Your Free Strategy Call', within })
}

const sizes = { phone: [390, 844, 'mouse'], desktop: [1440, 900, 'keyboard'] } as const

const name = process.env['ENGINE'] as keyof typeof engines

describe.skipIf(!engines[name].isInstalled())(name, () => {
  let site: LocalSite
  let driver: BrowserDriver
  beforeAll(async () => {
    await prepareDatabaseTemplate()
    site = await openSiteUnderTest()
    driver = await startEngine(name)
  })
  afterAll(async () => {
    await driver?.close()
    await site?.close()
  })

  /** A first-time visitor: empty sessionStorage and no history entry of the wizard. */
  const newVisitor = async (input: Input) => {
    await driver.goto(`${site.url}/contact`)
    await driver.run(() => sessionStorage.clear())
    driver.consoleErrors()
    return new Visitor(driver, site.url, input)
  }

  for (const [device, [width, height, input]] of Object.entries(sizes))
    test(`by ${input}, ${width} px wide: every template fits, and a call is booked, moved and canceled`, async () => {
      await driver.resize(width, height)
      const visitor = await newVisitor(input)
      for (const { path } of pagePerTemplate) {
        await visitor.open(path)
        for (const faults of [sidewaysOverflow, clippedTexts])
          expect.soft(await driver.run(faults), `${path} ${faults.name}`).toEqual([])
        expect(await driver.run(loadsFonts), path).toBe(true)
      }
      driver.consoleErrors()
      await walk(visitor, device === 'phone')
      expect(driver.consoleErrors()).toEqual([])
    })
})

/** Runs in the page. A font may miss the first paint; what counts is that the browser can load it. */
async function loadsFonts(): Promise<boolean> {
  const loaded = await Promise.all(
    ['Figtree', 'Newsreader Display'].map((family) => document.fonts.load(`500 16px "${family}"`)),
  )
  return loaded.every((faces) => faces.length > 0)
}
