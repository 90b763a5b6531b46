import type { Locator, Page } from '@playwright/test'
import {
  columnOf,
  type FormField,
  type FormFields,
  honeypotName,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  bookingContactFields,
  callRequestFields,
  forms,
} from '../../supabase/functions/_shared/contracts/forms.ts'
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

/** Where a form is, what it stores, and where it ends. */
type End = {
  path: string
  /** The call to action in the header that opens its dialog. */
  cta?: string
  fields: FormFields
  table: 'leads' | 'audit_requests'
  row?: object
  thanks: string
}

const call = {
  fields: bookingContactFields,
  table: 'leads',
  row: { primary_goal: 'Strategy Call Booking' },
  thanks: 'Booking Confirmed!',
} as const
const ofForm = (form: keyof typeof forms, row: object = { form }): End => ({
  ...{ path: forms[form].page, fields: forms[form].fields, table: forms[form].table },
  ...{ row, thanks: forms[form].thanks },
})
const ends: Readonly<Record<string, End>> = {
  message: ofForm('message'),
  audit: ofForm('audit', {}),
  'strategy-call': ofForm('strategy-call'),
  'call-request': ofForm('call-request', { form: 'call-request', timezone: 'Asia/Tokyo' }),
  'dialog call': { ...ofForm('strategy-call'), path: '/contact', cta: 'book-call', thanks: 'Thank you' },
  'dialog audit': {
    ...ofForm('audit', { timezone: 'America/Chicago' }),
    ...{ path: '/contact', cta: 'fundraising-audit', thanks: 'Thank You' },
  },
  booking: { ...call, path: '/schedule' },
  home: { ...call, path: '/', row: { ...call.row, org_type: 'nonprofit' } },
}

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
  // Fields of a dialog that has not opened yet would not be found.
  await expect(form).toBeVisible()
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

/** Opens the form's page, or its dialog. */
async function open(page: Page, name: string, { path, cta }: End): Promise<Locator> {
  // Opening the same page again would show the last booking.
  await page.goto('/robots.txt')
  await page.goto(`${path}?utm_source=poster`, { waitUntil: 'networkidle' })
  if (!cta) return page.locator(`main form[data-form=${name}]`)
  await page.getByRole('banner').locator(`[data-cta=${cta}]:visible`).click()
  return page.getByRole('dialog').locator('form')
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

for (const [name, end] of Object.entries(ends))
  test(`the form “${name}” keeps its text, explains a lost connection, is stored`, async ({
    page,
    context,
    site,
    troubles,
  }) => {
    const events = await recordTagFunction(context)
    troubles.allow('net::ERR_INTERNET_DISCONNECTED')
    const email = `${name.replace(/\W/g, '-')}@example.org`
    let form = await open(page, name, end)
    if (name === 'audit') await page.locator('input[name=reason]:not(:checked) + label').click()
    const row = await fillIn(form, end, email)

    // A reload keeps what was typed, and which form was chosen.
    form = await open(page, name, end)
    await expect(form).toBeVisible()
    await expect(form.locator('[name=email]')).toHaveValue(email)

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

    if (end.thanks.startsWith('/')) await expect(page).toHaveURL(`${end.thanks}#main`)
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
  })

test('every form of a page is tested here', async ({ site }) => {
  const found: string[] = []
  for (const { path } of auditedPages) {
    // The gallery repeats sections of other pages.
    if (path.startsWith('/gallery')) continue
    const html = (await (await fetch(site.url + path)).text()).replace(/<noscript>.*?<\/noscript>/gs, '')
    for (const [tag] of html.matchAll(/<form\b[^>]*>/g))
      found.push(`${path} ${/data-form="([^"]*)"/.exec(tag)?.[1]}`)
  }
  const tested = Object.entries(ends).flatMap(([name, { path, cta }]) => (cta ? [] : [`${path} ${name}`]))
  expect(found.sort()).toEqual(tested.sort())
})
