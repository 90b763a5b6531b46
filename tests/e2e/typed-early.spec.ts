import type { Locator, Page } from '@playwright/test'
import { changePage } from '../helpers/changed-page.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { isHydrated, takenOver } from '../helpers/open-page.ts'
import { expectStatus, leadDialog } from './support/dialog-forms.ts'
import { holdBack, islandScripts, laterScripts } from './support/held-back.ts'
import { contactFields, visitor } from './support/visitor.ts'
import { chooseDateAndTime, expectNothingLost, wizardOf } from './support/wizard.ts'

/* Dialogs are prerendered and can be used before hydration. Input from before and during hydration must be kept. */

/** Keys that delete a letter, and insert letters in the middle and at the beginning. */
const keys = [...'spring', 'Backspace', 'ArrowLeft', 'ArrowLeft', ...'ti', 'Home', ...'a-', 'End', ...'4@z']
const typed = 'a-sprtiin4@z'

const fieldIn = (form: Locator, label: string) => form.getByRole('textbox', { name: label, exact: true })

const openWizard = async (page: Page): Promise<Locator> => {
  await page.goto('/schedule')
  return page.locator('[data-form=booking]')
}

/** Types into the fields, and lets React through at a part of the keystrokes. Nothing may be lost, moved or doubled. */
async function typeWhileLoading(page: Page, open: () => Promise<Locator>, fields: string[], part: number) {
  const letThrough = await holdBack(page, islandScripts)
  const form = await open()
  const strokes = fields.length * keys.length
  let stroke = 0
  for (const label of fields) {
    await fieldIn(form, label).focus()
    for (const key of keys) {
      if (stroke++ === Math.round(part * strokes)) letThrough()
      await page.keyboard.press(key)
      // A pause, so that React can hydrate between two keystrokes.
      await page.waitForTimeout(8)
    }
  }
  const island = await form.locator('xpath=ancestor-or-self::*[@data-island]').getAttribute('data-island')
  await takenOver(page, island ?? '')
  // React's state has the text too: the next render must not change it.
  await page.keyboard.type('z')
  for (const label of fields)
    await expect(fieldIn(form, label)).toHaveValue(label === fields.at(-1) ? `${typed}z` : typed)
  await expect(fieldIn(form, fields.at(-1) ?? '')).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
}

for (const changed of [false, true])
  test(`no letter typed while React loads is lost${changed ? ', on a changed page' : ''}`, async ({
    page,
  }) => {
    if (changed) await page.addInitScript(changePage, 'start' as const)
    const openPageForm = async () => {
      await page.goto('/request-a-call')
      return page.locator('[data-form=call-request]')
    }
    // In fields for addresses, browsers don't tell where the caret is.
    const fields = changed ? ['First Name', 'Phone'] : ['First Name', 'Email', 'Phone']
    // React loads at a different keystroke each time.
    for (const [open, part] of [
      [() => openWizard(page), 0.1],
      [() => leadDialog(page).open(), 0.5],
      [openPageForm, 0.8],
    ] as const)
      await typeWhileLoading(page, open, fields, part)
  })

test('a form submitted before hydration shows its errors, or is sent, after it', async ({ page, site }) => {
  const { dialog, submit, field, open, fillAndSend, expectKept } = leadDialog(page)
  let letThrough = await holdBack(page, islandScripts)
  await open()
  await field('First Name').fill('Ada')
  await field('First Name').press('Enter')
  letThrough()
  await expect(dialog.getByText('Last name is required')).toBeVisible()
  await expect(field('Last Name')).toBeFocused()
  await expect(field('First Name')).toHaveValue('Ada')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  letThrough = await holdBack(page, islandScripts)
  await open()
  await fillAndSend()
  await submit.click()
  await page.waitForTimeout(200)
  await expectKept()
  await expect(page).toHaveURL('/our-mission')
  expect(await isHydrated(page)).toBe(false)
  letThrough()
  await expectStatus(page, 'Success!')
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('if React fails to load, the form is sent, and the wizard says so', async ({ page, site, troubles }) => {
  troubles.allow('net::ERR_FAILED')
  await page.route(islandScripts, (route) => route.abort())
  const { open, fillAndSend } = leadDialog(page)
  await open()
  await fillAndSend()
  await expect(page).toHaveURL('/thanks/strategy-call#main')
  expect(await site.query('select email from public.leads')).toEqual([{ email: visitor().email }])

  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await wizardOf(page).toDates.click()
  await expect(page.getByText('We couldn’t load the next step.')).toBeVisible()
  await expect(wizardOf(page).field('Email')).toHaveValue(visitor().email)
})

test('what a password manager fills in without an event is sent, not wiped', async ({ page, site }) => {
  const fill = (fields: Locator) =>
    fields.evaluateAll((elements) => {
      for (const element of elements as HTMLInputElement[]) {
        const values: Record<string, string> = { email: 'amina@example.org', phone: '1', lastName: 'Okafor' }
        element.value = values[element.name] ?? element.value
      }
    })
  const { dialog, submit, thanks, field, open } = leadDialog(page)
  await open()
  await takenOver(page, 'dialogs')
  await fill(dialog.locator('input'))
  for (const label of ['First Name', 'Organization', 'Primary Goal']) await field(label).fill('A')
  await dialog.getByText('SEO', { exact: true }).click()
  await submit.click()
  await expect(thanks).toBeVisible()
  expect(await site.query('select email, phone, last_name from public.leads')).toEqual([
    { email: 'amina@example.org', phone: '1', last_name: 'Okafor' },
  ])

  await page.evaluate(() => sessionStorage.clear())
  const wizard = await openWizard(page)
  await fieldIn(wizard, 'First Name').focus()
  await takenOver(page, 'booking')
  await fill(wizard.locator('input'))
  await fieldIn(wizard, 'First Name').fill('Amina')
  await expect(fieldIn(wizard, 'Email')).toHaveValue('amina@example.org')
  await expect(fieldIn(wizard, 'Last Name')).toHaveValue('Okafor')
})

test('a name typed while the known one is filled in is there once', async ({ page }) => {
  await page.goto('/request-a-call')
  const name = page.getByRole('textbox', { name: 'First Name' })
  await name.fill('Priya')
  await page.waitForFunction(() => sessionStorage['draft']?.includes('Priya'))
  for (const path of ['/schedule', '/request-a-call']) {
    const letThrough = await holdBack(page, laterScripts)
    await page.goto(path)
    await name.focus()
    letThrough()
    await expect(name).toHaveValue('Priya')
    await page.keyboard.type('Priya')
    await expect(name).toHaveValue('Priya')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a reload before hydration keeps the step and the text', async ({ page }) => {
  const letThrough = await holdBack(page, islandScripts)
  const letAllThrough = await holdBack(page, laterScripts)
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await wizard.zone.selectOption('Japan Time')
  letAllThrough()
  await page.waitForFunction(() => sessionStorage['draft']?.includes('Asia/Tokyo'))
  await page.reload({ waitUntil: 'networkidle' })
  await wizard.field('Organization').focus()
  await expect(wizard.field('Email')).toHaveValue(visitor().email)
  await page.keyboard.press('Enter')
  letThrough()
  await expect(wizard.dateHeading).toBeFocused()
  await page.reload()
  await expect(wizard.zone).toHaveValue('Asia/Tokyo')
  await expectNothingLost(page, await chooseDateAndTime(page))
})
