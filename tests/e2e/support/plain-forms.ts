import { expect, type Locator, type Page } from '@playwright/test'
import { bookingRules } from '../../../content/booking-rules.ts'
import { contactFields } from './visitor.ts'

/** A form that the browser submits without JavaScript, by its `data-form` name. */
export const plainForm = (page: Page, form: string): Locator => page.locator(`form[data-form="${form}"]`)

export const plainField = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: false })

export async function fillPerson(form: Locator): Promise<void> {
  const { Organization, ...required } = contactFields()
  for (const [label, value] of Object.entries(required)) await plainField(form, label).fill(value)
  await organizationIn(form).fill(Organization)
}

/** By role, since the label of the organization type contains the same word. */
export const organizationIn = (form: Locator): Locator => form.getByRole('textbox', { name: 'Organization' })

/** The next weekday at least two days ahead. */
export function openDay(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 2)
  while (!bookingRules.openWeekdays.includes(day.getUTCDay() || 7)) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Submits without the browser's validation. */
export async function sendUnchecked(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    ;(element as HTMLFormElement).noValidate = true
  })
  await form.getByRole('button').click()
}

/** Expects the thank-you page, without form data in its URL. */
export async function expectThanks(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
}
