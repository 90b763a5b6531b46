import type { LocalSite } from '../../supabase/local/local-site.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { mailsAbout } from './support/mails.ts'
import { bookForSomebodyElse } from './support/other-visitor.ts'
import { visitor } from './support/visitor.ts'
import { book, chooseDateAndTime, wizardOf } from './support/wizard.ts'
import { callOf, filesTo, linkFor, openCall, rows } from './support/your-call.ts'

test('a time that was taken a moment ago leaves the old one', async ({ page, site, troubles }) => {
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

test('a call is cancelled with a line, its time is offered again, and the same link books again', async ({
  page,
  site,
}) => {
  const chosen = await book(page)
  const call = await openCall(page, site)
  await call.cancel.click()
  await call.line.fill('We fell ill, sorry!')
  await call.cancel.click()
  await expect(call.cancelled).toBeFocused()
  expect(await rows(site)).toMatchObject([{ cancelled_by: 'person', note: 'We fell ill, sorry!' }])
  for (const to of [visitor().email, 'team@example.org']) {
    expect((await filesTo(site, to)).map(({ method }) => method).sort()).toEqual(['CANCEL', 'REQUEST'])
  }
  expect(await textsTo(site, 'team@example.org')).toContain('Their note: We fell ill, sorry!')

  await openCall(page, site)
  await call.again.click()
  const again = await chooseDateAndTime(page, { date: 0, time: 0 })
  expect(again).toEqual(chosen)
  await call.again.click()
  await expect(page.getByText('Your call is booked again')).toBeVisible()
  expect(await rows(site)).toMatchObject([{ cancelled_by: null, sequence: 2 }])
})

test('the team cancels by its own link, and the person reads why', async ({ page, site }) => {
  await book(page)
  const call = await openCall(page, site, 'team')
  await call.cancel.click()
  await call.line.fill('I have to travel.')
  await call.cancel.click()
  await expect(call.cancelled).toBeFocused()
  expect(await rows(site)).toMatchObject([{ cancelled_by: 'team' }])
  await site.sweep()
  expect(await textsTo(site, visitor().email)).toContain('A note from us: I have to travel.')
})

async function textsTo(site: LocalSite, to: string): Promise<string> {
  const mails = await mailsAbout(site, visitor().email)
  return mails.flatMap(({ envelope, text }) => (envelope.to.includes(to) ? text : [])).join()
}

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
