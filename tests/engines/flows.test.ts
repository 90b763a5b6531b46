import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropDowns } from '../../content/navigation.ts'
import { clippedTexts, sidewaysOverflow } from '../a11y/reflow.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { pagePerTemplate } from '../helpers/routes.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { stubSecrets } from '../helpers/stub-backend.ts'
import { type BrowserDriver, engines, startEngine } from './engines.ts'
import { type Input, patience, Visitor } from './visitor.ts'

const dialog = 'dialog[open]'
const menu = '#site-menu'
const toDates = { role: 'button', name: 'Continue to Date Selection' } as const
const first = { role: 'button', name: '', within: '[aria-label^=Available]' } as const

/** Presses a call to action in the header, or in the menu on a phone. */
async function pressInHeader(visitor: Visitor, name: string, phone: boolean): Promise<void> {
  if (phone) await visitor.press({ role: 'button', name: 'Menu', within: 'header' })
  await visitor.press({ role: 'link', name, within: phone ? menu : 'header' })
}

/** The main user flows: by mouse on a phone, by keyboard on a desktop. */
const flows = {
  async 'strategy call'(visitor, phone) {
    await visitor.open('/our-mission')
    await pressInHeader(visitor, 'Book Your Free Strategy Call', phone)
    // In the order of the fields: after the last stop of a dialog, Tab goes to the browser's toolbar.
    const { Organization, Email, Phone, ...names } = person
    await visitor.fill({ ...names, Organization, Email, Phone }, dialog)
    await visitor.press({ role: 'choice', name: 'SEO', within: dialog })
    // A driver sees one tab: the scheduler opens in it if the browser refuses another one.
    await visitor.driver.run(() => void Object.assign(window, { open: () => null }))
    await visitor.fill({ 'Primary Goal': 'More recurring donors' }, dialog)
    await visitor.press({ role: 'button', name: 'Continue to Scheduler', within: dialog })
    await visitor.sees('Go to Scheduler')
    await visitor.isAt('/schedule')
    await visitor.press({ role: 'button', name: 'Edit', within: 'main' })
    await visitor.hasFocusOn('First Name')
  },

  async audit(visitor, phone) {
    await visitor.open('/our-mission')
    await pressInHeader(visitor, 'Get a Fundraising Audit', phone)
    await visitor.press({ role: 'button', name: 'Request My Free Audit', within: dialog })
    await visitor.hasFocusOn('First Name')
    await visitor.sees('First name is required')
    await visitor.fill({ ...person, 'Website URL': 'https://example.org' }, dialog)
    await visitor.press({ role: 'button', name: 'Request My Free Audit', within: dialog })
    await visitor.sees('Book Audit Review Call')
    await visitor.driver.press('Escape')
    await visitor.seesNoMore('Book Audit Review Call')
    await visitor.hasFocusOn(phone ? 'Menu' : 'Get a Fundraising Audit')
  },

  async booking(visitor) {
    await visitor.open('/schedule')
    await visitor.fill(person, 'main')
    await visitor.press(toDates)
    await visitor.hasFocusOn('Select a Date')
    await visitor.press(first)
    await visitor.hasFocusOn('Select a Time')
    await visitor.press(first)
    await visitor.hasFocusOn('Confirm Your Booking')
    await visitor.sees(person.Email)
    await visitor.press({ role: 'button', name: 'Confirm Booking' })
    await visitor.hasFocusOn('Booking Confirmed!')
    await visitor.sees('https://meet.jit.si/')
    await visitor.finds({ role: 'button', name: 'Add to Calendar' })
    await visitor.driver.reload()
    await visitor.sees('Booking Confirmed!')
    await visitor.finds({ role: 'button', name: 'Add to Calendar' })
  },

  async 'change and cancel'(visitor) {
    await visitor.open(`/your-call#${stubSecrets.person}`)
    await visitor.press({ role: 'button', name: 'Choose Another Time', within: 'main' })
    await visitor.press(first)
    await visitor.hasFocusOn('Select a Time')
    await visitor.press(first)
    await visitor.press({ role: 'button', name: 'Move the Call', within: 'main' })
    await visitor.sees('Your call has a new time')
    await visitor.finds({ role: 'button', name: 'Add to Calendar' })
    await visitor.press({ role: 'button', name: 'Cancel the Call', within: 'main' })
    await visitor.fill({ 'A note to us': 'We found another date' }, 'main')
    await visitor.press({ role: 'button', name: 'Cancel the Call', within: 'main' })
    await visitor.sees('This call is canceled')
    await visitor.finds({ role: 'button', name: 'Book Again' })
  },

  async menus(visitor, phone) {
    await visitor.open('/')
    const button = phone ? 'Menu' : dropDowns[0].label
    await visitor.press({ role: 'button', name: button, within: 'header' })
    await visitor.finds({ role: 'link', name: phone ? 'Who We Help' : 'CRM', within: '[popover]' })
    await visitor.driver.press('Escape')
    await visitor.hasFocusOn(button)
    await visitor.press({ role: 'button', name: button, within: 'header' })
    if (phone) await visitor.press({ role: 'summary', name: dropDowns[0].label, within: menu })
    await visitor.press({ role: 'link', name: 'CRM', within: '[popover]' })
    await visitor.isAt('/services/crm-nonprofits')
    await visitor.driver.back()
    await visitor.isAt('/')
    await visitor.finds({ role: 'heading', name: '', within: 'main' })
  },

  async 'home form'(visitor) {
    await visitor.open('/')
    const { Phone, Organization, ...asked } = person
    await visitor.fill(asked, 'main form')
    await visitor.press({ role: 'button', name: 'Choose a Time', within: 'main form' })
    await visitor.isAt('/schedule')
    await visitor.finds({ role: 'button', name: 'Edit', within: 'main' })
  },
} satisfies Record<string, (visitor: Visitor, phone: boolean) => Promise<void>>

