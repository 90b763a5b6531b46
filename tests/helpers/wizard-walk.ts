import type { Locator, Page } from '@playwright/test'
import { fillContact } from './fill-forms.ts'
import { takenOver } from './open-page.ts'
import { stubbedNow } from './stub-backend.ts'

/** Call before the page opens. Fixes its clock at the stub's date. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(stubbedNow)
}

/** Loads and hydrates the wizard by focusing a field. */
export async function wakeWizard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First Name' }).focus()
  await takenOver(page, 'booking')
}

export async function toDates(page: Page): Promise<void> {
  await wakeWizard(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page
    .getByRole('list', { name: /^Available/ })
    .getByRole('button')
    .first()
    .waitFor()
}

export async function toTimes(page: Page): Promise<void> {
  await toDates(page)
  await page
    .getByRole('list', { name: /^Available/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('heading', { name: 'Select a Time' }).waitFor()
}

export const secondTime = (page: Page): Locator =>
  page
    .getByRole('list', { name: /^Available times/ })
    .getByRole('button')
    .nth(1)

export async function toConfirm(page: Page): Promise<void> {
  await toTimes(page)
  await secondTime(page).click()
  await page.getByRole('heading', { name: 'Confirm Your Booking' }).waitFor()
}

export async function toSuccess(page: Page): Promise<void> {
  await toConfirm(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('button', { name: 'Add to Calendar' }).waitFor()
}
