import { expect, test } from '../helpers/local-site-fixture.ts'
import { mailsAbout } from './support/mails.ts'
import { bookForSomebodyElse } from './support/other-visitor.ts'
import { visitor } from './support/visitor.ts'
import { book, chooseDateAndTime, wizardOf } from './support/wizard.ts'
import { callOf, filesTo, linkFor, openCall, rows } from './support/your-call.ts'

test('moving to a time that was just taken keeps the old time', async ({ page, site, troubles }) => {
  troubles.allow('status of 409')
  await book(page)
  const [before] = await rows(site)
  const call = await openCall(page, site)
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

for (const [who, noteText] of [
  ['person', 'Their note: We fell ill, sorry!'],
  ['team', 'A note from us: We fell ill, sorry!'],
] as const) {
  test(`the ${who} cancels a call with a note to the other side; the person’s link can book the time again`, async ({
    page,
    site,
  }) => {
    const chosen = await book(page)
    const call = await openCall(page, site, who)
    await call.cancel.click()
    await call.note.fill('We fell ill, sorry!')
    await call.cancel.click()
    await expect(call.cancelled).toBeFocused()
    expect(await rows(site)).toMatchObject([{ cancelled_by: who, note: 'We fell ill, sorry!' }])
    for (const to of [visitor().email, 'team@example.org'])
      expect((await filesTo(site, to)).map(({ method }) => method).sort()).toEqual(['CANCEL', 'REQUEST'])
    const mails = await mailsAbout(site, visitor().email)
    const reader = who === 'person' ? 'team@example.org' : visitor().email
    const read = mails.filter(({ to }) => to.includes(reader)).map(({ text }) => text)
    expect(read.join()).toContain(noteText)

    await openCall(page, site)
    await call.again.click()
    expect(await chooseDateAndTime(page)).toEqual(chosen)
    await call.again.click()
    await expect(page.getByText('Your call is booked again')).toBeVisible()
    expect(await rows(site)).toMatchObject([{ cancelled_by: null, sequence: 2 }])
  })
}

test('a call changed in another window cannot be canceled before the change is shown', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 409')
  await book(page)
  const call = await openCall(page, site)
  await call.cancel.click()
  await site.query('update public.bookings set sequence = 1')
  await call.cancel.click()
  await expect(page.getByText('This call was changed in another window')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ cancelled_by: null }])
})

test('if the connection fails, the page says so and Try again loads the call', async ({
  page,
  site,
  troubles,
}) => {
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

test('the link of another call drops the note for this one, and a link within the page does not', async ({
  page,
  site,
}) => {
  await book(page)
  const team = await openCall(page, site, 'team')
  await team.cancel.click()
  await team.note.fill('For the person')
  const person = await openCall(page, site)
  await person.cancel.click()
  await expect(person.note).toHaveValue('')
  await person.note.fill('For the team')
  await page.evaluate(() => location.assign('#main'))
  await expect(person.note).toHaveValue('For the team')
})