const sizes = { phone: [390, 844, 'mouse'], desktop: [1440, 900, 'keyboard'] } as const
/** Scripts that load after an intent. */
const laterScripts = /^\/assets\/(?!entries\/).*\.js$/

const name = process.env['ENGINE'] as keyof typeof engines

describe.skipIf(!engines[name].isInstalled())(name, () => {
  let site: StaticSite
  let driver: BrowserDriver
  beforeAll(async () => {
    site = await startStaticSite()
    driver = await startEngine(name)
  })
  afterAll(async () => {
    await driver?.close()
    await site?.close()
  })

  /** A first-time visitor: empty sessionStorage and no history entry of the wizard. */
  const newVisitor = async (input: Input = 'mouse', url = site.url) => {
    await driver.goto(`${url}/contact`)
    await driver.run(() => sessionStorage.clear())
    driver.consoleErrors()
    return new Visitor(driver, url, input)
  }

  for (const [device, [width, height, input]] of Object.entries(sizes))
    describe(`${width} px wide`, () => {
      beforeAll(() => driver.resize(width, height))

      test.each(Object.entries(flows))('%s', async (_, walk) => {
        await walk(await newVisitor(input), device === 'phone')
        expect(await driver.run(sidewaysOverflow)).toEqual([])
        expect(driver.consoleErrors()).toEqual([])
      })

      test.each(pagePerTemplate.map(({ path }) => path))('%s fits and has its fonts', async (path) => {
        await (await newVisitor()).open(path)
        for (const faults of [sidewaysOverflow, clippedTexts])
          expect.soft(await driver.run(faults), faults.name).toEqual([])
        expect(await driver.run(loadsFonts)).toBe(true)
      })
    })

  test('a dialog opened from the phone menu has the focus, is in view, and closes on Escape, every time', async () => {
    await driver.resize(390, 844)
    const visitor = await newVisitor()
    await visitor.open('/our-mission')
    for (let times = 0; times < 3; times++) {
      await pressInHeader(visitor, 'Book Your Free Strategy Call', true)
      await visitor.finds({ role: 'field', name: 'First Name', within: dialog })
      expect(await driver.run(outOfView), `time ${times + 1}`).toEqual([])
      await visitor.driver.press('Escape')
      await visitor.hasFocusOn('Menu')
    }
  })

  test('a focused field and its label are in view on a phone with its keyboard open', async () => {
    await driver.resize(390, 500)
    const visitor = await newVisitor()
    await visitor.open('/contact')
    await visitor.reach({ role: 'field', name: 'Message', within: 'main' })
    for (let stops = 0; stops < 6; stops++) {
      await driver.press('Tab', { shift: true })
      await expect.poll(() => driver.run(hiddenOfField), { timeout: patience }).toEqual([])
    }
  })

  // All but Chromium cache a failed module import for the life of the page.
  test('if files fail to load, the page says so, and keeps what was typed', async () => {
    await driver.resize(1440, 900)
    // On a port of its own, so that nothing is in the browser's cache.
    const ownSite = await startStaticSite()
    try {
      const visitor = await newVisitor('mouse', ownSite.url)
      await visitor.open('/schedule')
      ownSite.refuse = (path) => laterScripts.test(path)
      await visitor.fill(person, 'main')
      await visitor.press(toDates)
      await visitor.sees('We couldn’t load the next step.')
      const typed = () =>
        [...document.querySelectorAll('main input')].map((field) => (field as HTMLInputElement).value)
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

/** Runs in the page. The focused field and its label, if outside the window or under the header. */
function hiddenOfField(): string[] {
  const field = document.activeElement as HTMLInputElement
  const top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  return [field, ...(field.labels ?? [])]
    .filter((part) => {
      const box = part.getBoundingClientRect()
      return box.top < top - 1 || box.top + Math.min(box.height, 40) > innerHeight + 1
    })
    .map((part) => `${part.tagName} ${part.textContent || field.name} ${part.getBoundingClientRect().top}`)
}
