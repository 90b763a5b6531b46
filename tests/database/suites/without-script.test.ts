import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/* Forms that are submitted without JavaScript, through the function's store_submission. */

const store = (
  of_table: string,
  submission: unknown,
  address: string | null = '203.0.113.7',
): Promise<Answer> => database.service.call('store_submission', { of_table, submission, address })
const count = async () => (await query('select id from public.leads')).length
const plainLead = (changes: object = {}) => lead({ form: 'strategy-call', ...changes })

test.each([
  [
    'leads',
    plainLead({ email: 'wrong' }),
    [400, 'new row for relation "leads" violates check constraint "leads_email"'],
  ],
  ['leads', plainLead({ primary_goal: '\n' }), [422, 'invalid_submission']],
  ['leads', plainLead({ first_name: null }), [422, 'invalid_submission']],
  ['leads', plainLead({ help_with: null }), [422, 'invalid_submission']],
  ['audit_requests', auditRequest({ website_url: ' ' }), [422, 'invalid_submission']],
  ['leads', { form: 'strategy-call', first_name: 'A' }, [422, 'invalid_submission']],
])('the same rules apply: %s %j', async (table, submission, refused) => {
  const { status, body } = await store(table, submission)
  expect([status, body.message]).toEqual(refused)
  expect(await count()).toBe(0)
})

test('a repeat stores nothing', async () => {
  const row = plainLead()
  for (const _ of [1, 2]) expect((await store('leads', row)).body).toEqual({ stored: true })
  expect(await count()).toBe(1)
})

test.each([
  { form: 'call-request' },
  { form: 'call-request', preferred_day: '2026-11-30' },
  { form: 'strategy-call', preferred_day: '2026-11-30', preferred_part_of_day: 'any' },
  { form: 'call-request', preferred_day: '2026-11-30', preferred_part_of_day: 'night' },
  { form: 'other' },
])('%j is refused', async (changes) => {
  expect([400, 422]).toContain((await store('leads', plainLead(changes))).status)
  expect(await count()).toBe(0)
})

test('each form has its own required fields', async () => {
  const few = { organization: null, phone: null, website: null }
  const status = async (changes: object) => (await store('leads', plainLead({ ...few, ...changes }))).status
  const wish = { preferred_day: '2026-11-30', preferred_part_of_day: 'any' }
  expect(await status({ form: 'message' })).toBe(200)
  expect(await status({ form: 'call-request', phone: '1', ...wish })).toBe(200)
  expect(await status({ form: 'call-request', ...wish })).toBe(422)
  expect(await status({ form: 'message', primary_goal: ' ' })).toBe(422)
  expect(await status({ form: 'strategy-call' })).toBe(422)
  expect(await count()).toBe(2)
})
