import { expect, test } from 'vitest'
import {
  columnOf,
  type FormFields,
  isEmailAddress,
} from '../../../supabase/functions/_shared/contracts/form-field.ts'
import { forms } from '../../../supabase/functions/_shared/contracts/forms.ts'
import { database, query } from '../support/database.ts'
import { bookLinked, refusal } from '../support/linked-calls.ts'
import { auditRequest, lead, start } from '../support/samples.ts'
import { coded, expectInvalid } from '../support/visitor.ts'

/* Validation of the two forms, and of those that are submitted without JavaScript through store_submission. */

/** Texts that must be stored verbatim and never be executed. */
const odd = [
  "Robert'); drop table public.leads; --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{7*7}} $(id) `id` %s %n ../../etc/passwd',
  // Characters that occur in names.
  'O’Brien-Ñandú',
  'محمد بن سلمان',
  'می\u200cخواهم',
  '山田 太郎 👩🏽‍💻🕌 葛\u{e0100} ქართული',
]

/** Not allowed: line breaks (except in free text), control, bidi and invisible characters, and a stray joiner. */
const unprintable = [
  ...'\n\r\t\u0007\u001b\u007f\u0085\u009b\u2028',
  ...'\u061c\u200e\u200f\u202a\u202e\u2066\u2069',
  ...'\u00ad\u200b\u2060\u2064\u3164\ufeff\uffa0\ufffa\u{e0041}\u200d',
]

test.each(Object.entries(forms))('no text of the form %s is longer than its limit', async (_, form) => {
  const fields: FormFields = form.fields
  const sample = form.table === 'leads' ? lead(form.always) : auditRequest()
  for (const [name, { kind, max }] of Object.entries(fields)) {
    if (!max || !/text|paragraph|phone/.test(kind)) continue
    const column = columnOf(fields, name)
    await expectViolation(form.table, { ...sample, [column]: 'x'.repeat(max + 1) }, `${form.table}_${column}`)
  }
})

test.each(odd)('%s is stored verbatim by each form and by a booking', async (text) => {
  const name = { first_name: text, last_name: text, organization: text }
  const campaign = Object.keys(lead()).filter((column) => column.startsWith('utm_'))
  const others = [...campaign, 'primary_goal', 'current_challenge', 'referrer'].map((column) => [
    column,
    text,
  ])
  const row = lead({ ...name, ...Object.fromEntries(others), phone: text.slice(0, 40) })
  expect((await database.insert('leads', row)).status).toBe(201)
  expect((await query('select * from public.leads'))[0]).toMatchObject(row)
  const audit = auditRequest({ ...name, main_challenge: text })
  expect((await database.insert('audit_requests', audit)).status).toBe(201)
  expect((await query('select * from public.audit_requests'))[0]).toMatchObject(audit)
  expect((await database.book(name)).status).toBe(200)
  expect(await query('select first_name, last_name, organization from public.bookings')).toEqual([name])
})

test('unprintable characters are refused in forms and bookings; free text keeps its line breaks', async () => {
  for (const character of unprintable) {
    const first_name = `a${character}b`
    await expectViolation('leads', lead({ first_name }), 'leads_first_name')
    await expectViolation('audit_requests', auditRequest({ first_name }), 'audit_requests_first_name')
    expectInvalid(await database.book({ first_name }), 'first_name')
    if (!'\n\r\t'.includes(character))
      await expectViolation('leads', lead({ primary_goal: first_name }), 'leads_primary_goal')
  }
  const text = 'First line\r\nsecond line\n\n\tthird'
  expect((await database.insert('leads', lead({ primary_goal: text }))).status).toBe(201)
  expect(await query('select primary_goal from public.leads')).toEqual([{ primary_goal: text }])
})

const missing = [400, expect.stringMatching(/^(23502|23514)$/)]
test.each([
  ['leads', 'organization, phone, primary_goal', [422, 'PT422']],
  ['leads', 'first_name, last_name, email', missing],
  ['audit_requests', 'first_name, last_name, email, website_url', missing],
])('nothing is stored in %s without %s', async (table, columns, refused) => {
  const sample = table === 'leads' ? lead : auditRequest
  for (const column of columns.split(', '))
    for (const blank of [undefined, null, '', '   '])
      expect(coded(await database.insert(table, sample({ [column]: blank }))), column).toEqual(refused)
  expect(await query(`select id from public.${table}`)).toEqual([])
})

