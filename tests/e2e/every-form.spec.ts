import type { Locator, Page } from '@playwright/test'
import {
  columnOf,
  type FormField,
  type FormFields,
  honeypotName,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  auditFields,
  bookingContactFields,
  callRequestFields,
  forms,
  leadFields,
  messageFields,
} from '../../supabase/functions/_shared/contracts/forms.ts'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { auditedPages, viewports } from '../helpers/routes.ts'
import { recordTagFunction } from './support/analytics.ts'
import { personAndTeamMail } from './support/mails.ts'
import { openDay } from './support/offered-times.ts'
import { chooseDateAndTime, wizardOf } from './support/wizard.ts'

/*
 * Every form that a page or a dialog shows with JavaScript: filled in from its table of fields, reloaded, sent offline,
 * then sent by its own button. It must end on its own thank-you, with its own row, and a mail to each side.
 */

/** What a form stores, and where it ends. A new form needs an entry. */
type End = { fields: FormFields; table: 'leads' | 'audit_requests'; row?: object; thanks: string | RegExp }

const call: End = {
  fields: bookingContactFields,
  table: 'leads',
  row: { primary_goal: 'Strategy Call Booking' },
  thanks: 'Booking Confirmed!',
}
const ends: Readonly<Record<string, End>> = {
  message: { fields: messageFields, table: 'leads', row: { form: 'message' }, thanks: forms.message.thanks },
  audit: { fields: auditFields, table: 'audit_requests', thanks: forms.audit.thanks },
  'strategy-call': {
    fields: leadFields,
    table: 'leads',
    row: { form: 'strategy-call' },
    thanks: forms['strategy-call'].thanks,
  },
  'call-request': {
    fields: callRequestFields,
    table: 'leads',
    row: { form: 'call-request', timezone: 'Asia/Tokyo' },
    thanks: forms['call-request'].thanks,
  },
  'dialog call': { fields: leadFields, table: 'leads', row: { form: 'strategy-call' }, thanks: 'Thank you' },
  'dialog audit': {
    fields: auditFields,
    table: 'audit_requests',
    row: { timezone: 'America/Chicago' },
    thanks: 'Thank You',
  },
  booking: call,
  home: { ...call, row: { ...call.row, org_type: 'nonprofit' } },
}

const nameOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => {
    const dialog = element.closest('dialog')
    if (dialog) return `dialog ${dialog.dataset['modal']}`
    return element.dataset['form'] ?? element.closest<HTMLElement>('[data-island]')?.dataset['island']
  })

const wordsFor = (name: string, { kind, options }: FormField, email: string) =>
  ({
    text: `${name} “quoted” <b>`,
    phone: '+1 555 010 0100',
    email,
    website: 'https://www.example.org/giving?a=b',
    paragraph: 'First line & more\nsecond line',
    choice: options?.[0] ?? '',
    choices: options?.slice(0, 2) ?? [],
    day: openDay(),
    zone: 'Asia/Tokyo',
    instant: '',
  })[kind]

/** Fills in each field of the form's table, and everything else that it asks. @returns the row to expect */
async function fillIn(form: Locator, { fields }: End, email: string): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  for (const control of await form.locator(`[name]:not([type=hidden], [name=${honeypotName}])`).all()) {
    const name = (await control.getAttribute('name')) ?? ''
    const field = fields[name] ?? callRequestFields[name as keyof typeof callRequestFields]
    if (!field) throw new Error(`${name} is in no table`)
    const words = wordsFor(name, field, email)
    // A day and a zone are mailed in words.
    const isAnswer = name in fields && field.kind !== 'day' && field.kind !== 'zone'
    if (isAnswer) row[columnOf(fields, name)] = words
    if (typeof words !== 'string') {
      if (words.includes(await control.inputValue())) await control.check({ force: true })
    } else if (await control.evaluate((element) => element.tagName === 'SELECT'))
      await control.selectOption(words)
    else await control.fill(words)
  }
  return row
}

/** The forms of a page, in order: those of its document, or of the dialog that a call to action opens. */
async function open(page: Page, path: string, cta: string | undefined): Promise<Locator> {
  // Opening the same page again would show the last booking.
  await page.goto('/robots.txt')
  await page.goto(`${path}?utm_source=poster`, { waitUntil: 'networkidle' })
  if (!cta) return page.locator('main form')
  await page.getByRole('banner').locator(`[data-cta=${cta}]:visible`).click()
  const form = page.getByRole('dialog').locator('form')
  await expect(form).toBeVisible()
  return form
}

/** Shows the form if the page has it behind a choice. */
async function reveal(page: Page, form: Locator): Promise<void> {
  if (!(await form.isVisible())) await page.locator('input[name=reason]:not(:checked) + label').click()
  await expect(form).toBeVisible()
}

