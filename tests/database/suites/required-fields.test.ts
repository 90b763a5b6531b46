import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'
import { coded, denied } from '../support/visitor.ts'

/* The required fields of the two forms. */

test.each(['first_name', 'last_name', 'email', 'help_with', 'source_url', 'device_type'])(
  'leads.%s cannot be null',
  async (column) => {
    expect(coded(await database.insert('leads', lead({ [column]: null })))).toEqual([400, '23502'])
  },
)

const missing = [400, expect.stringMatching(/^(23502|23514)$/)]
test.each([
  ['leads', 'organization, phone, primary_goal', denied],
  ['leads', 'first_name, last_name, email', missing],
  ['audit_requests', 'first_name, last_name, email, website_url', missing],
])('nothing is stored in %s without %s', async (table, columns, refused) => {
  const sample = table === 'leads' ? lead : auditRequest
  for (const column of columns.split(', '))
    for (const blank of [undefined, null, '', '   '])
      expect(coded(await database.insert(table, sample({ [column]: blank }))), column).toEqual(refused)
  expect(await database.query(`select id from public.${table}`)).toEqual([])
})

test('a batch with one incomplete lead is refused', async () => {
  expect(
    coded(await database.visitor().post('leads', [lead(), lead({ primary_goal: ' \r\n\t\n' })])),
  ).toEqual(denied)
  expect(await database.query('select id from public.leads')).toEqual([])
})

test('the minimal lead', async () => {
  const answer = await database.visitor().post('leads', {
    first_name: 'A',
    last_name: 'B',
    organization: 'C',
    email: 'a@b.org',
    phone: '1',
    help_with: ['Consulting'],
    primary_goal: 'D',
  })
  expect(answer.status).toBe(201)
  expect((await database.query('select utm_source, source_url, device_type from public.leads'))[0]).toEqual({
    utm_source: '',
    source_url: '',
    device_type: 'desktop',
  })
})
