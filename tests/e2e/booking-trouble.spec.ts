import { expect, test } from '../helpers/local-site-fixture.ts'
import { loseAnswers, whileMailIsDown } from './support/backend-troubles.ts'
import { mailsAbout } from './support/mails.ts'
import { countBookings } from './support/other-visitor.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

const bookingCall = '**/rest/v1/rpc/book_strategy_call'
const failed = ['Booking Failed', 'Please try again or contact us directly.'] as const

test('a booking whose answer was lost is not made twice when it is tried again', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('net::ERR_CONNECTION_RESET')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  const letThrough = await loseAnswers(page, bookingCall)
  await wizard.confirm.click()
  await expectToast(page, ...failed)
  await expect(wizard.problem).toContainText('We could not reach our server.')
  expect(await countBookings(site)).toBe(1)
  await expectNothingLost(page, chosen)
  await letThrough()
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
  expect(await mailsAbout(site, visitor().email)).toHaveLength(2)
})

test('a booking whose mail could not be sent is finished by trying again', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 502')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await whileMailIsDown(site, async () => {
    await wizard.confirm.click()
    await expectToast(page, ...failed)
    await expect(wizard.problem).toContainText('Your time is held')
    await expectNothingLost(page, chosen)
    await page.reload()
    await expectNothingLost(page, chosen)
  })
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
  expect(await mailsAbout(site, visitor().email)).toHaveLength(2)
})

test('while the database is down a booking fails, and succeeds afterwards', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 503')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await site.stopDatabase()
  try {
    await wizard.confirm.click()
    await expectToast(page, ...failed)
    await expect(wizard.problem).toContainText('Something went wrong on our side.')
    await expectNothingLost(page, chosen)
  } finally {
    await site.startDatabase()
  }
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
})

test('a visitor who is offline is told so, and books when the connection is back', async ({
  page,
  context,
  site,
}) => {
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await context.setOffline(true)
  await wizard.confirm.click()
  await expectToast(page, ...failed)
  await expect(wizard.problem).toContainText('please check your connection')
  await expectNothingLost(page, chosen)
  await context.setOffline(false)
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
})

test('a server that does not answer is not waited for without end', async ({ page, site }) => {
  await page.clock.install()
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await page.route(bookingCall, () => {})
  const asked = page.waitForRequest(bookingCall)
  await wizard.confirm.click()
  await expect(wizard.busy).toBeVisible()
  // The proof of work comes first; the page waits for the server from here on.
  await asked
  await page.clock.fastForward(16_000)
  await expectToast(page, ...failed)
  await expect(wizard.problem).toContainText('Our server took too long to answer.')
  await expectNothingLost(page, chosen)
  await page.unroute(bookingCall)
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
})

test('an answer that says nothing tells the visitor that the call may be booked', async ({ page, site }) => {
  const wizard = wizardOf(page)
  await goToConfirm(page)
  await page.route(bookingCall, async (route) => route.fulfill({ response: await route.fetch(), json: {} }))
  await wizard.confirm.click()
  await expectToast(page, 'Your call may be booked', 'Please check your email or try again.')
  await expect(wizard.problem).toContainText('it will not be booked twice')
  await page.unroute(bookingCall)
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
})
