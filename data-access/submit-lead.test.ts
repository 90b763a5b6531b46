import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitLead } from './submit-lead.ts'
import { exampleId, exampleLead } from './testing/examples.ts'
import { fakeBackend, json, lostConnection, refusal } from './testing/fake-backend.ts'

const stored = json(201, { id: exampleId })
const sent = json(200, { ok: true, sent: ['team', 'person'] })

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a lead', () => {
  test('is inserted in the names of the database, under the id that the browser made', async () => {
    const { client, requests } = fakeBackend(stored, sent)
    const result = await submitLead(client, exampleLead)
    expect(result).toMatchObject({ ok: true, value: { id: exampleId } })
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/rest/v1/leads?select=id' })
    expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_test')
    expect(requests[0]?.headers.get('Prefer')).toContain('return=representation')
    expect(requests[0]?.body).toEqual({
      id: exampleId,
      first_name: 'Amina',
      last_name: 'Yusuf',
      organization: 'Green Crescent',
      email: 'amina@example.org',
      phone: '+1 312 555 0100',
      website: null,
      help_with: ['SEO', 'Consulting'],
      primary_goal: 'Reach more donors',
      source_url: 'https://example.org/',
      utm_source: 'news',
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      referrer: '',
      landing_path: '/',
      device_type: 'mobile',
      timezone: 'Europe/London',
    })
  })

  test('is notified of after the save, by a request that outlives the page', async () => {
    const { client, requests } = fakeBackend(stored, sent)
    const result = await submitLead(client, exampleLead)
    if (result.ok) await result.value.notified
    expect(requests[1]).toMatchObject({
      path: '/functions/v1/send-lead-notifications',
      keepalive: true,
      body: { type: 'new_lead', lead: { id: exampleId, email: 'amina@example.org' } },
    })
    expect(requests[0]?.keepalive).toBe(false)
    expect(warn).not.toHaveBeenCalled()
  })

  test('is saved although its notification failed; that is only logged', async () => {
    const { client } = fakeBackend(stored, json(502, { error: 'mail' }))
    const result = await submitLead(client, exampleLead)
    expect(result.ok).toBe(true)
    if (result.ok) await result.value.notified
    expect(warn).toHaveBeenCalledOnce()
  })

  test('does not wait for its notification', async () => {
    vi.useFakeTimers()
    const { client } = fakeBackend(stored, 'hang')
    expect((await submitLead(client, exampleLead)).ok).toBe(true)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a save whose answer was lost', () => {
  const duplicate = refusal(409, '23505', 'duplicate key value violates unique constraint "leads_pkey"')

  test('is repeated with the same id, and found stored: a success, notified of', async () => {
    const { client, requests } = fakeBackend(lostConnection(), duplicate, sent)
    const result = await submitLead(client, exampleLead)
    expect(result).toMatchObject({ ok: true, value: { id: exampleId } })
    if (result.ok) await result.value.notified
    expect(requests.map(({ path }) => path.split('?')[0])).toEqual([
      '/rest/v1/leads',
      '/rest/v1/leads',
      '/functions/v1/send-lead-notifications',
    ])
    expect(requests[1]?.body).toEqual(requests[0]?.body)
  })

  test('is not mistaken for a conflict of another kind', async () => {
    const other = refusal(
      409,
      '23505',
      'duplicate key value violates unique constraint "leads_booking_id_key"',
    )
    const { client } = fakeBackend(other)
    expect((await submitLead(client, exampleLead)).ok).toBe(false)
  })
})

describe('a save that fails', () => {
  test.each([
    [
      'invalid',
      refusal(400, '23514', 'new row for relation "leads" violates check constraint "leads_email"'),
    ],
    ['invalid', refusal(400, '22P05', 'unsupported Unicode escape sequence')],
    ['invalid', new Response('too large', { status: 413 })],
    ['rate_limited', refusal(429, 'PT429', 'rate_limited', { hint: 'Wait a while' })],
    ['server', refusal(401, '42501', 'permission denied for table leads')],
    ['server', json(500, { message: 'broken' })],
    ['server', new Response('<html>Bad gateway</html>', { status: 502 })],
    ['server', new Response('', { status: 404 })],
    ['server', new Response('<html>a page</html>', { status: 200 })],
    ['server', json(201, { id: '99999999-2222-4333-8444-555555555555' })],
  ] as const)('is an error of kind %s (%#), and nothing is notified', async (kind, answer) => {
    const { client, requests } = fakeBackend(answer)
    expect(await submitLead(client, exampleLead)).toMatchObject({ ok: false, error: { kind } })
    expect(requests).toHaveLength(1)
  })

  test('has a message for the visitor, and the server’s words only for the log', async () => {
    const { client } = fakeBackend(refusal(500, 'XX000', 'secret words'))
    const result = await submitLead(client, exampleLead)
    expect(!result.ok && result.error.message).not.toContain('secret')
    expect(!result.ok && result.error.detail).toContain('secret words')
  })
})

test('a bot is told success, and nothing is sent', async () => {
  const { client, requests } = fakeBackend(stored)
  const result = await submitLead(client, exampleLead, { honeypot: 'http://spam.example', openedAt: 0 })
  expect(result).toMatchObject({ ok: true, value: { id: exampleId } })
  expect(requests).toHaveLength(0)
})

test('a long text in four-byte characters does not exceed what the functions take', async () => {
  const { client, requests } = fakeBackend(stored, sent)
  const result = await submitLead(client, { ...exampleLead, primaryGoal: '🌍'.repeat(4000) })
  if (result.ok) await result.value.notified
  expect(requests[1]?.body).toEqual({ type: 'new_lead', lead: { id: exampleId } })
})
