import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import ICAL from 'ical.js'
import { bookingRules } from '../../content/booking-rules.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { expectStatus } from './support/dialog-forms.ts'
import { personAndTeamMail } from './support/mails.ts'
import { storedContact, visitor } from './support/visitor.ts'
import { goToConfirm, textOf, toDates, wizardOf } from './support/wizard.ts'

const person = visitor()

test('page, database, mails and calendar files agree on a booked call', async ({ page, context, site }) => {
  const events = await recordTagFunction(context)
  const wizard = wizardOf(page)
  await toDates(page)
  const chooseSecond = async (choices: Locator) => {
    await choices.first().focus()
    await page.keyboard.press('Tab')
    await expect(choices.nth(1)).toBeFocused()
    const chosen = await textOf(choices.nth(1))
    await page.keyboard.press('Enter')
    return chosen
  }
  const chosen = { date: await chooseSecond(wizard.dates), time: await chooseSecond(wizard.times) }
  await expect(wizard.confirmHeading).toBeFocused()
  await expect(wizard.detail('Timezone')).toHaveText('Central Time')
  await expect(wizard.detail('Duration')).toHaveText(`${bookingRules.lengthMinutes} minutes`)
  const sent: string[] = []
  page.on('request', (request) => void (/book_strategy_call/.test(request.url()) && sent.push(request.url())))
  // A double click books once.
  await wizard.confirm.dblclick()

  await expect(wizard.successHeading).toBeFocused()
  expect(sent).toHaveLength(1)
  await expectStatus(page, 'Booking Confirmed!', 'Your strategy call has been scheduled successfully.')
  await expect(page.getByText('Your strategy call has been scheduled', { exact: true })).toBeVisible()
  await expect(wizard.booked(chosen)).toContainText('Central')
  await expect(wizard.detail('Time zone')).toContainText('Central Time (GMT−')
  await expect(wizard.detail('Where')).toHaveText('Virtual Meeting')

  const bookings = await site.query<Record<string, string>>(
    'select *, booking_date::text as booking_day from public.bookings',
  )
  const [booking] = bookings
  if (!booking || bookings.length > 1) throw new Error(`${bookings.length} calls are stored`)
  const link = String(booking['meeting_link'])
  expect(link).toMatch(/^https:\/\/meet\.jit\.si\/[0-9a-f]{10}$/)
  await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', link)

  expect(booking).toMatchObject({
    ...storedContact(),
    timezone: 'America/Chicago',
    booking_time: chosen.time,
  })
  const startsAt = new Date(String(booking['starts_at']))
  expect(new Date(String(booking['ends_at'])).getTime() - startsAt.getTime()).toBe(
    bookingRules.lengthMinutes * 60_000,
  )
  const timeZone = 'America/Chicago'
  expect(startsAt.toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })).toBe(chosen.date)
  const clock = startsAt.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
  expect(clock.replace(/\s/, ' ')).toBe(chosen.time)

  const { toPerson, toTeam } = await personAndTeamMail(site, person.email)
  const when = `${chosen.date} at ${chosen.time}`
  for (const { text } of [toPerson, toTeam])
    for (const said of [`: ${when} Central Time\n`, link]) expect(text).toContain(said)

  await expect
    .poll(() => events)
    .toEqual([
      { name: 'schedule_viewed', parameters: { page: '/schedule', prefilled: false } },
      {
        name: 'call_booked',
        parameters: {
          booking_id: expect.stringMatching(/^[\w-]{36}$/),
          date: booking['booking_day'],
          time: chosen.time,
          timezone: 'America/Chicago',
        },
      },
    ])
  // Analytics must not get the meeting link, or the id of a row.
  const room = link.split('/').at(-1) ?? ''
  for (const secret of [room, String(booking['id']), String(booking['lead_id'])])
    expect(JSON.stringify(events).replaceAll('-', '')).not.toContain(secret.replaceAll('-', ''))

  await test.step('the calendar files on the page and in the mail contain the same event', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${booking['id']}.ics`)
    const downloaded = eventIn(await readFile(await download.path(), 'utf8'))
    const attached = eventIn(String(toPerson.attachments[0]?.content))
    expect(downloaded).toEqual(attached)
    const stamp = (instant: unknown) => new Date(String(instant)).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(downloaded).toMatchObject({
      method: 'METHOD:REQUEST',
      uid: `UID:${booking['id']}`,
      dtstart: `DTSTART:${stamp(startsAt)}`,
      dtend: `DTEND:${stamp(booking['ends_at'])}`,
      location: `LOCATION:${link}`,
      description: expect.stringContaining(`${site.url}/your-call#`),
      attendee: expect.stringMatching(`:mailto:${person.email}$`),
    })
  })

  await test.step('what is printed has no address with the call’s secret', async () => {
    await page.emulateMedia({ media: 'print' })
    const shown = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            getComputedStyle(link, '::after').content + (link.checkVisibility() ? link.textContent : ''),
        ),
      )
    expect(shown.join()).not.toMatch(/your-call#|%20|data:/)
    await page.emulateMedia({ media: null })
  })

  await test.step('the meeting link is copied, or selected if the browser refuses, and Done leads home', async () => {
    const copy = page.getByRole('button', { name: 'Copy Meeting Link' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await copy.click()
    await expectStatus(page, 'Meeting link copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.evaluate(() => {
      getSelection()?.removeAllRanges()
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await copy.click()
    await expect(page.getByText('Your browser didn’t let us copy the link.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(link)
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

test('above a limit, everything typed becomes a call request', async ({ page, site, troubles }) => {
  troubles.allow('status of 429')
  await page.route('**/rpc/book_strategy_call', (route) =>
    route.fulfill({ status: 429, json: { code: 'PT429', message: 'too_many_calls' } }),
  )
  const chosen = await goToConfirm(page)
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).problem).toContainText('We can’t book more calls online right now.')
  await page.getByRole('link', { name: 'Request a Call' }).click()
  await expect(page.getByLabel('Which day works for you?')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Request a Call' }).click()
  await expect(page).toHaveURL(/\/thanks\/call-request/)
  const [request] = await site.query(
    "select email, phone, preferred_part_of_day as part from public.leads where form = 'call-request'",
  )
  const part = chosen.time.endsWith('AM') ? 'morning' : 'afternoon'
  expect(request).toEqual({ email: person.email, phone: person.phone, part })
})

/** What a calendar file says of its only event, by property. */
function eventIn(text: string): Record<string, string> {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  if (events.length !== 1) throw new Error(`${events.length} events in the file`)
  const properties = [calendar, ...events].flatMap((each) => each.getAllProperties())
  const said = properties
    .filter(({ name }) => name !== 'dtstamp')
    .map((each) => [
      each.name,
      // `ics` writes the scheme of an address in capitals, which means the same.
      each.toICALString().replace(/:mailto:/i, ':mailto:'),
    ])
  return Object.fromEntries(said)
}