/** Expects one message, why the form was not sent, in view and with nothing above it. */
async function expectReasonInView(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ visible: true })
  await expect(alert).toContainText(/check your connection|Please try again/)
  await expect(alert).toBeInViewport({ ratio: 1 })
  const isOnTop = await alert.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2))
  })
  expect(isOnTop, 'on top').toBe(true)
}

async function sendForm(
  { page, site, events }: { page: Page; site: LocalSite; events: Events },
  path: string,
  cta: string | undefined,
  i: number,
) {
  const found = async () => (await open(page, path, cta)).nth(i)
  let form = await found()
  const name = (await nameOf(form)) ?? ''
  const end = ends[name]
  if (!end) throw new Error(`${path} has a form without an expected end: ${name}`)
  await reveal(page, form)
  const email = `${name.replace(/\W/g, '-')}.${i}@example.org`
  const row = await fillIn(form, end, email)

  // A reload keeps what was typed.
  form = await found()
  const kept = form.locator('[name=email]')
  await expect(kept, 'kept').toHaveValue(email)
  await expect(kept, 'shown').toBeVisible()

  const wizard = wizardOf(page)
  const toConfirm = async () => {
    if (name === 'home') await wizard.field('Phone').fill('+1 555 010 0100')
    await wizard.toDates.click()
    await chooseDateAndTime(page)
  }
  if (name === 'booking') await toConfirm()
  const button = name === 'booking' ? wizard.confirm : form.locator('[type=submit]')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  for (const size of [viewports.phone, { width: 683, height: 328 }, viewports.desktop]) {
    await page.setViewportSize(size)
    await button.click()
    await expectReasonInView(page)
  }
  await page.context().setOffline(false)
  await button.click()
  if (name === 'home') {
    await expect(page).toHaveURL('/schedule#details')
    await expect(wizard.field('Email')).toHaveValue(email)
    await toConfirm()
    await wizard.confirm.click()
  }

  if (typeof end.thanks === 'string' && end.thanks.startsWith('/'))
    await expect(page).toHaveURL(`${end.thanks}#main`)
  else await expect(page.getByRole('heading', { name: end.thanks, exact: true })).toBeVisible()
  const rows = await site.query(`select * from public.${end.table} where email = $1`, [email])
  const landing_path = expect.stringContaining('utm_source=poster')
  const visit = { utm_source: 'poster', device_type: 'desktop', landing_path }
  expect(rows).toMatchObject([{ ...visit, ...row, ...end.row }])
  const sent = end.table === 'leads' ? 'lead_submitted' : 'audit_submitted'
  if (end.fields !== bookingContactFields) expect(events.map(({ name }) => name)).toContain(sent)
  expect(JSON.stringify(events)).not.toContain(String(rows[0]?.['id']))
  const { toPerson, toTeam } = await personAndTeamMail(site, email)
  const lines = Object.values(row).map((typed) => String(typed).split(/[\n,]/)[0] ?? '')
  // A choice is one word, and said by its label.
  for (const line of lines.filter((each) => /\W/.test(each))) expect(toTeam.text).toContain(line)
  expect(toPerson.text).not.toMatch(/quoted|First line/)
}

type Events = Awaited<ReturnType<typeof recordTagFunction>>

test('every form keeps its text, explains a lost connection, is stored', async ({
  page,
  context,
  site,
  troubles,
}) => {
  const events = await recordTagFunction(context)
  troubles.allow('net::ERR_INTERNET_DISCONNECTED')
  const [withForms, failed]: [string[], string[]] = [[], []]
  for (const { path } of auditedPages) {
    const html = await (await fetch(site.url + path)).text()
    // The gallery repeats sections of other pages.
    const isOther = path.startsWith('/gallery')
    if (/<form\b/.test(html.replace(/<noscript>.*?<\/noscript>/gs, '')) && !isOther) withForms.push(path)
  }
  expect(withForms.length).toBeGreaterThan(4)
  const states = [
    ...withForms.map((path) => ({ path, cta: undefined })),
    ...['book-call', 'fundraising-audit'].map((cta) => ({ path: '/contact', cta })),
  ]
  for (const { path, cta } of states) {
    const forms = await (await open(page, path, cta)).count()
    expect(forms, path).toBeGreaterThan(0)
    for (let i = 0; i < forms; i++)
      // One failure hides no other.
      await test
        .step(`${cta ?? path}, form ${i + 1}`, () => sendForm({ page, site, events }, path, cta, i))
        .catch((error) => failed.push(`${cta ?? path}, form ${i + 1}: ${error}`))
        .finally(async () => {
          await context.setOffline(false)
          await page.setViewportSize(viewports.desktop)
        })
  }
  expect(failed).toEqual([])
})
