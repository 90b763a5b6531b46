import type { Page } from '@playwright/test'
import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { offeredTimes } from '../helpers/offered-times.ts'
import { takenOver } from '../helpers/open-page.ts'
import { holdBack } from './support/held-back.ts'
import { contactFields, visitor } from './support/visitor.ts'
import {
  chooseDateAndTime,
  expectNothingLost,
  goToConfirm,
  textOf,
  toDates,
  wizardOf,
} from './support/wizard.ts'

async function expectStep(page: Page, label: string): Promise<void> {
  const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')
  await expect(current).toHaveText(label)
}

test('Back and Forward move through the steps, and each heading gets the focus', async ({ page, site }) => {
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page, { date: 2, time: 3 })
  await expect(wizard.confirmHeading).toBeFocused()
  await expectStep(page, 'Confirm')
  await page.goBack()
  await expect(wizard.timeHeading).toBeFocused()
  await expect(page.getByText(chosen.date, { exact: true })).toBeVisible()
  await expectStep(page, 'Time')
  await page.goBack()
  await expect(wizard.dateHeading).toBeFocused()
  await expectStep(page, 'Date')
  await page.goBack()
  await expect(wizard.contactHeading).toBeFocused()
  await expectStep(page, 'Contact')
  await expect(wizard.field('Email')).toHaveValue(visitor().email)

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

test('after the wizard’s own back buttons, Forward and Back still work', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/our-mission')
  const chosen = await goToConfirm(page)
  await wizard.back('Time Selection').click()
  await expect(wizard.timeHeading).toBeFocused()
  await wizard.back('Date Selection').click()
  await expect(wizard.dateHeading).toBeFocused()
  await wizard.back('Contact Information').click()
  await expect(wizard.contactHeading).toBeFocused()
  for (let step = 0; step < 3; step++) await page.goForward()
  await expectNothingLost(page, chosen)
  await page.reload()
  await wizard.back('Time Selection').click()
  await expect(wizard.timeHeading).toBeFocused()
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(page).toHaveURL(/\/our-mission$/)
})

test("the browser's Back is ignored while a booking is being sent", async ({ page }) => {
  const wizard = wizardOf(page)
  await goToConfirm(page)
  const letThrough = await holdBack(page, '**/rpc/book_strategy_call')
  await wizard.confirm.click()
  await expect(wizard.busy).toBeVisible()
  await page.goBack()
  await expect(wizard.busy).toBeVisible()
  await expect(wizard.back('Time Selection')).toBeDisabled()
  letThrough()
  await expect(wizard.successHeading).toBeFocused()
})

test('a reload keeps words, zone and step; another visit keeps the words', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await wizard.zone.selectOption('Japan Time')
  await takenOver(page, 'booking')
  await page.reload()
  await expect(wizard.field('First Name')).toHaveValue(visitor().firstName)
  await expect(wizard.field('Organization')).toHaveValue(visitor().organization)
  await expect(wizard.zone).toHaveValue('Asia/Tokyo')

  // Another visit in the same tab begins at the contact step, with the details filled in.
  await wizard.toDates.click()
  await page.goto('/resources')
  await page.goto('/schedule')
  await wizard.field('Organization').focus()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await expect(wizard.contactHeading).toBeVisible()

  await wizard.toDates.click()
  const chosen = await chooseDateAndTime(page, { date: 1, time: 2 })
  await page.reload()
  await expectNothingLost(page, chosen)
  await expect(wizard.detail('Timezone')).toHaveText('Japan Time')
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  await page.reload()
  await expect(wizard.successHeading).toBeVisible()
  // Going to the same URL may count as a reload, so come from another page: the wizard starts over.
  await page.goto('/our-mission')
  await page.goto('/schedule')
  await expect(wizard.field('Email')).toHaveValue('')
})

test.describe('in a time zone that is not one of the eleven', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })
  test('it is preselected; another keeps the date; the time shown is booked', async ({ page, site }) => {
    const wizard = wizardOf(page)
    await toDates(page)
    const date = await textOf(wizard.dates.nth(3))
    await wizard.dates.nth(3).click()
    await wizard.zone.selectOption('London Time')
    await expect(page.getByText(date, { exact: true })).toBeVisible()
    const [time] = offeredTimes()
    await expect(wizard.times.first()).toHaveText(time ?? '')
    await wizard.zone.selectOption('Asia/Kolkata')
    await wizard.times.first().click()
    await expect(wizard.detail('Date')).toHaveText(date)
    await expect(wizard.detail('Timezone')).toContainText('India Standard Time')
    await wizard.confirm.click()
    await expect(wizard.successHeading).toBeVisible()
    const [booking] = await site.query<Record<string, string>>(
      "select timezone, booking_time, to_char(starts_at at time zone timezone, 'FMHH12:MI AM') as local from public.bookings",
    )
    expect(booking).toEqual({ timezone: 'Asia/Kolkata', booking_time: time, local: time })
  })
})
