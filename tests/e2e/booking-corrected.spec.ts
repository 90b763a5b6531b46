import { expect, test } from '../helpers/local-site-fixture.ts'
import { personAndTeamMail } from './support/mails.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

test('a visitor whose mail could not be sent changes time and address, and has only that booking', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 502')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page, { date: 1 })
  await site.stopMail()
  await wizard.confirm.click()
  await expect(wizard.problem).toContainText('Your time is held')
  await page.reload()
  await expectNothingLost(page, chosen)
  await site.startMail()

  await wizard.back('Time Selection').click()
  await wizard.times.last().click()
  await wizard.back('Time Selection').click()
  await wizard.back('Date Selection').click()
  await wizard.back('Contact Information').click()
  await wizard.field('Email').fill('corrected.address@example.org')
  for (let step = 0; step < 3; step++) await page.goForward()
  await expect(wizard.detail('Email')).toHaveText('corrected.address@example.org')
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await site.query('select booking_time, email from public.bookings')).toEqual([
    { booking_time: '4:45 PM', email: 'corrected.address@example.org' },
  ])
  const { toPerson } = await personAndTeamMail(site, 'corrected.address@example.org')
  expect(toPerson.subject).toContain('at 4:45 PM')
})
