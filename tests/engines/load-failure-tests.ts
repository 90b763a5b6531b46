import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { clientDir } from '../build/built-site.ts'
import { visitor as person } from '../helpers/fill-forms.ts'
import { blankPath, type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { chooseAndConfirm, toConfirm } from './flows.ts'
import { Visitor } from './visitor.ts'

/** Scripts that load after an intent. */
const laterScripts = /^\/assets\/(?!entries\/).*\.js$/
const toDates = { role: 'button', name: 'Continue to Date Selection' } as const
const addToCalendar = { role: 'button', name: 'Add to Calendar' } as const

async function sendContact(visitor: Visitor): Promise<void> {
  await visitor.fill(person, 'main')
  await visitor.press(toDates)
}

/** The path of the built script that contains a string. */
function chunkWith(word: string): string {
  const found = filesBelow(join(clientDir, 'assets')).find(
    (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(word),
  )
  if (!found) throw new Error(`No script contains ${word}`)
  return `/${relative(clientDir, found)}`
}

/**
 * The site while some of its files fail to load. Browsers differ here: all but Chromium cache a failed module import
 * for the life of the page.
 *
 * @param visitorAt returns a first-time visitor at this address
 */
export function loadFailureTests(visitorAt: (url: string) => Promise<Visitor>): void {
  let site: StaticSite | undefined
  afterEach(() => site?.close())
  // A new port for each test, so that nothing is in the browser's cache.
  const openNewSite = async (path: string) => {
    site = await startStaticSite()
    const visitor = await visitorAt(site.url)
    await visitor.open(path)
    return { visitor, site }
  }

  test('if each file fails once, the visitor sees no error', async () => {
    const { visitor, site } = await openNewSite('/schedule')
    const failed = new Set<string>()
    site.refuse = (path) => laterScripts.test(path) && !failed.has(path) && Boolean(failed.add(path))
    await sendContact(visitor)
    await chooseAndConfirm(visitor)
    await visitor.press(addToCalendar)
    expect(failed.size).toBeGreaterThan(4)
    expect(await visitor.driver.run(() => document.body.textContent)).not.toContain('We couldn’t')
  })

  test('if all files fail, the page says so; once they load, pressing again continues with the input kept', async () => {
    const { visitor, site } = await openNewSite('/schedule')
    site.refuse = (path) => laterScripts.test(path)
    await sendContact(visitor)
    await visitor.sees('We couldn’t load the next step.')
    site.refuse = () => false
    await visitor.press(toDates)
    await visitor.seesNoMore('couldn’t load the next step')
    await chooseAndConfirm(visitor)
  })

  test('if the Supabase client fails to load, "Try Again" works once it is available', async () => {
    const { visitor, site } = await openNewSite('/schedule')
    const client = chunkWith('X-Client-Info')
    site.refuse = (path) => path === client
    await sendContact(visitor)
    await visitor.sees('We couldn’t look up free times.')
    const tryAgain = { role: 'button', name: 'Try Again', within: 'main' } as const
    await visitor.press(tryAgain)
    await visitor.finds(tryAgain)
    site.refuse = () => false
    await visitor.press(tryAgain)
    await visitor.finds({ role: 'choice', name: '', within: '[role=listbox]' })
  })

  test('if a new release removes the files before the visitor confirms, the call is still booked', async () => {
    const { visitor, site } = await openNewSite('/schedule')
    await sendContact(visitor)
    const early = chunkWith('BEGIN:VCALENDAR')
    site.refuse = (path) => path === early
    await toConfirm(visitor)
    site.refuse = (path) => laterScripts.test(path)
    await visitor.press({ role: 'button', name: 'Confirm Booking' })
    await visitor.hasFocusOn('Booking Confirmed!')
    await visitor.press(addToCalendar)
    await visitor.sees('We couldn’t get the calendar file.')
    await visitor.finds({ role: 'link', name: 'Open in Google Calendar' })
    site.refuse = () => false
    await visitor.press(addToCalendar)
    await visitor.seesNoMore('couldn’t get the calendar file')
  })

  test('if the success screen throws while rendering, the page still shows the meeting link', async () => {
    const { visitor } = await openNewSite('/schedule')
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

  test('if no script loads, the menus of a phone work and the calls to action are links', async () => {
    // An empty page, since Firefox may keep the scripts of another page in memory.
    const { visitor: first, site } = await openNewSite(blankPath)
    await first.driver.resize(390, 900)
    site.refuse = (path) => path.endsWith('.js')
    const visitor = new Visitor(first.driver, site.url, 'mouse')
    await visitor.open('/')
    const menu = { role: 'button', name: 'Menu', within: 'header' } as const
    await visitor.press(menu)
    await visitor.press({ role: 'summary', name: 'Digital Marketing', within: '#site-menu' })
    await visitor.press({ role: 'link', name: 'CRM', within: '[popover]' })
    await visitor.isAt('/services/crm-nonprofits')
    await visitor.press(menu)
    await visitor.press({ role: 'link', name: 'Book Your Free Strategy Call', within: 'header' })
    await visitor.isAt('/schedule')
  })
}
