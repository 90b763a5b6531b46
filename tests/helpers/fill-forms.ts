import type { Locator, Page } from '@playwright/test'

export const visitor = {
  'First Name': 'Sample',
  'Last Name': 'Visitor',
  Email: 'sample.visitor@example.org',
  Phone: '+1 555 010 0123',
  Organization: 'Example Aid Foundation',
} as const

const query = new URLSearchParams({
  first: visitor['First Name'],
  last: visitor['Last Name'],
  email: visitor.Email,
  phone: visitor.Phone,
  org: visitor.Organization,
})
/** The scheduler's URL, as the lead form opens it. */
export const prefilledSchedule = `/schedule?${query}#details`

/** Fills the five fields that all three forms share. */
export async function fillContact(
  within: Page | Locator,
  fields: Readonly<Record<string, string>> = visitor,
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await within.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Fills and submits the strategy-call form, and stays on its success view. */
export async function sendLead(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await fillContact(dialog)
  await dialog.getByRole('checkbox', { name: 'SEO' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Primary Goal' }).fill('More recurring donors')
  await dialog.getByRole('button', { name: 'Continue to Scheduler' }).click()
  await dialog.getByRole('heading', { name: 'Thank you' }).waitFor()
}

export async function sendAudit(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await fillContact(dialog)
  await dialog.getByRole('textbox', { name: 'Website URL' }).fill('https://example.org')
  await dialog.getByRole('button', { name: 'Request My Free Audit' }).click()
  await dialog.getByRole('heading', { name: 'Thank You' }).waitFor()
}