test.each([
  '',
  'plain',
  'a@example..org',
  'a@example.org ',
  '"a"@example.org',
  'a@exämple.org',
  `a@${'b'.repeat(64)}.org`,
  'a@b.org, c@d.org',
])('both the forms and the database refuse the e-mail address %j', async (email) => {
  expect(isEmailAddress(email)).toBe(false)
  await expectViolation('leads', lead({ email }), 'leads_email')
  await expectViolation('audit_requests', auditRequest({ email }), 'audit_requests_email')
})
test.each([
  "o'neil+tag@mail.example.co.uk",
  'a.b_c-d!#$%&*/=?^`{|}~@sub-domain.example.museum',
  `a@${'b'.repeat(63)}.org`,
  'a@xn--exmple-cua.org',
])('both accept the e-mail address "%s"', async (email) => {
  expect(isEmailAddress(email)).toBe(true)
  expect((await database.insert('leads', lead({ email }))).status).toBe(201)
})

test.each(['example.org', 'ftp://example.org', 'javascript:alert(1).x', 'https://localhost'])(
  'an audit of "%s" cannot be requested',
  async (url) =>
    expectViolation('audit_requests', auditRequest({ website_url: url }), 'audit_requests_website_url'),
)
test.each(['help_with', 'source_url', 'device_type'])('leads.%s cannot be null', async (column) => {
  expect(coded(await database.insert('leads', lead({ [column]: null })))).toEqual([400, '23502'])
})
test.each([
  ['help_with', []],
  ['help_with', ['SEO', 'Hacking']],
  ['help_with', ['SEO', null]],
  ['help_with', ['SEO', 'SEO']],
  ['help_with', [['SEO'], ['Google Ads']]],
  ['org_type', 'company'],
  ['device_type', 'tablet'],
  ['source_url', 'javascript:alert(1)'],
  ['landing_path', 'https://example.org/'],
  ['timezone', "America/Chicago'"],
])('leads.%s cannot be %j', async (column, value) => {
  await expectViolation('leads', lead({ [column]: value }), `leads_${column}`)
})

async function expectViolation(table: string, row: unknown, constraint: string): Promise<void> {
  const answer = await database.insert(table, row)
  expect([answer.status, answer.body.code]).toEqual([400, '23514'])
  expect(answer.body.message).toContain(`"${constraint}"`)
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
}

const store = (of_table: string, submission: unknown) =>
  database.service.call('store_submission', { of_table, submission, address: '203.0.113.7' })
const count = async () => (await query('select id from public.leads')).length
const few = { organization: null, phone: null, website: null }
const wish = { preferred_day: '2026-11-30', preferred_part_of_day: 'any' }
const lacking = [422, 'invalid_submission']
const broken = [400, expect.stringMatching(/violates check constraint "leads_/)]
const stored = [200, undefined]

test.each<[changes: Record<string, unknown>, answer: unknown[]]>([
  [{ ...few, form: 'message' }, stored],
  [{ ...few, form: 'message', primary_goal: '\n' }, lacking],
  [{ ...few, form: 'strategy-call' }, lacking],
  [{ form: 'strategy-call', help_with: null }, lacking],
  [{ form: 'strategy-call', email: 'wrong' }, broken],
  [{ form: 'strategy-call', ...wish }, broken],
  [{ ...few, form: 'call-request', phone: '1', ...wish }, stored],
  [{ ...few, form: 'call-request', ...wish }, lacking],
  [{ form: 'call-request' }, lacking],
  [{ form: 'call-request', ...wish, preferred_part_of_day: 'night' }, broken],
  [{ form: 'other' }, broken],
])('a form with %j is answered with %j', async (changes, answer) => {
  const { status, body } = await store('leads', lead(changes))
  expect([status, body.message]).toEqual(answer)
  expect(await count()).toBe(status === 200 ? 1 : 0)
})

test('a repeat stores nothing; an audit needs its website', async () => {
  const row = lead({ form: 'strategy-call' })
  for (const _ of [1, 2]) expect((await store('leads', row)).body).toEqual({ stored: true })
  expect(await count()).toBe(1)
  const { status, body } = await store('audit_requests', auditRequest({ website_url: ' ' }))
  expect([status, body.message]).toEqual(lacking)
})

test('the borrowed id: an id of another table is refused, so that no link to it opens another row', async () => {
  const { id } = await bookLinked()
  const audit = auditRequest()
  await database.insert('audit_requests', audit)
  const refused = [422, 'invalid_submission']
  for (const taken of [id, audit['id']]) {
    const submission = lead({ id: taken, email: 'mallory@example.org', form: 'strategy-call' })
    expect(refusal(await database.insert('leads', submission))).toEqual(refused)
    const stored = { of_table: 'leads', submission, address: '' }
    expect(refusal(await database.service.call('store_submission', stored))).toEqual(refused)
  }
  expect(refusal(await database.insert('audit_requests', auditRequest({ id })))).toEqual(refused)
  const booked = await database.book({ booking_id: audit['id'], starts_at: start(11) })
  expect(refusal(booked)).toEqual([422, 'invalid_booking'])
})
