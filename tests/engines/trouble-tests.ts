import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { clientDir } from '../build/built-site.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { chooseAndConfirm, toConfirm } from './flows.ts'
import { Visitor } from './visitor.ts'

/** What comes after an intent. */
const laterScripts = /^\/assets\/(?!entries\/).*\.js$/
const toDates = { role: 'button', name: 'Continue to Date Selection' } as const
const addToCalendar = { role: 'button', name: 'Add to Calendar' } as const

async function sendContact(visitor: Visitor): Promise<void> {
  await visitor.fill(person, 'main')
  await visitor.press(toDates)
}

/** The path of the built script that holds a word. */
function chunkWith(word: string): string {
  const found = filesBelow(join(clientDir, 'assets')).find(
    (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(word),
  )
  if (!found) throw new Error(`No script with ${word}`)
  return `/${relative(clientDir, found)}`
}

/**
 * What happens while files of the site cannot be had. Browsers differ in it: all but Chromium remember a module that
 * failed for the life of the page.
 *
 * @param visitorAt a visitor of the site at this address, who was never here
 */
export function troubleTests(visitorAt: (url: string) => Promise<Visitor>): void {
  let site: StaticSite | undefined
  afterEach(() => site?.close())
  // An address of its own: of nothing has a browser kept a copy.
  const arrive = async (path: string) => {
    site = await startStaticSite()
    const visitor = await visitorAt(site.url)
    await visitor.open(path)
    return { visitor, site }
  }

  test('each file fails once, and the visitor never knows', async () => {
    const { visitor, site } = await arrive('/schedule')
    const failed = new Set<string>()
    site.refuse = (path) => laterScripts.test(path) && !failed.has(path) && Boolean(failed.add(path))
    await sendContact(visitor)
    await chooseAndConfirm(visitor)
    await visitor.press(addToCalendar)
    expect(failed.size).toBeGreaterThan(4)
    expect(await visitor.driver.run(() => document.body.textContent)).not.toContain('could not be')
  })

  test.each([
    ['a press on the button', (visitor: Visitor) => visitor.press(toDates)],
    [
      'a new load of the page',
      async (visitor: Visitor) => {
        await visitor.press({ role: 'link', name: 'reload this page', within: 'main' })
        await visitor.isAt('/schedule')
        // The first touch brings them.
        await visitor.reach({ role: 'field', name: 'Organization', within: 'main' })
        await visitor.press(toDates)
      },
    ],
  ] as const)(
    'no file comes: the visitor is told, and once the files are back goes on with every word after %s',
    async (_, goOn) => {
      const { visitor, site } = await arrive('/schedule')
      site.refuse = (path) => laterScripts.test(path)
      await sendContact(visitor)
      await visitor.sees('The next step could not be loaded.')
      site.refuse = () => false
      await goOn(visitor)
      await visitor.seesNoMore('could not be loaded')
      await chooseAndConfirm(visitor)
    },
  )

  test('the client of the database does not come: trying again helps as soon as it can be had', async () => {
    const { visitor, site } = await arrive('/schedule')
    const client = chunkWith('X-Client-Info')
    site.refuse = (path) => path === client
    await sendContact(visitor)
    await visitor.sees('We could not look up free times.')
    const tryAgain = { role: 'button', name: 'Try again', within: 'main' } as const
    await visitor.press(tryAgain)
    await visitor.finds(tryAgain)
    site.refuse = () => false
    await visitor.press(tryAgain)
    await visitor.finds({ role: 'choice', name: '', within: '[role=listbox]' })
  })

  test('a new version takes the files away before the visitor confirms: booked, and told so', async () => {
    const { visitor, site } = await arrive('/schedule')
    await sendContact(visitor)
    const early = chunkWith('BEGIN:VCALENDAR')
    site.refuse = (path) => path === early
    await toConfirm(visitor)
    site.refuse = (path) => laterScripts.test(path)
    await visitor.press({ role: 'button', name: 'Confirm Booking' })
    await visitor.hasFocusOn('Booking Confirmed!')
    await visitor.press(addToCalendar)
    await visitor.sees('The calendar file could not be fetched.')
    await visitor.finds({ role: 'link', name: 'Open in Google Calendar' })
    site.refuse = () => false
    await visitor.press(addToCalendar)
    await visitor.seesNoMore('could not be fetched')
  })

  test('what cannot be drawn leaves a way on, and after a booking its time and link', async () => {
    const { visitor } = await arrive('/schedule')
    await sendContact(visitor)
    await toConfirm(visitor)
    await visitor.driver.run(() => {
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatToParts', {
        value: () => {
          throw new Error('provoked')
        },
      })
    })
    await visitor.press({ role: 'button', name: 'Confirm Booking' })
    await visitor.sees('https://meet.jit.si/')
  })

  test.each([
    [1440, 'keyboard', 'Digital Marketing'],
    [390, 'mouse', 'Menu'],
  ] as const)(
    'no script comes at all: in %i px by %s the menus lead on, and the calls to action are links',
    async (width, input, button) => {
      const { visitor: first, site } = await arrive('/contact')
      await first.driver.resize(width, 900)
      site.refuse = (path) => path.endsWith('.js')
      const visitor = new Visitor(first.driver, site.url, input)
      await visitor.open('/')
      await visitor.press({ role: 'button', name: button, within: 'header' })
      if (width === 390)
        await visitor.press({ role: 'summary', name: 'Digital Marketing', within: '#site-menu' })
      await visitor.press({ role: 'link', name: 'CRM', within: '[popover]' })
      await visitor.isAt('/services/crm-nonprofits')
      if (width === 390) await visitor.press({ role: 'button', name: button, within: 'header' })
      await visitor.press({ role: 'link', name: 'Book Your Free Strategy Call', within: 'header' })
      await visitor.isAt('/schedule')
    },
  )
}
