import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectStatus } from './support/dialog-forms.ts'
import { holdBack } from './support/held-back.ts'
import { personAndTeamMail } from './support/mails.ts'
import { offeredTimes, openDay } from './support/offered-times.ts'
import { visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, goToConfirm, toDates, wizardOf } from './support/wizard.ts'

async function expectStep(page: Page, label: string): Promise<void> {
  const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')
  await expect(current).toHaveText(label)
}

test('both ways back and Forward lead through the steps', async ({ page, site }) => {
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page, { date: 2, time: 3 })
  await expect(wizard.confirmHeading).toBeFocused()
  await expectStep(page, 'Confirm')
  for (const [to, heading, label] of [
    ['Time Selection', wizard.timeHeading, 'Time'],
    ['Date Selection', wizard.dateHeading, 'Date'],
    ['Contact Information', wizard.contactHeading, 'Contact'],
  ] as const) {
    await wizard.back(to).click()
    await expect(heading).toBeFocused()
    await expectStep(page, label)
  }
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await expect(wizard.field('Phone')).toHaveAttribute('required')
  for (let step = 0; step < 3; step++) await page.goForward()
  await expectNothingLost(page, chosen)

  // An email address deleted on the way back is asked for at the last step.
  for (let step = 0; step < 3; step++) await page.goBack()
  await wizard.field('Email').fill('')
  for (let step = 0; step < 3; step++) await page.goForward()
  await wizard.confirm.click()
  await expect(wizard.contactHeading).toBeVisible()
  await expect(wizard.field('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(await site.query('select id from public.bookings')).toEqual([])
})

test('a double click on a date chooses no time', async ({ page }) => {
  const wizard = wizardOf(page)
  await toDates(page)
  // Where the times will be.
  for (const date of [0, 1, 2]) {
    await wizard.dates.nth(date).dblclick()
    await expect(wizard.timeHeading).toBeVisible()
    await wizard.back('Date Selection').click()
  }
})

test('Back does not stop a booking; afterwards, it says that the call is booked', async ({ page, site }) => {
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  const letThrough = await holdBack(page, '**/rpc/book_strategy_call')
  await wizard.confirm.click()
  await expect(wizard.busy).toBeVisible()
  await page.goBack()
  await expect(wizard.busy).toBeVisible()
  await expect(wizard.back('Time Selection')).toBeDisabled()
  letThrough()
  await expect(wizard.successHeading).toBeFocused()
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    await expect(wizard.successHeading).toBeFocused()
    await expect(wizard.booked(chosen)).toBeVisible()
    await expectStatus(page, 'This call is already booked.')
  }
  expect(await site.query('select id from public.bookings')).toHaveLength(1)
  await page.reload()
  await expect(wizard.successHeading).toBeVisible()
  // From another page, since going to the same URL may count as a reload: the wizard starts over, for the same person.
  await page.goto('/our-mission')
  await page.goto('/schedule')
  await expect(wizard.contactHeading).toBeVisible()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
})

test('any day within three months can be asked for, in any zone or none', async ({ page, site }) => {
  const wizard = wizardOf(page)
  const choose = async (zone: Locator, id: string) => {
    const before = await zone.inputValue()
    await zone.selectOption('Show all time zones…')
    await expect(zone).toHaveValue(before)
    await zone.selectOption(id)
  }
  await toDates(page)
  await choose(wizard.zone, 'Asia/Kathmandu')
  const { date } = await chooseDateAndTime(page, { date: 3 })
  await page.reload()
  await expect(wizard.detail('Timezone')).toContainText('Nepal Time')

  await wizard.back('Time Selection').click()
  await wizard.zone.selectOption('London Time')
  await expect(page.getByText(date, { exact: true })).toBeVisible()
  await expect(wizard.times.first()).toHaveText(offeredTimes()[0] ?? '')
  await wizard.zone.selectOption('Asia/Kathmandu')
  await wizard.back('Date Selection').click()
  await page.getByRole('link', { name: 'None of these suits me' }).click()
  const zone = page.getByLabel('Your time zone')
  await wizard.field('Email').focus()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await expect(zone).toHaveValue('Asia/Kathmandu')
  await choose(zone, 'America/Bogota')
  await zone.selectOption('Please choose')
  const day = openDay(80)
  await page.getByLabel('Which day works for you?').fill(day)
  await page.getByLabel('What time of day?').selectOption('morning')
  await page.getByRole('button', { name: 'Request a Call' }).click()
  await expect(page).toHaveURL(/\/thanks\/call-request/)
  const requests = await site.query('select timezone, preferred_day::text as day from public.leads')
  expect(requests).toEqual([{ timezone: '', day }])
  const { toTeam } = await personAndTeamMail(site, visitor().email)
  expect(toTeam.text).toContain('not given')
  const book = /https?:\S+\/schedule#\S+/.exec(toTeam.text)?.[0] ?? ''
  await page.goto('/robots.txt')
  await page.goto(book)
  await expect(wizard.detail('Their time zone')).toContainText('Not given')
  await choose(wizard.zone, 'Asia/Kolkata')
  // The day is the one that was asked for.
  await wizard.toDates.click()
  await wizard.back('Date Selection').click()
  await expect(page.getByText('gave no time zone: please ask.')).toBeVisible()
  await page.goBack()
  await wizard.times.first().click()
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  const [booking] = await site.query(
    "select timezone, booking_time = to_char(starts_at at time zone timezone, 'FMHH12:MI AM') as is_local from public.bookings",
  )
  expect(booking).toEqual({ timezone: 'Asia/Kolkata', is_local: true })
})
