import { expect, type Locator, type Page } from '@playwright/test'
import { contactFields } from './visitor.ts'

/** A form that the browser sends by itself, by the page that it is on and what it is called there. */
export const plainForm = (page: Page, form: string): Locator => page.locator(`form[data-form="${form}"]`)

export const plainField = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: false })

export async function fillPerson(form: Locator): Promise<void> {
  const { Organization, ...required } = contactFields()
  for (const [label, value] of Object.entries(required)) await plainField(form, label).fill(value)
  await organizationIn(form).fill(Organization)
}

/** By its role: another field is about the type of organization. */
export const organizationIn = (form: Locator): Locator => form.getByRole('textbox', { name: 'Organization' })

/** The next day on which calls take place, at least two days ahead. */
export function openDay(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 2)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** As browsers do where they do not look at the fields themselves. */
export async function sendUnchecked(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    ;(element as HTMLFormElement).noValidate = true
  })
  await form.getByRole('button').click()
}

/** The page of thanks, without anything typed in its address. */
export async function expectThanks(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
}
