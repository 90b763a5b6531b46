import type { Page } from '@playwright/test'
import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { holdBack, laterScripts } from './support/held-back.ts'
import { expectToast } from './support/toasts.ts'
import { contactFields, visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, goToConfirm, toDates, wizardOf } from './support/wizard.ts'

async function expectStep(page: Page, label: string): Promise<void> {
  const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')
  await expect(current).toHaveText(label)
}

async function chooseZone(page: Page, name: string): Promise<void> {
  await wizardOf(page).zone.click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('the browser goes back and forward through the steps, and each heading takes the focus', async ({
  page,
}) => {
  const wizard = wizardOf(page)
  await page.goto('/our-mission')
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
  for (let step = 0; step < 4; step++) await page.goBack()
  await expect(page).toHaveURL(/\/our-mission$/)
})

test('after the back links the browser goes on from there: forward to the steps, back off the page', async ({
  page,
}) => {
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

test("the browser's Back waits for a booking that is under way", async ({ page }) => {
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

test('another visit in the tab begins with the contact details, and nobody confirms them unseen', async ({
  page,
}) => {
  const wizard = wizardOf(page)
  await goToConfirm(page)
  await page.goto('/resources')
  await page.goto('/schedule')
  await wizard.field('First Name').pressSequentially('Roberto')
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await expect(wizard.field('First Name')).toHaveValue(/Roberto/)
  await expect(wizard.field('First Name')).toBeFocused()
  await expect(wizard.contactHeading).toBeVisible()
})

test('a reload keeps what was typed, the zone and the step', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await chooseZone(page, 'Japan Time')
  await page.reload()
  await expect(wizard.field('First Name')).toHaveValue(visitor().firstName)
  await expect(wizard.field('Organization')).toHaveValue(visitor().organization)
  await expect(wizard.zone).toContainText('Japan Time')

  await wizard.toDates.click()
  const chosen = await chooseDateAndTime(page, { date: 1, time: 2 })
  await page.reload()
  await expectNothingLost(page, chosen)
  await expect(wizard.detail('Timezone')).toHaveText('Japan Time')
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  await page.reload()
  await expect(wizard.successHeading).toBeVisible()
  // The same address once more may count as another reload: who comes from somewhere else begins anew.
  await page.goto('/our-mission')
  await page.goto('/schedule')
  await expect(wizard.field('Email')).toHaveValue('')
})

test('what is missing is said at each field and in a message, and the message is gone in the next step', async ({
  page,
}) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await wizard.toDates.click()
  await expectToast(page, 'Please fill in all required fields')
  await expect(wizard.field('First Name')).toBeFocused()
  for (const message of ['First name', 'Last name', 'Email', 'Phone'])
    await expect(page.getByText(`${message} is required`, { exact: true })).toBeVisible()
  await expect(wizard.field('Email')).toHaveAccessibleDescription(/Email is required/)
  await wizard.field('First Name').fill('A')
  await expect(page.getByText('First name is required')).toBeHidden()
  await wizard.toDates.click()
  await expect(wizard.field('Last Name')).toBeFocused()

  const toast = page.getByRole('alertdialog', { name: 'Please fill in all required fields' })
  // The mouse would keep the message up for as long as it is there.
  await toast.first().hover()
  await fillContact(page, contactFields())
  await wizard.toDates.press('Enter')
  await expect(wizard.dateHeading).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test('another zone keeps the chosen date and shows that zone’s times', async ({ page }) => {
  const wizard = wizardOf(page)
  await toDates(page)
  const date = (await wizard.dates.nth(3).textContent()) ?? ''
  await wizard.dates.nth(3).click()
  await chooseZone(page, 'London Time')
  await expect(page.getByText(date, { exact: true })).toBeVisible()
  await expect(wizard.times.first()).toHaveText('9:00 AM')
  await wizard.times.first().click()
  await expect(wizard.detail('Date')).toHaveText(date)
  await expect(wizard.detail('Timezone')).toHaveText('London Time')
})

test.describe('in a zone that is none of the eleven', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })
  test('a visitor finds it chosen already, and books the time that it says', async ({ page, site }) => {
    const wizard = wizardOf(page)
    await goToConfirm(page)
    await expect(wizard.detail('Timezone')).toContainText('India Standard Time')
    await wizard.confirm.click()
    await expect(wizard.successHeading).toBeVisible()
    const [booking] = await site.query<Record<string, string>>(
      "select timezone, booking_time, to_char(starts_at at time zone 'UTC', 'HH24:MI') as utc from public.bookings",
    )
    expect(booking).toEqual({ timezone: 'Asia/Kolkata', booking_time: '9:00 AM', utc: '03:30' })
  })
})

test('what is typed before the script has come stays', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  const letThrough = await holdBack(page, laterScripts)
  await fillContact(page, contactFields())
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  await expect(wizard.dateHeading).toBeHidden()
  letThrough()
  await expect(wizard.dateHeading).toBeFocused()
  await page.goBack()
  await expect(wizard.field('First Name')).toHaveValue(visitor().firstName)
})
