import { expect, test } from '../helpers/local-site-fixture.ts'
import { personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

/*
 * The first try held the time, but the mail could not be sent: the visitor may change their mind before the next.
 */

test.beforeEach(async ({ page, site, troubles }) => {
  troubles.allow('status of 502')
  const chosen = await goToConfirm(page, { date: 1 })
  await site.stopMail()
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).problem).toContainText('Your time is held')
  await page.reload()
  await expectNothingLost(page, chosen)
  await site.startMail()
})

test('a visitor who then takes another time has that time, and only that', async ({ page, site }) => {
  const wizard = wizardOf(page)
  await wizard.back('Time Selection').click()
  await wizard.times.last().click()
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  const bookings = await site.query('select booking_time from public.bookings')
  expect(bookings).toEqual([{ booking_time: '4:45 PM' }])
  const { toPerson } = await personAndTeamMail(site, visitor().email)
  expect(toPerson.subject).toContain('at 4:45 PM')
})

test('a visitor who then mends the e-mail address gets the mail there', async ({ page, site }) => {
  const wizard = wizardOf(page)
  await wizard.back('Time Selection').click()
  await wizard.back('Date Selection').click()
  await wizard.back('Contact Information').click()
  await wizard.field('Email').fill('mended.address@example.org')
  for (let step = 0; step < 3; step++) await page.goForward()
  await expect(wizard.detail('Email')).toHaveText('mended.address@example.org')
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await site.query('select email from public.bookings')).toEqual([
    { email: 'mended.address@example.org' },
  ])
  await personAndTeamMail(site, 'mended.address@example.org')
})
