import { expect, type Locator, type Page } from '@playwright/test'
import { fillContact } from '../../helpers/fill-forms.ts'
import { contactFields } from './visitor.ts'

/** The forms in dialogs that open from the header, with what `fillForm` checks, and types beside the contact details. */
export const leadForm = {
  title: 'Book Your Free Strategy Call',
  opener: 'Book Your Free Strategy Call',
  submit: /^(Continue to Scheduler|Try Again|Submitting...)$/,
  areas: ['CRM/Automation', 'SEO'],
  texts: { Website: 'www.example.org/giving', 'Primary Goal': 'More monthly donors\nbefore Ramadan <soon>' },
}

export const auditForm = {
  title: 'Get Your Free Website Audit',
  opener: 'Get a Fundraising Audit',
  submit: /^(Request My Free Audit|Try Again|Submitting Request...)$/,
  areas: [],
  texts: {
    'Website URL': 'https://www.example.org/giving?lang=en',
    'Main Challenge': 'Nobody finds us\n<b>at all</b>',
  },
}
type DialogForm = typeof leadForm | typeof auditForm

export const openerOf = (page: Page, { opener }: DialogForm): Locator =>
  page.getByRole('banner').getByRole('link', { name: opener })

export async function openForm(page: Page, form: DialogForm, path = '/our-mission'): Promise<Locator> {
  await page.goto(path)
  await openerOf(page, form).click()
  const dialog = dialogOf(page, form.title)
  await dialog.waitFor()
  return dialog
}

export const fieldIn = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('textbox', { name: label, exact: true })

export async function fillForm(dialog: Locator, { areas, texts }: DialogForm): Promise<void> {
  for (const area of areas) await dialog.getByText(area, { exact: true }).click()
  await fillContact(dialog, { ...contactFields(), ...texts })
}

/** Expects the values of `fillForm`, and no other checked boxes. */
export async function expectKept(dialog: Locator, { areas, texts }: DialogForm): Promise<void> {
  for (const [label, value] of Object.entries({ ...contactFields(), ...texts }))
    await expect(fieldIn(dialog, label)).toHaveValue(value)
  for (const area of areas) await expect(dialog.getByRole('checkbox', { name: area })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(areas.length)
}

export const submitOf = (dialog: Locator, { submit }: DialogForm): Locator =>
  dialog.getByRole('button', { name: submit })

/** Fills in the form no faster than a person, and submits it. */
export async function fillAndSend(page: Page, dialog: Locator, form: DialogForm): Promise<void> {
  await fillForm(dialog, form)
  await letReadingTimePass(page)
  await submitOf(dialog, form).click()
}

export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Advances the clock by 3 seconds: a form that is submitted at once is treated as a bot's. */
export async function letReadingTimePass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 3000)
}

/** Expects a message with this title and description, in a place where screen readers announce it. */
export async function expectStatus(page: Page, title: string, description = ''): Promise<void> {
  const message = page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: `${title} ${description}`.trim() })
  await expect(message.filter({ visible: true })).toHaveCount(1)
}
