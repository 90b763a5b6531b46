import type { Locator, Page } from '@playwright/test'
import { dialogOf, leadTitle } from './dialogs.ts'
import { type Visitor, visitor } from './visitor.ts'

export const website = 'www.example.org/giving'
export const goal = 'More monthly donors\nbefore Ramadan <soon>'

/** Opens the strategy-call modal from the page's header. */
export async function openLeadModal(page: Page, path = '/our-mission'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  const dialog = dialogOf(page, leadTitle)
  await dialog.waitFor()
  return dialog
}

export const leadField = (dialog: Locator, label: string) =>
  dialog.getByRole('textbox', { name: label, exact: true })

export async function fillLead(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  await leadField(dialog, 'First Name').fill(person.firstName)
  await leadField(dialog, 'Last Name').fill(person.lastName)
  await leadField(dialog, 'Organization').fill(person.organization)
  await leadField(dialog, 'Email').fill(person.email)
  await leadField(dialog, 'Phone').fill(person.phone)
  await leadField(dialog, 'Website').fill(website)
  await dialog.getByText('CRM/Automation').click()
  await dialog.getByText('SEO', { exact: true }).click()
  await leadField(dialog, 'Primary Goal').fill(goal)
}

export const leadSubmit = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Continue to Scheduler|Try again|Submitting...)$/ })
