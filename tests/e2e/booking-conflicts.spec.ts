import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { offeredTimes } from './support/offered-times.ts'
import { contactFields } from './support/visitor.ts'
import { bookForSomebodyElse, expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

test('a visitor whose time was just taken chooses another that is free', async ({ page, site, troubles }) => {
  troubles.allow('status of 409')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page, { date: 1, time: 1 })
  await bookForSomebodyElse(site, chosen)
  await wizard.confirm.click()
  await expect(wizard.problem).toContainText('Booking Failed')
  await expect(wizard.problem).toContainText('Someone just booked this time. Please choose another one.')
  await expect(wizard.problem).not.toContainText('try again')
  await expectNothingLost(page, chosen)
  await wizard.chooseAnotherTime.click()
  await expect(wizard.timeHeading).toBeFocused()
  // Neither that time nor the one that overlaps it is offered.
  await expect(wizard.times).toHaveText(offeredTimes(chosen.time))
  // Returning to the tab looks up the times again, once at a time.
  let lookUps = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/taken_times')) lookUps += 1
  })
  const time = offeredTimes().at(-3) ?? ''
  await bookForSomebodyElse(site, { ...chosen, time })
  await page.evaluate(() => {
    for (let i = 0; i < 2; i++) document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(wizard.times).toHaveText(offeredTimes(chosen.time, time))
  expect(lookUps).toBe(1)
  await wizard.times.first().click()
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await site.query('select id from public.bookings')).toHaveLength(3)
})

test('a refused booking is tried again only if another id can cure it', async ({ page, troubles }) => {
  troubles.allow('status of 422')
  const { chooseAnotherTime, confirm, problem } = wizardOf(page)
  const ids: string[] = []
  let details = 'booking_id'
  await page.route('**/rpc/book_strategy_call', (route) => {
    ids.push(route.request().postDataJSON().request.booking_id)
    const json = { code: 'PT422', message: 'invalid_booking', details }
    return route.fulfill({ status: 422, json })
  })
  await goToConfirm(page)
  await confirm.click()
  await expect(problem).toBeVisible()
  expect(new Set(ids).size).toBe(2)
  details = 'phone'
  ids.length = 0
  await confirm.click()
  await expect(problem).toContainText('Check what you typed')
  expect(ids).toHaveLength(1)
  details = 'starts_at'
  await confirm.click()
  await expect(chooseAnotherTime).toBeVisible()
})

test.describe('a visitor from Tokyo, and a team that works in Chicago', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('are told so at once, and keep what they typed in the call request', async ({ page, site }) => {
    await site.query(
      `update private.settings
          set team_hours = '{"hours": [{"days": [1, 2, 3, 4, 5], "from": "09:00", "until": "17:00"}]}'`,
    )
    const wizard = wizardOf(page)
    const { 'First Name': first, ...others } = contactFields()
    await page.goto('/schedule')
    await wizard.field('First Name').pressSequentially(first)
    const reason = page.getByText('No time in the next two weeks fits both')
    await expect(reason).toContainText('Tell us which day works for you')
    await expect(wizard.field('First Name')).toBeFocused()
    await fillContact(page, others)
    // A zone with free times leads on, and back.
    await wizard.zone.selectOption('Eastern Time')
    await expect(page.getByText('No time in the next two weeks')).toHaveCount(0)
    await wizard.zone.selectOption('Japan Time')
    await page.getByRole('link', { name: 'Request a Call' }).click()
    await expect(wizard.field('First Name')).toHaveValue(first)
    await expect(wizard.field('Phone')).toHaveValue(others.Phone)
    await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Tokyo')
  })
})
