import type { Page } from '@playwright/test'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { eventIn } from './support/calendar-file.ts'
import { mailsAbout } from './support/mails.ts'
import { bookForSomebodyElse } from './support/other-visitor.ts'
import { visitor } from './support/visitor.ts'
import { type Chosen, chooseDateAndTime, goToConfirm, wizardOf } from './support/wizard.ts'

const callOf = (page: Page) => ({
  booked: page.getByRole('heading', { name: 'Your call is booked' }),
  cancelled: page.getByRole('heading', { name: 'This call is canceled' }),
  change: page.getByRole('button', { name: 'Choose another time' }),
  move: page.getByRole('button', { name: 'Move the call' }),
  cancel: page.getByRole('button', { name: 'Cancel the call' }),
  again: page.getByRole('button', { name: 'Book again' }),
  line: page.getByRole('textbox', { name: /^A note to/ }),
})

async function book(page: Page, date = 0): Promise<Chosen> {
  const chosen = await goToConfirm(page, { date })
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).successHeading).toBeVisible()
  return chosen
}

/** The link in the newest mail to the person, or to the team. */
async function linkFor(site: LocalSite, who: 'person' | 'team'): Promise<string> {
  const [newest] = await atLeast(1, async () => {
    await site.sweep()
    const mails = await mailsAbout(site, visitor().email)
    const mine = mails.filter(({ envelope }) => envelope.to.includes(visitor().email) === (who === 'person'))
    return mine.flatMap(({ text }) => text.match(/https?:\S+\/your-call#\S+/) ?? [])
  })
  return newest ?? ''
}

/** The calendar files of both mails: about the booking and about its change. */
function filesTo(site: LocalSite, to: string) {
  return atLeast(2, async () => {
    await site.sweep()
    const mails = (await mailsAbout(site, visitor().email)).filter(({ envelope }) => envelope.to.includes(to))
    return mails.flatMap(({ attachments }) =>
      attachments.map(({ base64 }) => eventIn(Buffer.from(base64, 'base64').toString())),
    )
  })
}

/** A sweep passes over a mail that another request is sending at that moment: it comes a little later. */
async function atLeast<T>(count: number, read: () => Promise<T[]>): Promise<T[]> {
  let found: T[] = []
  await expect(async () => {
    found = await read()
    expect(found.length).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 10_000 })
  return found
}

const rows = (site: LocalSite) =>
  site.query<{ starts_at: string; sequence: number; cancelled_by: string | null; note: string | null }>(
    'select starts_at, sequence, cancelled_by, note from public.bookings order by created_at',
  )

test('a booked call is moved by the link in its mail: page, database, mails and calendars agree', async ({
  page,
  site,
}) => {
  await book(page)
  await page.goto(await linkFor(site, 'person'))
  const call = callOf(page)
  await expect(call.booked).toBeVisible()
  // Nothing of the secret stays where a copied address or another script would find it.
  await expect(page).toHaveURL(`${site.url}/your-call`)
  await call.change.click()
  const chosen = await chooseDateAndTime(page, { date: 2, time: 3 })
  await call.move.click()
  await expect(page.getByText('Your call has a new time')).toBeVisible()
  await expect(call.booked).toBeFocused()
  await expect(wizardOf(page).detail('Date')).toHaveText(chosen.date)
  await expect(wizardOf(page).detail('Time')).toContainText(chosen.time)

  const [row] = await rows(site)
  expect(row).toMatchObject({ sequence: 1 })
  for (const to of [visitor().email, 'team@example.org']) {
    const files = await filesTo(site, to)
    const ids = new Set(files.map(({ uid }) => uid))
    expect(ids.size).toBe(1)
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
    expect(files.map(({ start }) => start)).toContain(new Date(String(row?.starts_at)).toISOString())
  }
})

test('the success screen leads to the call, and so does a reload', async ({ page, site }) => {
  await book(page)
  await page.getByRole('link', { name: 'Choose another time or cancel' }).click()
  await expect(callOf(page).booked).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/your-call`)
  await page.reload()
  await expect(callOf(page).booked).toBeVisible()
})

test('the browser’s Back goes one step back, and never to a change that is done', async ({ page, site }) => {
  await book(page)
  await page.goto(await linkFor(site, 'person'))
  const call = callOf(page)
  await call.change.click()
  await chooseDateAndTime(page, { date: 1 })
  await expect(call.move).toBeVisible()
  await page.goBack()
  await expect(wizardOf(page).timeHeading).toBeFocused()
  await page.reload()
  await expect(wizardOf(page).timeHeading).toBeVisible()
  await wizardOf(page).times.first().click()
  await call.move.click()
  await expect(call.booked).toBeVisible()
  await page.goBack()
  await expect(call.booked).toBeVisible()
  expect(await rows(site)).toMatchObject([{ sequence: 1 }])
})

test('a call is moved across a clock change of the visitor’s zone: page, mails and files have one instant', async ({
  browser,
  site,
}) => {
  const zone = 'America/Chicago'
  const now = fiveDaysBeforeClockChange(zone)
  // The database has a clock of its own; where it asks how far ahead a time is, it asks for the same day here.
  const [rule] = await site.query<{ source: string }>(
    "select pg_get_functiondef('private.check_booking_time'::regproc) as source",
  )
  const source = rule?.source ?? ''
  await site.query(source.replaceAll('now()', `'${now.toISOString()}'::timestamptz`))
  const context = await browser.newContext({ timezoneId: zone, baseURL: site.url })
  try {
    const page = await context.newPage()
    await page.clock.setSystemTime(now)
    await tellTheTime(page, now)
    // The last day before the change, and the first after it.
    const before = await book(page, 2)
    const [booked] = await rows(site)
    await page.goto(await linkFor(site, 'person'))
    await expect(wizardOf(page).detail('Time')).toContainText(before.time)
    await callOf(page).change.click()
    const after = await chooseDateAndTime(page, { date: 3 })
    expect([before.time, after.time]).toEqual(['9:00 AM', '9:00 AM'])
    await callOf(page).move.click()
    await expect(page.getByText('Your call has a new time')).toBeVisible()

    const [moved] = await rows(site)
    const instants = [booked, moved].map((row) => new Date(String(row?.starts_at)))
    expect(instants.map((instant) => wallClock(instant, zone))).toEqual([
      `${before.date} at ${before.time}`,
      `${after.date} at ${after.time}`,
    ])
    // Three days by the calendar are an hour more or less by the clock.
    const hours = (Number(instants[1]) - Number(instants[0])) / 3_600_000
    expect(Math.abs(hours - 72)).toBe(1)
    for (const to of [visitor().email, 'team@example.org']) {
      const starts = (await filesTo(site, to)).map(({ start }) => start)
      expect(starts.sort()).toEqual(instants.map((instant) => instant.toISOString()))
    }
    const texts = (await mailsAbout(site, visitor().email)).map(({ text }) => text)
    for (const chosen of [before, after]) {
      const about = texts.filter((text) => text.includes(chosen.date))
      expect(about.length).toBeGreaterThanOrEqual(2)
      expect(about.filter((text) => !text.includes(chosen.time))).toEqual([])
    }
  } finally {
    await site.query(source)
    await context.close()
  }
})

/** The page believes the server's clock more than its own. */
async function tellTheTime(page: Page, now: Date): Promise<void> {
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: now.toUTCString() } })
  })
}

/** A Tuesday: clocks change on a Sunday there. */
function fiveDaysBeforeClockChange(zone: string): Date {
  const day = new Date()
  day.setUTCHours(15, 0, 0, 0)
  const offset = (date: Date) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .format(date)
      .split(' ')
      .at(-1)
  const later = (days: number) => new Date(day.getTime() + days * 86_400_000)
  let ahead = 6
  while (offset(later(ahead)) === offset(later(ahead - 1))) ahead += 1
  return later(ahead - 5)
}

/** As the wizard writes a date and a time. */
function wallClock(instant: Date, timeZone: string): string {
  const date = instant.toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })
  const time = instant.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
  return `${date} at ${time}`.replace(/\u202f/g, ' ')
}

test('a time that was taken a moment ago leaves the old one', async ({ page, site, troubles }) => {
  troubles.allow('status of 409')
  await book(page)
  const [before] = await rows(site)
  await page.goto(await linkFor(site, 'person'))
  const call = callOf(page)
  await call.change.click()
  const chosen = await chooseDateAndTime(page, { date: 1, time: 2 })
  await bookForSomebodyElse(site, chosen)
  await call.move.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your call is as it was.')
  await call.change.click()
  await expect(wizardOf(page).timeHeading).toBeFocused()
  await expect(wizardOf(page).times.filter({ hasText: new RegExp(`^${chosen.time}$`) })).toHaveCount(0)
  expect((await rows(site))[0]).toEqual(before)
})

test('a call is cancelled with a line, its time is offered again, and the same link books again', async ({
  page,
  site,
}) => {
  const chosen = await book(page)
  await page.goto(await linkFor(site, 'person'))
  const call = callOf(page)
  await call.cancel.click()
  await call.line.fill('We fell ill, sorry!')
  await call.cancel.click()
  await expect(call.cancelled).toBeFocused()
  expect(await rows(site)).toMatchObject([{ cancelled_by: 'person', note: 'We fell ill, sorry!' }])
  for (const to of [visitor().email, 'team@example.org']) {
    expect((await filesTo(site, to)).map(({ method }) => method).sort()).toEqual(['CANCEL', 'REQUEST'])
  }
  const toTeam = (await mailsAbout(site, visitor().email)).filter(({ envelope }) =>
    envelope.to.includes('team@example.org'),
  )
  expect(toTeam.some(({ text }) => text.includes('Their line: We fell ill, sorry!'))).toBe(true)

  await page.goto(await linkFor(site, 'person'))
  await call.again.click()
  const again = await chooseDateAndTime(page, { date: 0, time: 0 })
  expect(again).toEqual(chosen)
  await call.again.click()
  await expect(page.getByText('Your call is booked again')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ cancelled_by: null, sequence: 2 }])
})

test('the team moves and cancels by its own link, and the person reads why', async ({ page, site }) => {
  await book(page)
  await page.goto(await linkFor(site, 'team'))
  const call = callOf(page)
  await expect(call.booked).toBeVisible()
  await call.change.click()
  await chooseDateAndTime(page, { date: 2, time: 3 })
  await call.line.fill('Our train is late.')
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('Your call has a new time')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ sequence: 1 }])
  await call.cancel.click()
  await call.line.fill('I have to travel.')
  await call.cancel.click()
  await expect(call.cancelled).toBeFocused()
  await site.sweep()
  const toPerson = (await mailsAbout(site, visitor().email)).filter(({ envelope }) =>
    envelope.to.includes(visitor().email),
  )
  expect(toPerson.some(({ text }) => text.includes('A line from us: I have to travel.'))).toBe(true)
})

test('a scanner that opens the link twenty times changes nothing, also where it runs scripts', async ({
  page,
  site,
  request,
}) => {
  await book(page)
  const link = await linkFor(site, 'person')
  const before = await site.query('select * from public.bookings')
  for (let opened = 0; opened < 20; opened += 1) await request.get(link)
  for (let opened = 0; opened < 3; opened += 1) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(callOf(page).booked).toBeVisible()
  }
  expect(await site.query('select * from public.bookings')).toEqual(before)
})

test('a change in another window is shown before anything else is done', async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.allow('status of 409')
  await book(page)
  const link = await linkFor(site, 'person')
  const other = await context.newPage()
  await page.goto(link)
  await other.goto(link)
  await callOf(page).cancel.click()
  await callOf(other).cancel.click()
  await callOf(other).cancel.click()
  await expect(callOf(other).cancelled).toBeVisible()
  await callOf(other).again.click()
  await chooseDateAndTime(other)
  await callOf(other).again.click()
  await expect(callOf(other).booked).toBeVisible()
  await callOf(page).cancel.click()
  await expect(page.getByText('This call was changed in another window')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ cancelled_by: null, sequence: 2 }])
})

test('a wrong link, and none, are told kindly', async ({ page, troubles }) => {
  troubles.allow('status of 404')
  await page.goto('/your-call#AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'We could not find this call' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/your-call')
  await expect(page.getByRole('heading', { name: 'Open this page from your email' })).toBeVisible()
})

test('a lost connection says so, and Try again goes on', async ({ page, site, troubles }) => {
  troubles.allow('ERR_FAILED')
  await book(page)
  const link = await linkFor(site, 'person')
  await page.route('**/rpc/call_of', (route) => route.abort())
  await page.goto(link)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/rpc/call_of')
  await again.click()
  await expect(callOf(page).booked).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says how to write to us', async ({ page }) => {
    await page.goto('/your-call#AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: 'Change your call by email or phone' })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /@example\.org/ })
        .first(),
    ).toBeVisible()
  })
})
