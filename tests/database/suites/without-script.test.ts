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
const few = { organization: null, phone: null, website: null }
const wish = { preferred_day: '2026-11-30', preferred_part_of_day: 'any' }
const missing = [422, 'invalid_submission']
const broken = [400, expect.stringMatching(/violates check constraint "leads_/)]
const stored = [200, undefined]

// The rules of single fields are those of submissions.test.ts.
test.each<[changes: Record<string, unknown>, answer: unknown[]]>([
  [{ ...few, form: 'message' }, stored],
  [{ ...few, form: 'message', primary_goal: '\n' }, missing],
  [{ ...few, form: 'strategy-call' }, missing],
  [{ form: 'strategy-call', help_with: null }, missing],
  [{ form: 'strategy-call', email: 'wrong' }, broken],
  [{ form: 'strategy-call', ...wish }, broken],
  [{ ...few, form: 'call-request', phone: '1', ...wish }, stored],
  [{ ...few, form: 'call-request', ...wish }, missing],
  [{ form: 'call-request' }, missing],
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
  expect([status, body.message]).toEqual(missing)
})
