import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { Visitor } from '../support/visitor.ts'

type Row = Record<string, unknown>

/** What the forms without script may store, by the one door that their server function has. */
export function plainFormsAreStoredOnce(database: () => TestDatabase): void {
  const submit = (kind: unknown, submission: Row, address: string | null = '198.51.100.20') =>
    Visitor.service(database().backend).call('store_submission', { kind, submission, address })
  const confirm = (code: unknown) =>
    Visitor.service(database().backend).call('confirm_code', { code, address: '198.51.100.77' })
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
    expect((await submit('lead', plainLead(changes))).status).toBe(422)
    expect(await count('leads')).toBe(0)
  })

  test.each(['booking', 'leads', '', null])('the kind %j does not exist', async (kind) => {
    expect((await submit(kind, plainLead())).status).toBe(422)
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

  test('each form asks for what it asks for, and no more', async () => {
    const few = { organization: null, phone: null, website: null }
    const status = async (changes: Row) => (await submit('lead', plainLead({ ...few, ...changes }))).status
    const wish = { preferred_day: '2026-11-30', preferred_part_of_day: 'any' }
    expect(await status({ form: 'contact_message' })).toBe(200)
    expect(await status({ form: 'call_request', phone: '1', primary_goal: null, ...wish })).toBe(200)
    expect(await status({ form: 'call_request', ...wish })).toBe(422)
    expect(await status({ form: 'contact_message', primary_goal: ' ' })).toBe(422)
    expect(await status({ form: 'strategy_call' })).toBe(422)
    expect(await count('leads')).toBe(2)
  })

  test('visitors are counted by their own address, not by the server’s', async () => {
    await database().query('update private.settings set unproved_per_address = 2')
    const from = async (address: string, n: number) =>
      (await submit('lead', plainLead({ email: `p${n}@example.org` }), address)).body
    expect(await from('198.51.100.30', 1)).toEqual({ stored: true })
    expect(await from('198.51.100.30', 2)).toEqual({ stored: true })
    expect(await from('198.51.100.30', 3)).toEqual({ held: true })
    expect(await from('198.51.100.31', 4)).toEqual({ stored: true })
    expect(await count('leads')).toBe(3)
  })

  test('a request for a call that is held stands with its day, by the code that was mailed', async () => {
    await database().query('update private.settings set unproved_per_address = 0')
    const wish = { form: 'call_request', preferred_day: '2026-11-30', preferred_part_of_day: 'morning' }
    const asked = plainLead(wish)
    expect((await submit('lead', asked)).body).toEqual({ held: true })
    expect((await submit('audit_request', auditRequest())).body).toEqual({ held: true })
    expect(await count('leads')).toBe(0)
    const [held] = await database().query<{ code: string }>(
      'select distinct code from public.held_submissions',
    )
    expect(held?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    const { body } = await confirm(held?.code)
    expect(body).toMatchObject({ taken: 0, too_many: 0, known: true })
    expect(body.confirmed.map(({ kind }: { kind: string }) => kind)).toEqual(['lead', 'audit_request'])
    expect(
      await database().query('select id, form, preferred_day::text, preferred_part_of_day from public.leads'),
    ).toEqual([{ id: asked['id'], ...wish }])
    // The team, the person and the webhook hear of what stands now; the link is of no use any more.
    const messages = await database().query<{ kind: string; channel: string }>(
      "select kind, channel from private.outbox where state = 'waiting' order by seq",
    )
    expect(messages.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual(
      ['lead.created', 'audit_request.created'].flatMap((kind) =>
        ['person', 'team', 'webhook'].map((channel) => `${kind} ${channel}`),
      ),
    )
    // Pressed twice.
    expect((await confirm(held?.code)).body).toEqual({ confirmed: [], taken: 0, too_many: 0, known: true })
    expect(await count('leads')).toBe(1)
  })

  test('a code opens held calls too, but not one whose time is gone', async () => {
    await database().query('update private.settings set calls_per_mailbox = 0')
    for (const hour of [9, 11]) {
      await database()
        .visitor()
        .call('book_strategy_call', booking({ starts_at: start(hour) }))
    }
    await database().query('update private.settings set calls_per_mailbox = 1000')
    await database().query('update public.held_submissions set keeps_time = false')
    const other = booking({ starts_at: start(9), email: 'b@example.org' })
    expect((await database().visitor().call('book_strategy_call', other)).status).toBe(200)
    const [held] = await database().query<{ code: string }>(
      'select code from public.held_submissions limit 1',
    )
    const { body } = await confirm(held?.code)
    expect(body).toMatchObject({ confirmed: [{ kind: 'booking' }], taken: 1, known: true })
    const calls = await database().query<{ n: number }>('select count(*)::int as n from public.bookings')
    expect(calls).toEqual([{ n: 2 }])
  })

  test.each(['', 'K7QM4D9X2B6T', null, '%'])('the code %j opens nothing', async (code) => {
    await database().query('update private.settings set unproved_per_address = 0')
    await submit('lead', plainLead())
    expect((await confirm(code)).body).toEqual({ confirmed: [], taken: 0, too_many: 0, known: false })
    await database().query("update public.held_submissions set expires_at = now() - interval '1 second'")
    const [held] = await database().query<{ code: string }>('select code from public.held_submissions')
    expect((await confirm(held?.code)).body).toEqual({ confirmed: [], taken: 0, too_many: 0, known: false })
    expect(await count('leads')).toBe(0)
  })

  test('a visitor cannot use the door of the server, nor choose what a form is', async () => {
    const call = { kind: 'lead', submission: JSON.stringify(plainLead()), address: '198.51.100.40' }
    expect((await database().visitor().call('store_submission', call)).body.code).toBe('42501')
    expect((await database().visitor().call('confirm_code', { code: 'x', address: '' })).body.code).toBe(
      '42501',
    )
    expect((await database().visitor().insert('leads', plainLead())).body.code).toBe('42501')
    expect(await count('leads')).toBe(0)
  })
}
