import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/* Forms that are submitted without JavaScript, through the function's store_submission. */

const store = (kind: string, submission: unknown, address: string | null = '203.0.113.7'): Promise<Answer> =>
  database.service.call('store_submission', { kind, submission, address })
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
  expect(await status({ form: 'call_request', phone: '1', ...wish })).toBe(200)
  expect(await status({ form: 'call_request', ...wish })).toBe(422)
  expect(await status({ form: 'contact_message', primary_goal: ' ' })).toBe(422)
  expect(await status({ form: 'strategy_call' })).toBe(422)
  expect(await count('leads')).toBe(2)
})
