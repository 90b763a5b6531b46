import { describe, expect, test } from 'vitest'
import { bookStrategyCall } from './book-strategy-call.ts'
import { callSecret } from './call-secret.ts'
import { exampleBooking, exampleId } from './testing/examples.ts'
import { fakeBackend, json, lostConnection, refusal } from './testing/fake-backend.ts'

const answer = {
  booking_id: exampleId,
  starts_at: '2026-12-01T15:45:00Z',
  booking_date: '2026-12-01',
  booking_time: '9:45 AM',
  timezone: 'America/Chicago',
  meeting_link: 'https://meet.jit.si/1111111122',
}
const booked = json(200, answer)
const sent = json(200, { ok: true, sent: ['person', 'team'] })

describe('a confirmed booking', () => {
  test('is one call to the database, then one for the mails', async () => {
    const { client, requests } = fakeBackend(booked, sent)
    expect(await bookStrategyCall(client, exampleBooking)).toEqual({
      ok: true,
      value: {
        bookingId: exampleId,
        startsAt: '2026-12-01T15:45:00.000Z',
        date: '2026-12-01',
        time: '9:45 AM',
        timezone: 'America/Chicago',
        meetingLink: 'https://meet.jit.si/1111111122',
        callSecret: callSecret(exampleId),
      },
    })
    // The server learns the secret's hash alone.
    expect(requests[0]?.headers.get('x-call-link')).toMatch(/^[0-9a-f]{64}$/)
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/book_strategy_call' })
    expect(requests[0]?.body).toEqual({
      booking_id: exampleId,
      starts_at: '2026-12-01T15:45:00.000Z',
      timezone: 'America/Chicago',
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.org',
      phone: '0123',
      meeting_link: 'https://meet.jit.si/1111111122',
      org_type: 'climate',
      source_url: 'https://example.org/',
      utm_source: 'news',
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      referrer: '',
      landing_path: '/',
      device_type: 'mobile',
    })
    expect(requests[1]).toMatchObject({ path: '/functions/v1/send-booking-notifications' })
    expect(requests[1]?.body).toEqual({
      type: 'booking_confirmation',
      lead: {
        first_name: 'Ada',
        last_name: 'Obi',
        email: 'ada@example.org',
        phone: '0123',
        organization: null,
        booking_date: 'Tuesday, December 1, 2026',
        booking_time: '9:45 AM',
        timezone: 'America/Chicago',
        meeting_link: 'https://meet.jit.si/1111111122',
        booking_id: exampleId,
      },
    })
  })

  test('shows the time as the server has it, so that the page and the mail agree', async () => {
    const { client } = fakeBackend(json(200, { ...answer, booking_time: '8:45 AM' }), sent)
    expect(await bookStrategyCall(client, exampleBooking)).toMatchObject({ value: { time: '8:45 AM' } })
  })

  test.each([
    ['lost', lostConnection()],
    ['not a booking', json(200, {})],
  ])('whose answer was %s is asked for again under the same id', async (_, reply) => {
    const { client, requests } = fakeBackend(reply, booked, sent)
    expect((await bookStrategyCall(client, exampleBooking)).ok).toBe(true)
    expect(requests[1]?.body).toEqual(requests[0]?.body)
  })
})

test('a challenge that came from another page never costs the booking: it is cleaned and cut', async () => {
  const { client, requests } = fakeBackend(booked, sent)
  await bookStrategyCall(client, { ...exampleBooking, currentChallenge: `a\u0000\r\nb${'🌍'.repeat(5000)}` })
  expect(requests[0]?.body).toMatchObject({ current_challenge: `a\nb${'🌍'.repeat(3997)}` })
})

describe('a booking that the database refuses', () => {
  test.each([
    ['time_taken', refusal(409, 'PT409', 'time_taken', { hint: 'Choose another time.' })],
    ['rate_limited', refusal(429, 'PT429', 'rate_limited')],
    ['invalid', refusal(422, 'PT422', 'invalid_booking')],
    ['server', refusal(500, 'XX000', 'internal error')],
    ['server', refusal(404, 'PGRST202', 'Could not find the function')],
    ['server', new Response('', { status: 404 })],
    ['unclear', new Response('<html></html>', { status: 200 })],
    ['unclear', json(200, null)],
    ['unclear', json(200, { ...answer, starts_at: 'soon' })],
    ['offline', lostConnection()],
  ] as const)('is an error of kind %s (%#), and no mail is asked for', async (kind, reply) => {
    const { client, requests } = fakeBackend(reply)
    expect(await bookStrategyCall(client, exampleBooking)).toMatchObject({ ok: false, error: { kind } })
    expect(requests.every(({ path }) => path.startsWith('/rest/'))).toBe(true)
  })

  test('for a rule tells the visitor which', async () => {
    const { client } = fakeBackend(
      refusal(422, 'PT422', 'invalid_booking', {
        details: 'starts_at',
        hint: 'Choose a time in the future.',
      }),
    )
    expect(await bookStrategyCall(client, exampleBooking)).toMatchObject({
      error: { kind: 'invalid', message: 'Choose a time in the future.' },
    })
  })
})

test('advice on what the visitor cannot change is not shown', async () => {
  const hint = 'The meeting link does not belong to this booking.'
  const { client } = fakeBackend(refusal(422, 'PT422', 'invalid_booking', { details: 'meeting_link', hint }))
  const result = await bookStrategyCall(client, exampleBooking)
  expect(!result.ok && result.error.message).not.toBe(hint)
})

describe('a booking whose mails could not be sent', () => {
  test.each([
    ['the mail server is down', json(502, { error: 'mail' })],
    ['the booking is unknown to the function', json(404, { error: 'unknown' })],
    ['the connection is lost twice', lostConnection()],
    ['a page answers in place of the function', new Response('<html></html>', { status: 200 })],
  ])('is a failure of kind server when %s', async (_, reply) => {
    const { client } = fakeBackend(booked, reply)
    const result = await bookStrategyCall(client, exampleBooking)
    expect(result).toMatchObject({ ok: false, error: { kind: 'server' } })
    expect(!result.ok && result.error.message).toContain('Your time is held')
  })

  test('succeeds on the next try, under the same booking id', async () => {
    const { client, requests } = fakeBackend(booked, json(502, {}), booked, sent)
    expect((await bookStrategyCall(client, exampleBooking)).ok).toBe(false)
    expect((await bookStrategyCall(client, exampleBooking)).ok).toBe(true)
    expect(requests[2]?.body).toEqual(requests[0]?.body)
  })
})
