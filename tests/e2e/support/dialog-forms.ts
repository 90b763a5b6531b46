import { expect, type Locator, type Page } from '@playwright/test'
import { fillContact } from '../../helpers/fill-forms.ts'
import { contactFields } from './visitor.ts'

/** The forms in dialogs that open from the header, with what `fill` checks, and types beside the contact details. */
const lead = {
  title: 'Book Your Free Strategy Call',
  opened: 'Book Your Free Strategy Call',
  sent: /^(Continue to Scheduler|Try Again|Submitting...)$/,
  areas: ['CRM/Automation', 'SEO'],
  texts: { Website: 'www.example.org/giving', 'Primary Goal': 'More monthly donors\nbefore Ramadan <soon>' },
}

const audit = {
  title: 'Get Your Free Website Audit',
  opened: 'Get a Fundraising Audit',
  sent: /^(Request My Free Audit|Try Again|Submitting Request...)$/,
  areas: [],
  texts: {
    'Website URL': 'https://www.example.org/giving?lang=en',
    'Main Challenge': 'Nobody finds us\n<b>at all</b>',
  },
}

export const leadDialog = (page: Page) => dialogForm(page, lead)
export const auditDialog = (page: Page) => dialogForm(page, audit)

function dialogForm(page: Page, { title, opened, sent, areas, texts }: typeof lead | typeof audit) {
  const dialog = page.getByRole('dialog', { name: title })
  const opener = page.getByRole('banner').getByRole('link', { name: opened })
  const submit = dialog.getByRole('button', { name: sent })
  const field = (label: string): Locator => dialog.getByRole('textbox', { name: label, exact: true })
  const pressAreas = async () => {
    for (const area of areas) await dialog.getByText(area, { exact: true }).click()
  }
  const fill = async () => {
    await pressAreas()
    await fillContact(dialog, { ...contactFields(), ...texts })
  }
  return {
    ...{ dialog, opener, submit, field, pressAreas, fill },
    thanks: page.getByRole('dialog', { name: /^thank you$/i }),
    async open(path = '/our-mission'): Promise<Locator> {
      await page.goto(path)
      await opener.click()
      await dialog.waitFor()
      return dialog
    },
    async fillAndSend() {
      await fill()
      await submit.click()
    },
    /** Expects the values of `fill`, and no other checked boxes. */
    async expectKept() {
      for (const [label, value] of Object.entries({ ...contactFields(), ...texts }))
        await expect(field(label)).toHaveValue(value)
      for (const area of areas) await expect(dialog.getByRole('checkbox', { name: area })).toBeChecked()
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(areas.length)
    },
  }
}

/** Expects a message with this title and description, in a place where screen readers announce it. */
export async function expectStatus(page: Page, title: string, description = ''): Promise<void> {
  const message = page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: `${title} ${description}`.trim() })
  await expect(message.filter({ visible: true })).toHaveCount(1)
}
