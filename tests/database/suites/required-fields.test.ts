import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'
import { coded, denied } from '../support/visitor.ts'

/* What the two forms have to bring. */

test.each(['first_name', 'last_name', 'email', 'help_with', 'source_url', 'device_type'])(
  'leads.%s cannot be null',
  async (column) => {
    expect(coded(await database.insert('leads', lead({ [column]: null })))).toEqual([400, '23502'])
  },
)

const incomplete: ReadonlyArray<readonly [column: string, blanks: readonly unknown[]]> = [
  ['organization', [undefined, null, '', '   ']],
  ['phone', [undefined, null, '', '   ']],
  ['primary_goal', [undefined, null, '', '   ', ' \r\n\t\n']],
]
test.each(incomplete)('a lead without %s is refused', async (column, blanks) => {
  for (const blank of blanks) {
    expect(coded(await database.insert('leads', lead({ [column]: blank }))), String(blank)).toEqual(denied)
  }
  expect(await database.query('select id from public.leads')).toEqual([])
})

test('a complete lead does not bring an incomplete one in', async () => {
  expect(coded(await database.visitor().post('leads', [lead(), lead({ phone: '' })]))).toEqual(denied)
  expect(await database.query('select id from public.leads')).toEqual([])
})

test.each(['first_name', 'last_name', 'email', 'website_url'])(
  'an audit request without %s is refused',
  async (column) => {
    for (const [blank, code] of [
      [undefined, '23502'],
      [null, '23502'],
      ['', '23514'],
      ['   ', '23514'],
    ] as const) {
      expect(
        coded(await database.insert('audit_requests', auditRequest({ [column]: blank }))),
        String(blank),
      ).toEqual([400, code])
    }
    expect(await database.query('select id from public.audit_requests')).toEqual([])
  },
)

test('the least that a lead needs', async () => {
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
