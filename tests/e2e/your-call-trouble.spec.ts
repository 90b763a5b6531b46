import { expect, test } from '../helpers/local-site-fixture.ts'
import { mailsAbout } from './support/mails.ts'
import { bookForSomebodyElse } from './support/other-visitor.ts'
import { visitor } from './support/visitor.ts'
import { chooseDateAndTime, wizardOf } from './support/wizard.ts'
import { book, callOf, filesTo, linkFor, rows } from './support/your-call.ts'

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says how to write to us', async ({ page }) => {
    await page.goto('/your-call#AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: 'Change your call by email or phone' })).toBeVisible()
    const address = page.getByRole('main').getByRole('link', { name: /@example\.org/ })
    await expect(address.first()).toBeVisible()
  })
})
