import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { mailsAbout } from './support/mails.ts'
import { visitor } from './support/visitor.ts'
import { book, chooseDateAndTime, wallClock, wizardOf } from './support/wizard.ts'
import { callOf, filesTo, openCall, rows } from './support/your-call.ts'

test('a visitor moves a call through the link in the mail: page, database, mails and calendar files agree', async ({
  page,
  site,
}) => {
  await book(page)
  const call = await openCall(page, site)
  await expect(call.booked).toBeVisible()
  // The secret is removed from the URL, so that it is neither copied nor visible to other scripts.
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

test('the success screen links to the call, where Back goes one step back and never undoes a change', async ({
  page,
  site,
}) => {
  await book(page)
  await page.getByRole('link', { name: 'Choose another time or cancel' }).click()
  const call = callOf(page)
  await expect(call.booked).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/your-call`)
  await page.reload()
  await expect(call.booked).toBeVisible()
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

test('a call moved across a clock change in the visitor’s zone: page, mails and calendar files agree', async ({
  browser,
  site,
}) => {
  const zone = 'America/Chicago'
  const now = fiveDaysBeforeClockChange(zone)
  // Give the database's check of booking times the same fake clock as the page.
  const [rule] = await site.query<{ source: string }>(
    "select pg_get_functiondef('private.check_booking_time'::regproc) as source",
  )
  const source = rule?.source ?? ''
  await site.query(source.replaceAll('now()', `'${now.toISOString()}'::timestamptz`))
  const context = await browser.newContext({ timezoneId: zone, baseURL: site.url })
  try {
    const page = await context.newPage()
    await page.clock.setSystemTime(now)
    await setServerDate(page, now)
    // The last day before the change, and the first after it.
    const before = await book(page, { date: 2 })
    const [booked] = await rows(site)
    const call = await openCall(page, site)
    await expect(wizardOf(page).detail('Time')).toContainText(before.time)
    await call.change.click()
    const after = await chooseDateAndTime(page, { date: 3 })
    expect([before.time, after.time]).toEqual(['9:00 AM', '9:00 AM'])
    await call.move.click()
    await expect(page.getByText('Your call has a new time')).toBeVisible()

    const [moved] = await rows(site)
    const instants = [booked, moved].map((row) => new Date(String(row?.starts_at)))
    expect(instants.map((instant) => wallClock(instant, zone))).toEqual([before, after])
    // Three calendar days across the change are 71 or 73 hours.
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

/** Sets the `Date` header of responses, which the page trusts over its own clock. */
async function setServerDate(page: Page, now: Date): Promise<void> {
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: now.toUTCString() } })
  })
}

/** The next such date: a Tuesday, since clocks change on a Sunday. */
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
