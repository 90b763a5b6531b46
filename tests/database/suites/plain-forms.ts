import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditRequest, lead } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { Visitor } from '../support/visitor.ts'

type Row = Record<string, unknown>

/** What the forms without script may store, by the one door that their server function has. */
export function plainFormsAreStoredOnce(database: () => TestDatabase): void {
  const submit = (kind: unknown, fields: Row, address: string | null = '198.51.100.20') =>
    Visitor.service(database().backend).call('submit_plain_form', {
      kind,
      form_fields: JSON.stringify(fields),
      address,
    })
  const count = async (table: 'leads' | 'audit_requests') =>
    (await database().query<{ n: number }>(`select count(*)::int as n from public.${table}`))[0]?.n
  const plainLead = (changes: Row = {}) => lead({ form: 'strategy_call', ...changes })

  test('each kind is stored as the form with script stores it', async () => {
    const [asked, audited] = [plainLead(), auditRequest()]
    expect((await submit('lead', asked)).status).toBe(200)
    expect((await submit('audit_request', audited)).status).toBe(200)
    expect((await database().query('select * from public.leads'))[0]).toMatchObject(asked)
    expect((await database().query('select * from public.audit_requests'))[0]).toMatchObject(audited)
  })

  test('a request for a call keeps its day and its part of the day', async () => {
    const wish = { form: 'call_request', preferred_day: '2026-11-30', preferred_part_of_day: 'morning' }
    expect((await submit('lead', plainLead(wish))).status).toBe(200)
    const [stored] = await database().query(
      'select form, preferred_day::text, preferred_part_of_day from public.leads',
    )
    expect(stored).toEqual(wish)
  })

  test.each([
    { form: 'call_request' },
    { form: 'call_request', preferred_day: '2026-11-30' },
    { form: 'strategy_call', preferred_day: '2026-11-30', preferred_part_of_day: 'any' },
    { form: 'call_request', preferred_day: '2026-11-30', preferred_part_of_day: 'night' },
    { form: 'other' },
    { email: 'nonsense' },
    { help_with: ['Everything'] },
  ])('%j is refused', async (changes) => {
    expect((await submit('lead', plainLead(changes))).status).toBe(400)
    expect(await count('leads')).toBe(0)
  })

  test.each(['booking', 'leads', '', null])('the kind %j does not exist', async (kind) => {
    expect((await submit(kind, plainLead())).status).toBe(400)
    expect(await count('leads')).toBe(0)
  })

  test('what the form does not ask for cannot be written', async () => {
    const fields = plainLead({
      booking_id: randomUUID(),
      booking_date: '2026-11-30',
      team_notified_at: '2026-11-20T00:00:00Z',
      created_at: '2020-01-01T00:00:00Z',
    })
    expect((await submit('lead', fields)).status).toBe(200)
    const [stored] = await database().query<Row>('select * from public.leads')
    expect(stored).toMatchObject({ booking_id: null, booking_date: null, team_notified_at: null })
    expect(String(stored?.['created_at'])).not.toContain('2020')
  })

  test('the same id again, also at the same moment, is one row', async () => {
    const fields = plainLead()
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit('lead', fields)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await count('leads')).toBe(1)
  })

  test('visitors are counted by their own address, not by the server’s', async () => {
    await database().query(
      "update private.rate_limits set max_requests = 2 where kind = 'lead' and scope = 'address'",
    )
    const from = async (address: string, n: number) =>
      (await submit('lead', plainLead({ email: `p${n}@example.org` }), address)).status
    expect(await from('198.51.100.30', 1)).toBe(200)
    expect(await from('198.51.100.30', 2)).toBe(200)
    expect(await from('198.51.100.30', 3)).toBe(429)
    expect(await from('198.51.100.31', 4)).toBe(200)
    expect(await count('leads')).toBe(3)
  })

  test('a visitor cannot use the door of the server, nor choose what a form is', async () => {
    const call = { kind: 'lead', form_fields: JSON.stringify(plainLead()), address: '198.51.100.40' }
    expect((await database().visitor().call('submit_plain_form', call)).body.code).toBe('42501')
    expect((await database().visitor().insert('leads', plainLead())).body.code).toBe('42501')
    expect(await count('leads')).toBe(0)
  })
}
