import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from '../a11y/layout-shifts.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { offeredDates } from '../helpers/offered-times.ts'
import { isHydrated, takenOver } from '../helpers/open-page.ts'
import { holdBack, holdReactBack, laterScripts } from './support/held-back.ts'
import { countBookings } from './support/other-visitor.ts'
import { contactFields, visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, wizardOf } from './support/wizard.ts'

/* The wizard's second step is prerendered. Input from before and during hydration must be kept. */

/** Fills in and submits the first step, once the scripts without React have loaded. */
async function submitFirstStep(page: Page, changes = {}): Promise<void> {
  await page.goto('/schedule', { waitUntil: 'networkidle' })
  await fillContact(page, { ...contactFields(), ...changes })
  await page.keyboard.press('Enter')
}

test('a visitor continues before hydration, which then moves neither focus nor layout', async ({
  page,
  site,
}) => {
  await watchShifts(page)
  const letThrough = await holdReactBack(page)
  const wizard = wizardOf(page)
  await submitFirstStep(page)
  await expect(wizard.dateHeading).toBeFocused()
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toHaveText('Date')
  expect(await isHydrated(page, 'booking')).toBe(false)
  const heading = await wizard.dateHeading.elementHandle()
  await page.evaluate(() => addEventListener('focusin', () => Object.assign(globalThis, { focused: true })))
  const shifts = await shiftsOf(page)
  letThrough()
  await expect(wizard.dates).toHaveCount(offeredDates(new Date()).length)
  await expect(wizard.dateHeading).toBeFocused()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => 'focused' in globalThis)).toBe(false)
  expect(await shiftsOf(page)).toEqual(shifts)
  const chosen = await chooseDateAndTime(page)
  await expectNothingLost(page, chosen)
  await wizard.confirm.click()
  await expect(wizard.successHeading).toBeVisible()
  expect(await countBookings(site)).toBe(1)
})

test('Back and Forward work before hydration, and hydration keeps the first step', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const wizard = wizardOf(page)
  await submitFirstStep(page)
  await wizard.back('Contact Information').click()
  await expect(wizard.contactHeading).toBeFocused()
  await page.goForward()
  await expect(wizard.dateHeading).toBeFocused()
  await page.goBack()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await wizard.field('First Name').fill('Changed')
  expect(await isHydrated(page, 'booking')).toBe(false)
  letThrough()
  await takenOver(page, 'booking')
  await expect(wizard.field('First Name')).toHaveValue('Changed')
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await wizard.toDates.click()
  await chooseDateAndTime(page)
  await expect(wizard.detail('Name')).toHaveText(/^Changed/)
})

test('a reload before hydration keeps the step and the text', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const letAllThrough = await holdBack(page, laterScripts)
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await wizard.zone.selectOption('Japan Time')
  letAllThrough()
  await page.waitForFunction(() => 'draft:booking' in sessionStorage)
  await page.reload({ waitUntil: 'networkidle' })
  await wizard.field('Organization').focus()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await page.keyboard.press('Enter')
  await expect(wizard.dateHeading).toBeFocused()
  await page.reload()
  letThrough()
  await expect(wizard.zone).toHaveValue('Asia/Tokyo')
  await expectNothingLost(page, await chooseDateAndTime(page))
})

test('an invalid step submitted before hydration shows its errors after it', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const wizard = wizardOf(page)
  await submitFirstStep(page, { Email: 'nobody@nowhere' })
  await expect(wizard.contactHeading).toBeVisible()
  letThrough()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(wizard.field('Email')).toBeFocused()
})
