import { expect, type Locator, type Page } from '@playwright/test'
import { auditTitle, dialogOf } from './dialogs.ts'
import { type Visitor, visitor } from './visitor.ts'

export const websiteUrl = 'https://www.example.org/giving?lang=en'
export const challenge = 'Nobody finds us\n<b>at all</b>'

/** Opens the audit modal from the page's header. */
export async function openAuditModal(page: Page, path = '/our-mission'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' }).click()
  const dialog = dialogOf(page, auditTitle)
  await dialog.waitFor()
  return dialog
}

export const auditField = (dialog: Locator, label: string) =>
  dialog.getByRole('textbox', { name: label, exact: true })

const typed = (person: Visitor): [label: string, value: string][] => [
  ['First Name', person.firstName],
  ['Last Name', person.lastName],
  ['Email', person.email],
  ['Phone', person.phone],
  ['Organization', person.organization],
  ['Website URL', websiteUrl],
  ['Main Challenge', challenge],
]

export async function fillAudit(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  for (const [label, value] of typed(person)) await auditField(dialog, label).fill(value)
}

/** Everything that `fillAudit` typed is still in the form. */
export async function expectAuditKept(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  for (const [label, value] of typed(person)) await expect(auditField(dialog, label)).toHaveValue(value)
}

export const auditSubmit = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Request My Free Audit|Try again|Submitting Request...)$/ })
