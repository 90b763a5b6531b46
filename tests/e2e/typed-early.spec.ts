import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { takenOver } from '../helpers/open-page.ts'
import { auditField, auditSubmit, openAuditModal } from './support/audit-form.ts'
import { auditTitle, dialogOf, leadTitle, letReadingTimePass } from './support/dialogs.ts'
import { type EarlyForm, expectNoLetterLost } from './support/early-letters.ts'
import { holdReactBack, isTakenOver, loseReact } from './support/late-island.ts'
import { expectLeadKept, fillLead, leadField, leadSubmit } from './support/lead-form.ts'
import { expectToast } from './support/toasts.ts'

/*
 * A dialog is there before React is. Whatever is done in it meanwhile, and in the very moment in which React takes
 * over, is still there.
 */

const openLead = async (page: Page) => {
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expect(dialogOf(page, leadTitle)).toBeVisible()
  return dialogOf(page, leadTitle)
}

const leadForm: EarlyForm = {
  fields: ['First Name', 'Last Name', 'Organization', 'Email', 'Phone', 'Website', 'Primary Goal'],
  areas: ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting'],
  open: openLead,
  island: 'dialogs',
}
const auditForm: EarlyForm = {
  fields: ['First Name', 'Last Name', 'Email', 'Phone', 'Organization', 'Website URL', 'Main Challenge'],
  areas: [],
  open: openAuditModal,
  island: 'dialogs',
}
const wizardForm: EarlyForm = {
  fields: ['First Name', 'Last Name', 'Email', 'Phone', 'Organization'],
  areas: [],
  island: 'booking',
  async open(page) {
    await page.goto('/schedule')
    return page.locator('[data-wizard-form]')
  },
}

// Together more than 300 letters; each form has plans of its own.
for (const [seed, [name, form]] of Object.entries({
  'strategy call': leadForm,
  audit: auditForm,
  wizard: wizardForm,
}).entries()) {
  test(`${name}: of letters typed at random moments into any field, none is lost, moved or doubled`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await expectNoLetterLost(page, form, seed)
  })
}

test('a selection, and a word that is being composed, outlive the moment in which React takes over', async ({
  page,
}) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  const goal = leadField(dialog, 'Primary Goal')
  await goal.fill('one two three')
  await goal.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 7, 'backward'))
  const name = leadField(dialog, 'First Name')
  await name.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  letThrough()
  await takenOver(page, 'dialogs')
  await keyboard.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(name).toHaveValue('日本')
  await page.keyboard.type('!')
  await expect(name).toHaveValue('日本!')
  const selection = await goal.evaluate((element: HTMLTextAreaElement) => [
    element.selectionStart,
    element.selectionEnd,
    element.value,
  ])
  expect(selection).toEqual([4, 7, 'one two three'])
})

test('a form that is sent before React is there is sent when it is', async ({ page, site }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await leadSubmit(dialog).click()
  await leadSubmit(dialog).click()
  await page.waitForTimeout(200)
  await expectLeadKept(dialog)
  await expect(page).toHaveURL('/our-mission')
  expect(await isTakenOver(page)).toBe(false)
  letThrough()
  await expectToast(page, 'Success!')
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('an incomplete form that is sent early says what is wrong as soon as it can', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await leadField(dialog, 'First Name').fill('Ada')
  await leadField(dialog, 'First Name').press('Enter')
  letThrough()
  await expect(dialog.getByText('Last name is required')).toBeVisible()
  await expect(leadField(dialog, 'Last Name')).toBeFocused()
  await expect(leadField(dialog, 'First Name')).toHaveValue('Ada')
})

test('a dialog closes before React is there, and what was typed is there again after a reload', async ({
  page,
}) => {
  await holdReactBack(page)
  const dialog = await openLead(page)
  await fillLead(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: leadTitle })).toBeFocused()
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expectLeadKept(dialog)
  expect(await isTakenOver(page)).toBe(false)
})

test('what was typed into one form is there after another was opened, both before React', async ({
  page,
  site,
}) => {
  const letThrough = await holdReactBack(page)
  const lead = await openLead(page)
  await fillLead(lead)
  await lead.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' }).click()
  const audit = dialogOf(page, auditTitle)
  await auditField(audit, 'First Name').fill('A')
  letThrough()
  await takenOver(page, 'dialogs')
  await expect(auditField(audit, 'First Name')).toHaveValue('A')
  await auditField(audit, 'Last Name').fill('B')
  await auditField(audit, 'Email').fill('a@example.org')
  await auditField(audit, 'Website URL').fill('https://example.org')
  await letReadingTimePass(page)
  await auditSubmit(audit).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select first_name from public.audit_requests')).toEqual([{ first_name: 'A' }])
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expectLeadKept(lead)
})

test('a bot that fills in everything before React is there is thanked, and nothing is stored', async ({
  page,
  site,
}) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fillLead(dialog)
  await dialog.locator('input[name=extra_note]').fill('555', { force: true })
  await letReadingTimePass(page)
  await leadSubmit(dialog).click()
  letThrough()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  expect(await site.query('select id from public.leads')).toEqual([])
})

test('where React never comes, sending leads to the page that does the same, and the words are kept', async ({
  page,
  troubles,
}) => {
  troubles.allow('net::ERR_FAILED')
  await loseReact(page)
  const dialog = await openLead(page)
  await fillLead(dialog)
  await leadSubmit(dialog).click()
  await expect(page).toHaveURL(/\/schedule$/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expectLeadKept(dialog)
})
