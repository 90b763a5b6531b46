import type { Page, Route } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectStatus } from './support/dialog-forms.ts'
import { personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

/*
 * A booking meets every failure in turn. data-access/submissions.test.ts has all responses of the server, and
 * every-form.spec.ts sends every form without a connection.
 */

const booking = '**/rest/v1/rpc/book_strategy_call'

/** Requests reach the server, but what follows happens to their responses. @returns what ends it */
async function answered(page: Page, follow: (route: Route) => Promise<unknown>) {
  await page.route(booking, follow)
  return () => page.unroute(booking)
}

test('the confirmation of a booking explains failures; a retry stores it once', async ({
  page,
  site,
  troubles,
}) => {
  // A retry of what was stored gets 409.
  troubles.allow(/status of (409|502|503)/, 'net::ERR_CONNECTION_RESET')
  const chosen = await goToConfirm(page)
  const { confirm, problem, successHeading } = wizardOf(page)
  const failed = ['Booking Failed', 'Please try again or contact us directly.'] as const
  const failures = [
    {
      break: async () => {
        await site.stopDatabase()
        return () => site.startDatabase()
      },
      message: 'Something went wrong on our side.',
      toast: failed,
    },
    {
      break: () =>
        answered(page, async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        }),
      message: 'We couldn’t reach our server.',
      toast: failed,
    },
    {
      break: () =>
        answered(page, async (route) => route.fulfill({ response: await route.fetch(), json: {} })),
      message: 'it won’t be booked twice',
      toast: ['Your call may be booked', 'Please check your email or try again.'],
    },
  ] as const
  for (const { break: breakSite, message, toast } of failures) {
    const end = await breakSite()
    await confirm.click()
    await expect(confirm).toBeEnabled()
    await expect(problem).toContainText(message)
    await expectStatus(page, toast[0], toast[1])
    await expectNothingLost(page, chosen)
    await end()
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

test('an address that its mail server refuses is corrected, and mailed at once', async ({
  page,
  site,
  troubles,
}) => {
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
