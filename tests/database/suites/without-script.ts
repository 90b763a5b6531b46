import { expect, test } from 'vitest'
import { auditRequest, lead } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { type Answer, Visitor } from '../support/visitor.ts'

/** The way of the function that takes forms sent without script. */
export function formsWithoutScriptAreStored(database: () => TestDatabase): void {
  const store = (
    kind: string,
    submission: unknown,
    address: string | null = '203.0.113.7',
  ): Promise<Answer> =>
    Visitor.service(database().backend).call('store_submission', { kind, submission, address })
  const rows = (table: string) => database().query(`select * from public.${table}`)

  test('a lead and an audit request are stored as the browser would store them, without proof', async () => {
    await database().query('update private.settings set proof_numbers = 50')
    const [person, request] = [lead(), auditRequest({ email: 'b@example.org' })]
    expect((await store('lead', person)).body).toEqual({ stored: true })
    expect((await store('audit_request', request)).body).toEqual({ stored: true })
    expect(await rows('leads')).toMatchObject([person])
    expect(await rows('audit_requests')).toMatchObject([request])
    expect(await database().query('select id from private.outbox')).toHaveLength(6)
  })

  test('what may be left out may be left out', async () => {
    const { id, first_name, last_name, email, website_url } = auditRequest()
    const few = { id, first_name, last_name, email, website_url, phone: null }
    expect((await store('audit_request', few)).body).toEqual({ stored: true })
    expect(await rows('audit_requests')).toMatchObject([{ ...few, utm_source: '', device_type: 'desktop' }])
  })

  test('a repeat is answered as the first time', async () => {
    const row = lead()
    await store('lead', row)
    expect((await store('lead', { ...row, first_name: 'Other' })).body).toEqual({ stored: true })
    expect(await rows('leads')).toMatchObject([{ first_name: 'Amina' }])
  })

  test.each([
    ['lead', lead({ email: 'wrong' }), 'email'],
    ['lead', lead({ phone: ' ' }), 'phone'],
    ['lead', lead({ primary_goal: '\n' }), 'primary_goal'],
    ['lead', lead({ organization: null }), 'organization'],
    ['lead', lead({ first_name: null }), 'first_name'],
    ['lead', lead({ first_name: 'A\u202e' }), 'first_name'],
    ['lead', lead({ help_with: ['SEO', 'SEO'] }), 'help_with'],
    ['lead', lead({ help_with: null }), 'help_with'],
    ['audit_request', auditRequest({ website_url: 'none' }), 'website_url'],
    ['booking', lead(), 'id, kind'],
    ['lead', { first_name: 'A' }, 'id, kind'],
  ])('the same rules: %s %j', async (kind, submission, field) => {
    const { status, body } = await store(kind, submission)
    expect([status, body.message, body.details]).toEqual([422, 'invalid_submission', field])
    expect(await rows('leads')).toEqual([])
  })

  test('columns that are not a visitor’s to write are left out', async () => {
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

  test('the sixth form of an hour from one address is held, and stands once its link is used', async () => {
    const send = (count: number, address: string) =>
      store('lead', lead({ email: `p${count}@example.org` }), address)
    for (let count = 0; count < 5; count += 1)
      expect((await send(count, '198.51.100.5')).body).toEqual({ stored: true })
    const row = lead({ email: 'sixth@example.org' })
    expect((await store('lead', row, '198.51.100.5')).body).toEqual({ held: true })
    expect((await store('lead', row, '198.51.100.5')).body).toEqual({ held: true })
    expect((await send(9, '198.51.100.6')).body).toEqual({ stored: true })
    expect(await rows('leads')).toHaveLength(6)
    expect(
      await database().query("select kind from private.outbox where kind = 'submission.held'"),
    ).toHaveLength(1)
    const [held] = await database().query('select code from public.held_submissions')
    const confirmed = await database()
      .visitor()
      .call('confirm_held', { code: held?.['code'], held_id: row['id'] })
    expect(confirmed.body).toEqual({ id: row['id'], kind: 'lead' })
    expect(await rows('leads')).toHaveLength(7)
  })

  test('who has no usable address is not held for what others without one sent', async () => {
    for (let count = 0; count < 5; count += 1) {
      await store('lead', lead({ email: `p${count}@example.org` }), count % 2 ? null : 'nonsense')
    }
    expect((await store('lead', lead({ email: 'q@example.org' }), '')).body).toEqual({ stored: true })
  })

  test('a visitor cannot take this way', async () => {
    const answer = await database()
      .visitor()
      .call('store_submission', { kind: 'lead', submission: JSON.stringify(lead()), address: '' })
    expect([answer.status, answer.body.code]).toEqual([401, '42501'])
  })
}
