import type { Route } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectStatus } from './support/dialog-forms.ts'
import { personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

/* data-access/submissions.test.ts has all responses; every-form.spec.ts sends every form without a connection. */

const booking = '**/rest/v1/rpc/book_strategy_call'

test('a booking meets every failure, is explained, and stored once', async ({ page, site, troubles }) => {
  // A retry of what was stored gets 409.
  troubles.allow(/status of (409|502|503)/, 'net::ERR_CONNECTION_RESET')
  const chosen = await goToConfirm(page)
  const { confirm, problem, successHeading } = wizardOf(page)
  const failed = ['Booking Failed', 'Please try again or contact us directly.'] as const
  // The answer is lost on its way, then unreadable.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  const garble = async (route: Route) => route.fulfill({ response: await route.fetch(), json: {} })
  const unclear = ['Your call may be booked', 'Please check your email or try again.'] as const
  for (const [breakSite, mend, message, toast] of [
    [site.stopDatabase, site.startDatabase, 'Something went wrong on our side.', failed],
    [() => page.route(booking, lose), () => page.unroute(booking), 'We couldn’t reach our server.', failed],
    [() => page.route(booking, garble), () => page.unroute(booking), 'it won’t be booked twice', unclear],
  ] as const) {
    await breakSite()
    await confirm.click()
    await expect(confirm).toBeEnabled()
    await expect(problem).toContainText(message)
    await expectStatus(page, toast[0], toast[1])
    await expectNothingLost(page, chosen)
    await mend()
  }
  await site.stopMail()
  await confirm.press('Enter')
  await expect(successHeading).toBeVisible()
  await expectStatus(page, 'Booking Confirmed!')
  await expect(page.getByText(failed[0])).toHaveCount(0)
  await expect(page.getByText('Your confirmation email comes later.')).toBeVisible()
  expect(await site.query('select email from public.bookings')).toEqual([{ email: visitor().email }])
  await site.startMail()
  await site.query("update private.outbox set due_at = now() where kind = 'booking.created'")
  await site.sweep()
  await personAndTeamMail(site, visitor().email)
})

test('a refused address is corrected, and mailed at once', async ({ page, site, troubles }) => {
  troubles.allow('status of 422')
  const { confirm, problem, successHeading, toDates, field } = wizardOf(page)
  const functions = '**/functions/v1/send-booking-notifications'
  // tests/database/suites/sending.test.ts has what the function does.
  await page.route(functions, (route) => route.fulfill({ status: 422, json: { error: 'address_refused' } }))
  const chosen = await goToConfirm(page)
  await confirm.click()
  await expect(problem).toContainText('Booking Failed')
  await expect(problem).toContainText('your mail server refused the email address')
  await page.unroute(functions)
  await page.getByRole('button', { name: 'Correct the Email Address' }).click()
  await expect(field('Email')).toBeFocused()
  const corrected = `corrected.${visitor().email}`
  await field('Email').fill(corrected)
  await toDates.click()
  await chooseDateAndTime(page)
  await expect(page.getByText(chosen.date, { exact: true })).toBeVisible()
  await confirm.click()
  await expect(successHeading).toBeVisible()
  expect(await site.query('select email from public.bookings')).toEqual([{ email: corrected }])
  await personAndTeamMail(site, corrected)
})
