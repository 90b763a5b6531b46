import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { heldCode } from '../support/held-calls.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/* Forms that are submitted without JavaScript, through the function's store_submission. */

const store = (kind: string, submission: unknown, address: string | null = '203.0.113.7'): Promise<Answer> =>
  database.service.call('store_submission', { kind, submission, address })
const confirmCode = (code: unknown) => database.service.call('confirm_code', { code })
const count = async (table: 'leads' | 'audit_requests') => (await rows(table)).length
const plainLead = (changes: object = {}) => lead({ form: 'strategy_call', ...changes })
const rows = (table: string) => query(`select * from public.${table}`)

test.each([
  ['lead', lead({ email: 'wrong' }), 'email'],
  ['lead', lead({ primary_goal: '\n' }), 'primary_goal'],
  ['lead', lead({ first_name: null }), 'first_name'],
  ['lead', lead({ help_with: null }), 'help_with'],
  ['audit_request', auditRequest({ website_url: 'none' }), 'website_url'],
  ['booking', lead(), 'id, kind'],
  ['lead', { first_name: 'A' }, 'id, kind'],
])('the same rules apply: %s %j', async (kind, submission, field) => {
  const { status, body } = await store(kind, submission)
  expect([status, body.message, body.details]).toEqual([422, 'invalid_submission', field])
  expect(await rows('leads')).toEqual([])
})

test('columns that visitors may not write are ignored', async () => {
  await store('lead', {
    ...lead(),
    booking_id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001',
    team_notified_at: '2020-01-01',
    created_at: '2020-01-01',
    stated_goal: 'x',
  })
  const [row] = await rows('leads')
  expect(row).toMatchObject({ booking_id: null, team_notified_at: null, stated_goal: null })
  expect(String(row?.['created_at'])).not.toContain('2020')
})

test('the sixth form within an hour from one address is held, and stored once it is confirmed', async () => {
  const send = (count: number, address: string) =>
    store('lead', lead({ email: `p@example${count}.org` }), address)
  for (let count = 0; count < 5; count += 1)
    expect((await send(count, '198.51.100.5')).body).toEqual({ stored: true })
  const wish = { form: 'call_request', preferred_day: '2026-11-30', preferred_part_of_day: 'morning' }
  const row = lead({ email: 'sixth@example.org', ...wish })
  expect((await store('lead', row, '198.51.100.5')).body).toEqual({ held: true })
  expect((await store('lead', row, '198.51.100.5')).body).toEqual({ held: true })
  expect((await send(9, '198.51.100.6')).body).toEqual({ stored: true })
  expect(await rows('leads')).toHaveLength(6)
  expect(await query("select kind from private.outbox where kind = 'submission.held'")).toHaveLength(1)
  const confirmed = await confirmCode(await heldCode())
  expect(confirmed.body).toMatchObject({ confirmed: [{ id: row['id'], kind: 'lead' }], known: true })
  expect(await rows('leads')).toHaveLength(7)
  const stored =
    "select form, preferred_day::text, preferred_part_of_day from public.leads where form = 'call_request'"
  expect(await query(stored)).toEqual([wish])
})

test('visitors without a usable network address are counted by mailbox and site only', async () => {
  for (let count = 0; count < 60; count += 1) {
    const address = ['nonsense', null, ''][count % 3]
    const { body } = await store('lead', lead({ email: `p@example${count}.org` }), address)
    expect(body).toEqual({ stored: true })
  }
  expect((await store('lead', lead({ email: 'q@example.net' }), '')).body).toEqual({ held: true })
})

test.each([
  { form: 'call_request' },
  { form: 'call_request', preferred_day: '2026-11-30' },
  { form: 'strategy_call', preferred_day: '2026-11-30', preferred_part_of_day: 'any' },
  { form: 'call_request', preferred_day: '2026-11-30', preferred_part_of_day: 'night' },
  { form: 'other' },
])('%j is refused', async (changes) => {
  expect((await store('lead', plainLead(changes))).status).toBe(422)
  expect(await count('leads')).toBe(0)
})

test('each form has its own required fields', async () => {
  const few = { organization: null, phone: null, website: null }
  const status = async (changes: object) => (await store('lead', plainLead({ ...few, ...changes }))).status
  const wish = { preferred_day: '2026-11-30', preferred_part_of_day: 'any' }
  expect(await status({ form: 'contact_message' })).toBe(200)
  expect(await status({ form: 'call_request', phone: '1', primary_goal: null, ...wish })).toBe(200)
  expect(await status({ form: 'call_request', ...wish })).toBe(422)
  expect(await status({ form: 'contact_message', primary_goal: ' ' })).toBe(422)
  expect(await status({ form: 'strategy_call' })).toBe(422)
  expect(await count('leads')).toBe(2)
})

test('a code confirms held calls too, except those whose time is taken', async () => {
  await query('update private.settings set calls_of_origin = 0')
  for (const hour of [9, 11]) {
    await database.book({ starts_at: start(hour) })
  }
  await query('update private.settings set calls_of_origin = 1000')
  await query('update public.held_submissions set keeps_time = false')
  const other = booking({ starts_at: start(9), email: 'b@example.org' })
  expect((await database.book(other)).status).toBe(200)
  const { body } = await confirmCode(await heldCode())
  expect(body).toMatchObject({ confirmed: [{ kind: 'booking' }], taken: 1, known: true })
  const calls = await query<{ n: number }>('select count(*)::int as n from public.bookings')
  expect(calls).toEqual([{ n: 2 }])
})
