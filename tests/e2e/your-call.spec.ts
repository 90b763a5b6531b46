import { readFile } from 'node:fs/promises'
import { site as siteContent } from '../../content/site.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { mailsAbout } from './support/mails.ts'
import { offeredTimes, openDay } from './support/offered-times.ts'
import { visitor } from './support/visitor.ts'
import { book, bookForSomebodyElse, chooseDateAndTime, goToConfirm, wizardOf } from './support/wizard.ts'
import { callOf, linkFor, openCall, rows } from './support/your-call.ts'

const team = siteContent.email

test('the mailed link moves a call, but not to a time just taken', async ({ page, site, troubles }) => {
  troubles.allow('status of 409')
  await book(page)
  const [before] = await rows(site)
  const call = await openCall(page, site)
  await expect(call.booked).toBeVisible()
  // The secret is removed from the URL, so that it is neither copied nor visible to other scripts.
  await expect(page).toHaveURL(`${site.url}/your-call`)
  await call.change.click()
  const taken = await chooseDateAndTime(page, { date: 1, time: 2 })
  await bookForSomebodyElse(site, taken)
  await call.move.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The call hasn’t changed.')
  expect((await rows(site))[0]).toEqual(before)
  await call.change.click()
  await expect(wizardOf(page).timeHeading).toBeFocused()
  await expect(wizardOf(page).times.filter({ hasText: new RegExp(`^${taken.time}$`) })).toHaveCount(0)

  await wizardOf(page).back('Date Selection').click()
  const chosen = await chooseDateAndTime(page, { date: 2, time: 3 })
  await call.move.click()
  await expect(page.getByText('Your call has a new time')).toBeVisible()
  await expect(call.booked).toBeFocused()
  await expect(wizardOf(page).detail('Date')).toHaveText(chosen.date)
  await expect(wizardOf(page).detail('Time')).toContainText(chosen.time)
  const [row] = await rows(site)
  expect(row).toMatchObject({ sequence: 1 })
  // Its own time changes nothing, and claims no mail.
  await call.change.click()
  await chooseDateAndTime(page, { date: 2, time: 3 })
  await call.move.click()
  await expect(page.getByText('The call is already at that time.')).toBeVisible()
  await expect(page.getByText('emailed')).toHaveCount(0)
  expect(await rows(site)).toMatchObject([{ sequence: 1 }, {}])
})

