import type { Page } from '@playwright/test'

export async function toCall(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  await page.getByRole('button', { name: 'Add to Calendar' }).waitFor()
}

export async function toNewDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Another Time' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

export async function toNewTime(page: Page): Promise<void> {
  await toNewDates(page)
  await page.getByRole('listbox').getByRole('option').first().click()
  await page
    .getByRole('listbox', { name: /^Available times/ })
    .getByRole('option')
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Move the Call' }).waitFor()
}

export async function toMoved(page: Page): Promise<void> {
  await toNewTime(page)
  await page.getByRole('button', { name: 'Move the Call' }).click()
  await page.getByText('Your call has a new time').waitFor()
  await page.getByRole('button', { name: 'Add to Calendar' }).waitFor()
}

export async function toCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel the Call' }).click()
  await page.getByRole('textbox', { name: 'A note to us' }).waitFor()
}
