import type { Locator, Page } from '@playwright/test'

export const visitor = {
  'First Name': 'Sample',
  'Last Name': 'Visitor',
  Email: 'sample.visitor@example.org',
  Phone: '+1 555 010 0123',
  Organization: 'Example Aid Foundation',
} as const

export const visitorQuery = new URLSearchParams({
  first: visitor['First Name'],
  last: visitor['Last Name'],
  email: visitor.Email,
  phone: visitor.Phone,
  org: visitor.Organization,
})
/** The scheduler's URL, as the lead form opens it. */
export const prefilledSchedule = `/schedule?${visitorQuery}#details`

export async function fillContact(
  within: Page | Locator,
  fields: Readonly<Record<string, string>> = visitor,
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await within.getByRole('textbox', { name: label, exact: true }).fill(value)
}
