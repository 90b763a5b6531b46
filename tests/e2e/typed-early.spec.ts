import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { takenOver } from '../helpers/open-page.ts'
import { auditField, auditSubmit } from './support/audit-form.ts'
import { auditTitle, dialogOf, leadTitle, letReadingTimePass } from './support/dialogs.ts'
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

const fields = ['First Name', 'Last Name', 'Organization', 'Email', 'Phone', 'Website', 'Primary Goal']
const areas = ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting']

/** Email fields have no caret that scripts could read or set, and no spaces at their ends. */
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789äß@.-')
const act = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('type' as const), letter }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('field' as const), name: fc.constantFrom(...fields) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'left' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'home' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'backspace' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('tick' as const), area: fc.constantFrom(...areas) }),
  },
)
const plan = fc.record({
  acts: fc.array(fc.tuple(act, fc.integer({ min: 0, max: 25 })), { minLength: 50, maxLength: 60 }),
  /** After which act React is let through, on its way to the page while the next ones are done. */
  release: fc.integer({ min: 5, max: 45 }),
})

test('of 500 letters typed at random moments into any field, none is lost, moved or doubled', async ({
  page,
}) => {
  test.setTimeout(240_000)
  let letters = 0
  let beforeReact = 0
  let released = false
  for (const { acts, release } of fc.sample(plan, { seed: 20261121, numRuns: 15 })) {
    released = false
    const letThrough = await holdReactBack(page)
    const dialog = await openLead(page)
    const model = new FormModel()
    await leadField(dialog, 'First Name').click()
    for (const [index, [each, pause]] of acts.entries()) {
      if (index === release) {
        released = true
        letThrough()
      }
      if (each.kind === 'type') {
        letters++
        if (!released) beforeReact++
      }
      await model.perform(page, dialog, each)
      if (pause > 5) await page.waitForTimeout(pause)
    }
    await takenOver(page, 'dialogs')
    await model.expectIn(page, dialog)
    // React knows it too: what it draws next is the same.
    await page.keyboard.type('z')
    model.insert('z')
    await model.expectIn(page, dialog)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(letters).toBeGreaterThanOrEqual(500)
  expect(beforeReact).toBeGreaterThan(100)
})

type Act =
  | { kind: 'type'; letter: string }
  | { kind: 'field'; name: string }
  | { kind: 'tick'; area: string }
  | { kind: 'left' | 'home' | 'backspace' }

/** What the form must hold, by the rules of any text field. */
class FormModel {
  #field = 'First Name'
  #texts = new Map(fields.map((name) => [name, '']))
  #carets = new Map(fields.map((name) => [name, 0]))
  #ticked = new Set<string>()

  get #text() {
    return this.#texts.get(this.#field) as string
  }
  get #caret() {
    return this.#carets.get(this.#field) as number
  }

  insert(letter: string) {
    this.#texts.set(this.#field, this.#text.slice(0, this.#caret) + letter + this.#text.slice(this.#caret))
    this.#carets.set(this.#field, this.#caret + letter.length)
  }

  async perform(page: Page, dialog: Locator, each: Act): Promise<void> {
    switch (each.kind) {
      case 'type':
        this.insert(each.letter)
        await page.keyboard.insertText(each.letter)
        break
      case 'field':
        this.#field = each.name
        this.#carets.set(each.name, this.#text.length)
        await leadField(dialog, each.name).focus()
        await page.keyboard.press('End')
        break
      case 'left':
        this.#carets.set(this.#field, Math.max(0, this.#caret - 1))
        await page.keyboard.press('ArrowLeft')
        break
      case 'home':
        this.#carets.set(this.#field, 0)
        await page.keyboard.press('Home')
        break
      case 'backspace':
        if (this.#caret > 0) {
          this.#texts.set(this.#field, this.#text.slice(0, this.#caret - 1) + this.#text.slice(this.#caret))
          this.#carets.set(this.#field, this.#caret - 1)
        }
        await page.keyboard.press('Backspace')
        break
      case 'tick': {
        if (!this.#ticked.delete(each.area)) this.#ticked.add(each.area)
        await dialog.getByText(each.area, { exact: true }).click()
        // A press on a box takes the focus; back to where letters go.
        await leadField(dialog, this.#field).focus()
        await page.keyboard.press('End')
        this.#carets.set(this.#field, this.#text.length)
      }
    }
  }

  async expectIn(page: Page, dialog: Locator): Promise<void> {
    for (const [name, text] of this.#texts) await expect(leadField(dialog, name)).toHaveValue(text)
    for (const area of areas) {
      await expect(dialog.getByRole('checkbox', { name: area })).toBeChecked({
        checked: this.#ticked.has(area),
      })
    }
    await expect(leadField(dialog, this.#field)).toBeFocused()
    const caret = await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)
    if (caret !== null) expect(caret).toBe(this.#caret)
  }
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
  await page.unrouteAll()
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expectLeadKept(dialog)
})