test('a call is moved to the same day a bit later, whatever it takes itself', async ({ page, site }) => {
  const hours = [{ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' }]
  const team = { hours, perDay: 1, buffer: { before: 30, after: 30 } }
  await site.query(
    "update private.settings set team_zone = 'America/Chicago', team_hours = $1::text::jsonb",
    [JSON.stringify(team)],
  )
  const later = offeredTimes()[2] ?? ''
  const chosen = await goToConfirm(page, { date: 1, time: 1 })
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).successHeading).toBeVisible()
  const call = await openCall(page, site)
  const downloads = page.waitForEvent('download')
  await call.change.click()
  await expect(page.getByText('Same day, a bit later:')).toBeVisible()
  await page.getByRole('button', { name: later }).click()
  await call.move.click()
  await expect(page.getByText('Your call has a new time')).toBeVisible()
  await expect(wizardOf(page).detail('Date')).toHaveText(chosen.date)
  await expect(wizardOf(page).detail('Time')).toContainText(later)
  // The new entry still leads to the call.
  await page.getByRole('button', { name: 'Add to Calendar' }).click()
  expect(await readFile(await (await downloads).path(), 'utf8')).toMatch(/your-call#/)
  await page.evaluate(() => Object.assign(URL, { createObjectURL: undefined }))
  await page.getByRole('button', { name: 'Add to Calendar' }).click()
  await expect(page.getByText('We couldn’t get the calendar file.')).toBeVisible()
})

test('the success screen links to the call; Back never undoes a change', async ({ page, site }) => {
  await book(page)
  await page.getByRole('link', { name: 'Move or cancel the call' }).click()
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

test('either side cancels with a note, and the person’s link can book again', async ({ page, site }) => {
  const person = visitor().email
  const chosen = await book(page)
  for (const [round, { who, reader, note }] of [
    { who: 'person', reader: team, note: 'Their note: We fell ill, sorry!' },
    { who: 'team', reader: person, note: 'A note from us: We fell ill, sorry!' },
  ].entries()) {
    const call = await openCall(page, site, who as 'person' | 'team')
    await call.cancel.click()
    await call.note.fill('We fell ill, sorry!')
    await call.cancel.click()
    await expect(call.canceled).toBeFocused()
    expect(await rows(site)).toMatchObject([{ canceled_by: who, note: 'We fell ill, sorry!' }])
    const read = async () => {
      await site.sweep()
      const mails = await mailsAbout(site, person)
      return mails.flatMap(({ to, text }) => (to.includes(reader) ? [text] : [])).join()
    }
    await expect.poll(read).toContain(note)

    await openCall(page, site)
    await call.again.click()
    expect(await chooseDateAndTime(page)).toEqual(chosen)
    await call.again.click()
    await expect(page.getByText('Your call is booked again')).toBeVisible()
    expect(await rows(site)).toMatchObject([{ canceled_by: null, sequence: 2 * round + 2 }])
  }
})

test('a lost connection, another call’s link, a change elsewhere', async ({ page, site, troubles }) => {
  troubles.allow('ERR_FAILED', 'status of 409')
  await book(page)
  await page.route('**/rpc/call_of', (route) => route.abort())
  await page.goto(await linkFor(site, 'team'))
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await page.unroute('**/rpc/call_of')
  await again.click()
  const call = callOf(page)
  await expect(call.booked).toBeVisible()
  await call.cancel.click()
  await call.note.fill('For the person')

  // The link of another call drops the note for this one; a link within the page does not.
  await openCall(page, site)
  await call.cancel.click()
  await expect(call.note).toHaveValue('')

  // A reload does not go on with what was begun before the call was changed.
  await site.query('update public.bookings set sequence = 1')
  await page.reload()
  await expect(call.booked).toBeVisible()
  await expect(call.note).toHaveCount(0)
  await call.cancel.click()
  await call.note.fill('For the team')
  await page.evaluate(() => location.assign('#main'))
  await expect(call.note).toHaveValue('For the team')
  await page.reload()
  await expect(call.note).toBeVisible()

  // A call changed in another window cannot be canceled before the change is shown. The note stays.
  await site.query('update public.bookings set sequence = 2')
  await call.note.fill('For the team')
  await call.cancel.click()
  await expect(page.getByText('This call was changed in another window')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ canceled_by: null }])
  await call.cancel.click()
  await expect(call.note).toHaveValue('For the team')
})

test('the team books off its hours, in the person’s zone, on the day asked for', async ({
  page,
  site,
  troubles,
}) => {
  // The page first looks for a call with the secret.
  troubles.allow('status of 404')
  const { firstName, lastName, email, organization } = visitor()
  const day = openDay()
  const wizard = wizardOf(page)
  await site.query(
    `insert into public.leads (form, first_name, last_name, email, organization, help_with, preferred_day,
       preferred_part_of_day, timezone)
     values ('call-request', $1, $2, $3, $4, '{Consulting}', $5, 'morning', 'Asia/Tokyo')`,
    [firstName, lastName, email, organization, day],
  )
  // No hour of the team's suits Tokyo.
  await site.query(
    `update private.settings set calls_of_network = 0, team_zone = 'America/Chicago',
       team_hours = '{"hours": [{"days": [1, 2, 3, 4, 5], "from": "09:00", "until": "17:00"}]}'`,
  )
  const [lead] = await site.query<{ secret: string }>(
    'select api.team_secret(id) as secret from public.leads',
  )
  await page.goto(`/your-call#${lead?.secret}`)
  await expect(wizard.detail('Asked for')).toContainText('morning')
  await page.getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Answered.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Book a Time for Zoë' }).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Time for Zoë')
  // Nobody gave a number.
  await expect(wizard.field('Phone')).not.toHaveAttribute('required')
  await wizard.toDates.click()
  await expect(wizard.timeHeading).toBeFocused()
  await expect(page.getByText('In Zoë’s time, Japan Time; yours in parentheses.')).toBeVisible()
  await wizard.times
    .filter({ hasText: /AM \(\w{3} \d+:00\u00a0PM\) you’re off/ })
    .first()
    .click()
  await wizard.confirm.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked for Zoë')
  const booked = await site.query('select booking_date::text as day, timezone, phone from public.bookings')
  expect(booked).toEqual([{ day, timezone: 'Asia/Tokyo', phone: null }])
})

test('after a no-show, the team says so, takes it back, and can book again', async ({ page, site }) => {
  await book(page)
  await site.query(
    "update public.bookings set starts_at = now() - interval '1 hour', ends_at = now() - interval '15 minutes'",
  )
  await openCall(page, site, 'team')
  await expect(wizardOf(page).detail('Phone')).toHaveText(visitor().phone)
  await page.getByRole('button', { name: 'They Didn’t Come' }).click()
  await expect(page.getByRole('heading', { name: 'They didn’t come' })).toBeFocused()
  const bookForThem = page.getByRole('link', { name: 'Book a Time for Zoë' })
  await expect(bookForThem).toBeVisible()
  await page.getByRole('button', { name: 'They Did Come' }).click()
  await expect(page.getByRole('button', { name: 'They Didn’t Come' })).toBeVisible()
  await expect(bookForThem).toHaveCount(0)
})

test('the team cancels an ill day’s calls with one note', async ({ page, site }) => {
  await book(page)
  const call = await openCall(page, site, 'team')
  await call.cancel.click()
  await call.note.fill('I am ill. Sorry!')
  page.once('dialog', (dialog) =>
    dialog.message().endsWith('Zoë Test-Núñez') ? dialog.accept() : dialog.dismiss(),
  )
  await page.getByRole('button', { name: 'Cancel All Calls on This Day (1)' }).click()
  await expect(page.getByText('All calls of this day are canceled')).toBeVisible()
  await expect(call.canceled).toBeFocused()
  await page.getByRole('button', { name: 'Open the Day Again' }).click()
  await expect(page.getByText('The day is open for new calls again.')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ canceled_by: 'team', note: 'I am ill. Sorry!' }])
})
