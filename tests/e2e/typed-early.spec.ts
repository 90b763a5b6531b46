import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { takenOver } from '../helpers/open-page.ts'
import { recordTagFunction } from './support/analytics.ts'
import {
  auditForm,
  expectKept,
  fieldIn,
  fillAndSend,
  fillForm,
  leadForm,
  openerOf,
  openForm,
  submitOf,
} from './support/dialog-forms.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { type EarlyForm, expectNoLetterLost } from './support/early-letters.ts'
import { blockReact, holdReactBack, isHydrated } from './support/held-back.ts'
import { expectToast } from './support/toasts.ts'

/* Dialogs are prerendered and can be used before hydration. Input from before and during hydration must be kept. */

const contact = ['First Name', 'Last Name', 'Email', 'Phone', 'Organization']
const openLead = (page: Page) => openForm(page, leadForm)

const forms: Record<string, EarlyForm> = {
  'strategy call': {
    fields: [...contact, ...Object.keys(leadForm.texts)],
    areas: ['SEO', 'Consulting'],
    island: 'dialogs',
    open: openLead,
  },
  audit: {
    fields: [...contact, ...Object.keys(auditForm.texts)],
    areas: [],
    island: 'dialogs',
    open: (page) => openForm(page, auditForm),
  },
  wizard: {
    fields: contact,
    areas: [],
    island: 'booking',
    async open(page) {
      await page.goto('/schedule')
      return page.locator('[data-wizard-form]')
    },
  },
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: no letter typed while React loads is lost, moved or doubled`, async ({ page }) => {
    test.setTimeout(120_000)
    await expectNoLetterLost(page, form)
  })
}

test('hydration keeps a text selection and an IME composition', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  const goal = fieldIn(dialog, 'Primary Goal')
  await goal.fill('one two three')
  await goal.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 7, 'backward'))
  const name = fieldIn(dialog, 'First Name')
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

test('a form submitted before hydration is sent after it', async ({ page, site }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fillAndSend(page, dialog, leadForm)
  await submitOf(dialog, leadForm).click()
  await page.waitForTimeout(200)
  await expectKept(dialog, leadForm)
  await expect(page).toHaveURL('/our-mission')
  expect(await isHydrated(page)).toBe(false)
  letThrough()
  await expectToast(page, 'Success!')
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('an incomplete form submitted before hydration shows its errors after it', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fieldIn(dialog, 'First Name').fill('Ada')
  await fieldIn(dialog, 'First Name').press('Enter')
  letThrough()
  await expect(dialog.getByText('Last name is required')).toBeVisible()
  await expect(fieldIn(dialog, 'Last Name')).toBeFocused()
  await expect(fieldIn(dialog, 'First Name')).toHaveValue('Ada')
})

test('"Start over" pressed before hydration empties the form after it', async ({ page }) => {
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fillForm(dialog, leadForm)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  letThrough()
  await expect(fieldIn(dialog, 'First Name')).toBeFocused()
  await expect(fieldIn(dialog, 'First Name')).toHaveValue('')
})

test('text typed before hydration survives a reload and opening another form', async ({ page, site }) => {
  const letThrough = await holdReactBack(page)
  const lead = await openLead(page)
  await fillForm(lead, leadForm)
  await page.keyboard.press('Escape')
  await expect(lead).toBeHidden()
  await expect(openerOf(page, leadForm)).toBeFocused()
  await page.reload()
  await openerOf(page, leadForm).click()
  await expectKept(lead, leadForm)
  expect(await isHydrated(page)).toBe(false)
  await lead.getByRole('button', { name: 'Close' }).click()
  await openerOf(page, auditForm).click()
  const audit = dialogOf(page, auditForm.title)
  await fieldIn(audit, 'First Name').fill('A')
  letThrough()
  await takenOver(page, 'dialogs')
  await expect(fieldIn(audit, 'First Name')).toHaveValue('A')
  await fieldIn(audit, 'Last Name').fill('B')
  await fieldIn(audit, 'Email').fill('a@example.org')
  await fieldIn(audit, 'Website URL').fill('https://example.org')
  await letReadingTimePass(page)
  await submitOf(audit, auditForm).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select first_name from public.audit_requests')).toEqual([{ first_name: 'A' }])
  await page.keyboard.press('Escape')
  await openerOf(page, leadForm).click()
  await expectKept(lead, leadForm)
})

test('a bot that fills in the honeypot before hydration is thanked, without a row or an analytics event', async ({
  page,
  context,
  site,
}) => {
  const events = await recordTagFunction(context)
  const letThrough = await holdReactBack(page)
  const dialog = await openLead(page)
  await fillForm(dialog, leadForm)
  await dialog.locator('input[name=extra_note]').fill('555', { force: true })
  await letReadingTimePass(page)
  await submitOf(dialog, leadForm).click()
  letThrough()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  expect(await site.query('select id from public.leads')).toEqual([])
  expect(events.map(({ name }) => name)).toEqual(['lead_cta_click'])
})

test('if React fails to load, submitting leads to a page with the same purpose, and the text is kept', async ({
  page,
  troubles,
}) => {
  troubles.allow('net::ERR_FAILED')
  await blockReact(page)
  const dialog = await openLead(page)
  await fillForm(dialog, leadForm)
  await submitOf(dialog, leadForm).click()
  await expect(page).toHaveURL(/\/schedule$/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/our-mission')
  await openerOf(page, leadForm).click()
  await expectKept(dialog, leadForm)
})
