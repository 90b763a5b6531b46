import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '../content/refusals.ts'
import type { BackendClient } from './backend.ts'
import { bookStrategyCall } from './booking.ts'
import { saveForm } from './save-form.ts'
import { exampleAuditRequest, exampleBooking, exampleId, exampleLead } from './testing/examples.ts'
import { fakeBackend, json, lostConnection, refusal } from './testing/fake-backend.ts'

const stored = json(201, { id: exampleId })
const answer = {
  booking_id: exampleId,
  starts_at: '2026-12-01T15:45:00Z',
  minutes: 45,
  booking_date: '2026-12-01',
  booking_time: '9:45 AM',
  timezone: 'America/Chicago',
  meeting_link: 'https://meet.jit.si/1111111122',
}
const booked = json(200, answer)
const sent = json(200, { ok: true, sent: ['person', 'team'] })
const page = new Response('<html>a page</html>', { status: 200 })

const send = {
  lead: (client: BackendClient) => saveForm(client, exampleLead),
  audit: (client: BackendClient) => saveForm(client, exampleAuditRequest),
  booking: (client: BackendClient) => bookStrategyCall(client, exampleBooking),
}

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  ['lead', stored, 'leads?select=id', 'send-lead-notifications'],
  ['audit', stored, 'audit_requests?select=id', 'send-lead-notifications'],
  ['booking', booked, 'rpc/book_strategy_call', 'send-booking-notifications'],
] as const)('a %s is one request, then one for the mails', async (kind, answer, path, mails) => {
  const { client, requests } = fakeBackend(answer, sent)
  expect((await send[kind](client)).ok).toBe(true)
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(requests).toMatchObject([
    { method: 'POST', path: `/rest/v1/${path}`, keepalive: false },
    { method: 'POST', path: `/functions/v1/${mails}`, keepalive: true },
  ])
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['lead', 'invalid', refusal(400, '23514', 'new row violates check constraint "leads_email"')],
  ['lead', 'invalid', new Response('too large', { status: 413 })],
  ['lead', 'rate_limited', refusal(429, 'PT429', 'rate_limited')],
  ['lead', 'server', refusal(401, '42501', 'permission denied for table leads')],
  ['lead', 'server', page],
  ['lead', 'server', json(201, { id: '99999999-2222-4333-8444-555555555555' })],
  // A conflict other than on the primary key.
  [
    'lead',
    'invalid',
    refusal(409, '23505', 'duplicate key value violates unique constraint "leads_booking_id_key"'),
  ],
  ['booking', 'time_taken', refusal(409, 'PT409', 'time_taken')],
  ['booking', 'too_many_calls', refusal(429, 'PT429', 'too_many_calls')],
  ['booking', 'invalid', refusal(422, 'PT422', 'invalid_booking')],
  ['booking', 'server', refusal(404, 'PGRST202', 'Could not find the function')],
  ['booking', 'unclear', page],
  ['booking', 'unclear', json(200, null)],
  ['booking', 'unclear', json(200, { ...answer, starts_at: 'soon' })],
  ['booking', 'offline', lostConnection()],
] as const)('a %s that is not stored is an error: %s (%#)', async (kind, error, reply) => {
  const { client, requests } = fakeBackend(reply)
  expect(await send[kind](client)).toMatchObject({ ok: false, error: { kind: error } })
  expect(requests.every(({ path }) => path.startsWith('/rest/'))).toBe(true)
})

test.each([
  // Trying again cannot help.
  ['starts_at', 'time_past'],
  ['timezone', 'unknown_zone'],
  // Another id can.
  ['booking_id', 'id_used'],
  // The visitor cannot change the meeting link.
  ['meeting_link', 'invalid'],
  ['constructor', 'invalid'],
] as const)('a booking whose %s is refused is an error of kind %s', async (field, kind) => {
  const { client } = fakeBackend(refusal(422, 'PT422', 'invalid_booking', field))
  const error = { kind, message: refusals[kind] }
  expect(await bookStrategyCall(client, exampleBooking)).toMatchObject({ error })
})

test('a form whose trap a bot or a password manager has filled in is stored and marked', async () => {
  const { client, requests } = fakeBackend(stored, sent)
  const typed = { ...exampleLead.typed, extra_note: '555' }
  expect(await saveForm(client, { ...exampleLead, typed })).toEqual({ ok: true, value: {} })
  expect(requests[0]?.body).toMatchObject({ filled_trap: true })
})

test.each([0, 5_000])('a form filled in faster than a person is sent after two seconds', async (ahead) => {
  vi.useFakeTimers()
  const { client, requests } = fakeBackend(stored, sent)
  const sending = saveForm(client, { ...exampleLead, openedAt: Date.now() + ahead })
  await vi.advanceTimersByTimeAsync(1_999)
  // At once, if the clock was set back while the form was open.
  expect(requests.length > 0).toBe(ahead > 0)
  await vi.advanceTimersByTimeAsync(1)
  expect((await sending).ok).toBe(true)
})

test('the notification of a lead is not awaited', async () => {
  vi.useFakeTimers()
  const { client } = fakeBackend(stored, 'hang')
  expect((await saveForm(client, exampleLead)).ok).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(warn).toHaveBeenCalledOnce()
})

const late = json(202, { ok: true, later: true })
const unsent = [
  late,
  json(503, { error: 'database' }),
  json(404, { error: 'unknown' }),
  lostConnection(),
  page,
]
test.each(unsent)('a booking whose mails are sent later (%#) is booked, and says so', async (reply) => {
  const result = await bookStrategyCall(fakeBackend(booked, reply).client, exampleBooking)
  expect(result).toMatchObject({ ok: true, value: { bookingId: exampleId, isMailLate: true } })
})
