import type { Locator, Page } from '@playwright/test'
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

export async function fillAudit(dialog: Locator, person: Visitor = visitor()): Promise<void> {
  await auditField(dialog, 'First Name').fill(person.firstName)
  await auditField(dialog, 'Last Name').fill(person.lastName)
  await auditField(dialog, 'Email').fill(person.email)
  await auditField(dialog, 'Phone').fill(person.phone)
  await auditField(dialog, 'Organization').fill(person.organization)
  await auditField(dialog, 'Website URL').fill(websiteUrl)
  await auditField(dialog, 'Main Challenge').fill(challenge)
}

export const auditSubmit = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Request My Free Audit|Try again|Submitting Request...)$/ })
