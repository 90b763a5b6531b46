import { expect, type Locator, type Page } from '@playwright/test'
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

const typed = (person: Visitor): [label: string, value: string][] => [
  ['First Name', person.firstName],
  ['Last Name', person.lastName],
  ['Organization', person.organization],
  ['Email', person.email],
  ['Phone', person.phone],
  ['Website', website],
  ['Primary Goal', goal],
]

const areas = ['CRM/Automation', 'SEO']

export async function fillLead(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  for (const area of areas) await dialog.getByText(area, { exact: true }).click()
  for (const [label, value] of typed(person)) await leadField(dialog, label).fill(value)
}

/** Everything that `fillLead` typed and chose is still in the form, and nothing more is chosen. */
export async function expectLeadKept(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  for (const [label, value] of typed(person)) await expect(leadField(dialog, label)).toHaveValue(value)
  for (const area of areas) await expect(dialog.getByRole('checkbox', { name: area })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(areas.length)
}

export const leadSubmit = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Continue to Scheduler|Try again|Submitting...)$/ })
