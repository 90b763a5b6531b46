import { bookingPeriod } from '../../supabase/functions/_shared/site-values.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { offeredTimes } from '../helpers/offered-times.ts'
import { bookForSomebodyElse, countBookings } from './support/other-visitor.ts'
import { expectToast } from './support/toasts.ts'
import { expectNothingLost, goToConfirm, toDates, wizardOf } from './support/wizard.ts'

test('a visitor whose time was just taken is told so and can choose another that is free', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 409')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page, { date: 1, time: 1 })
  await bookForSomebodyElse(site, chosen)
  await wizard.confirm.click()
  await expectToast(page, 'Booking Failed', 'Please try again or contact us directly.')
  await expect(wizard.problem).toContainText('Someone just booked this time. Please choose another one.')
  await expectNothingLost(page, chosen)
  await wizard.chooseAnotherTime.click()
  await expect(wizard.timeHeading).toBeFocused()
  // Neither that time nor the one that overlaps it is offered.
  await expect(wizard.times).toHaveText(offeredTimes(chosen.time))
  // Returning to the tab looks up the times again.
  const time = offeredTimes().at(-3) ?? ''
  await bookForSomebodyElse(site, { ...chosen, time })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(wizard.times).toHaveText(offeredTimes(chosen.time, time))
  await wizard.times.first().click()
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(3)
})

test('a visitor who finds every time taken sees the email address to write to', async ({ page }) => {
  const always = { starts_at: '2020-01-01T00:00:00+00:00', ends_at: '2100-01-01T00:00:00+00:00' }
  await page.route('**/rest/v1/rpc/taken_times', (route) => route.fulfill({ json: [always] }))
  await toDates(page)
  await expect(page.getByText(`Every time in the next ${bookingPeriod} is taken.`)).toBeVisible()
  const address = page.getByRole('main').getByRole('link', { name: 'hello@example.org' })
  await expect(address).toHaveAttribute('href', 'mailto:hello@example.org')
})
