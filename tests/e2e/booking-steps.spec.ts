import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { holdBack, laterScripts } from './support/held-back.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, fillContact, goToConfirm, wizardOf } from './support/wizard.ts'

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

test('on a phone the button back stands below the one that confirms', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const wizard = wizardOf(page)
  await goToConfirm(page)
  const [confirm, back] = await Promise.all([
    wizard.confirm.boundingBox(),
    wizard.back('Time Selection').boundingBox(),
  ])
  expect(back?.y).toBeGreaterThanOrEqual((confirm?.y ?? 0) + (confirm?.height ?? 0))
})

test('the back links lead one step back each', async ({ page }) => {
  const wizard = wizardOf(page)
  await goToConfirm(page)
  await wizard.back('Time Selection').click()
  await expect(wizard.timeHeading).toBeFocused()
  await wizard.back('Date Selection').click()
  await expect(wizard.dateHeading).toBeFocused()
  await wizard.back('Contact Information').click()
  await expect(wizard.contactHeading).toBeFocused()
  await expect(wizard.field('Phone')).toHaveValue(visitor().phone)
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
  for (let step = 0; step < 2; step++) await page.goForward()
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

test('Space chooses a day and a time, as Enter does', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page)
  await wizard.toDates.click()
  await wizard.dates.first().press('Space')
  await expect(wizard.timeHeading).toBeFocused()
  await wizard.times.first().press('Space')
  await expect(wizard.confirmHeading).toBeFocused()
})

test('a reload keeps what was typed, the zone and the step', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page)
  await chooseZone(page, 'Japan Time')
  await page.reload()
  for (const [label, value] of [
    ['First Name', visitor().firstName],
    ['Organization', visitor().organization],
  ] as const) {
    await expect(wizard.field(label)).toHaveValue(value)
  }
  await expect(wizard.zone).toContainText('Japan Time')

  await wizard.toDates.click()
  const date = (await wizard.dates.nth(1).textContent()) ?? ''
  await wizard.dates.nth(1).click()
  const time = (await wizard.times.nth(2).textContent()) ?? ''
  await wizard.times.nth(2).click()
  await page.reload()
  await expectNothingLost(page, { date, time })
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

test('what is missing is said at each field and in a message, and the first one has the focus', async ({
  page,
}) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await wizard.toDates.click()
  await expectToast(page, 'Please fill in all required fields')
  await expect(wizard.field('First Name')).toBeFocused()
  for (const message of ['First name', 'Last name', 'Email', 'Phone']) {
    await expect(page.getByText(`${message} is required`, { exact: true })).toBeVisible()
  }
  await expect(wizard.field('Email')).toHaveAccessibleDescription(/Email is required/)
  await wizard.field('First Name').fill('A')
  await expect(page.getByText('First name is required')).toBeHidden()
  await wizard.toDates.click()
  await expect(wizard.field('Last Name')).toBeFocused()
  await wizard.field('Last Name').fill('  ')
  await wizard.toDates.click()
  await expect(page.getByText('Last name is required')).toBeVisible()
})

test('what is filled in and wrong is said at its field alone', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page)
  await wizard.field('Email').fill('nobody@nowhere')
  await wizard.toDates.click()
  await expect(wizard.field('Email')).toBeFocused()
  await expect(wizard.field('Email')).toHaveAccessibleDescription(/valid email address/)
  await expect(page.getByText('Please fill in all required fields')).toBeHidden()
})

test('the ten working days of two weeks are offered, with times from 9:00 AM to 4:45 PM', async ({
  page,
}) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page)
  await wizard.toDates.click()
  await expect(wizard.dates).toHaveCount(10)
  const dates = await wizard.dates.allTextContents()
  expect(dates.filter((date) => /Saturday|Sunday/.test(date))).toEqual([])
  await wizard.dates.last().click()
  await expect(wizard.times).toHaveCount(16)
  await expect(wizard.times.first()).toHaveText('9:00 AM')
  await expect(wizard.times.last()).toHaveText('4:45 PM')
})

test('another zone keeps the chosen date and shows that zone’s times', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page)
  await wizard.toDates.click()
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
  test('a visitor finds it as the twelfth, chosen already', async ({ page, site }) => {
    const wizard = wizardOf(page)
    await page.goto('/schedule')
    await fillContact(page)
    await expect(wizard.zone).toContainText('India Standard Time')
    await wizard.zone.click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(12)
    await page.keyboard.press('Escape')
    await wizard.toDates.click()
    await wizard.dates.first().click()
    await wizard.times.first().click()
    await wizard.confirm.click()
    await expect(wizard.successHeading).toBeVisible()
    const [booking] = await site.query<Record<string, string>>(
      "select timezone, booking_time, to_char(starts_at at time zone 'UTC', 'HH24:MI') as utc from public.bookings",
    )
    expect(booking).toEqual({ timezone: 'Asia/Kolkata', booking_time: '9:00 AM', utc: '03:30' })
  })
})

test('a browser that does not tell its zone starts with Central Time', async ({ page }) => {
  await page.addInitScript(() => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: undefined as unknown as string }
    }
  })
  await page.goto('/schedule')
  await fillContact(page)
  await expect(wizardOf(page).zone).toContainText('Central Time')
})

test('what is typed before the script has come stays', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  const letThrough = await holdBack(page, laterScripts)
  await fillContact(page)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  await expect(wizard.dateHeading).toBeHidden()
  letThrough()
  await expect(wizard.dateHeading).toBeFocused()
  await page.goBack()
  await expect(wizard.field('First Name')).toHaveValue(visitor().firstName)
})
