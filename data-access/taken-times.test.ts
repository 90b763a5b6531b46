import { expect, test } from 'vitest'
import { takenTimes } from './taken-times.ts'
import { fakeBackend, json, lostConnection, refusal } from './testing/fake-backend.ts'

const window = { from: '2026-11-20T00:00:00.000Z', until: '2026-12-06T00:00:00.000Z' }

test('the request and the response use instants', async () => {
  const { client, requests } = fakeBackend(
    json(200, [{ starts_at: '2026-12-01T15:45:00+00:00', ends_at: '2026-12-01T16:30:00+00:00' }]),
  )
  expect(await takenTimes(client, window)).toEqual({
    ok: true,
    value: [{ startsAt: '2026-12-01T15:45:00.000Z', endsAt: '2026-12-01T16:30:00.000Z' }],
  })
  expect(requests[0]).toMatchObject({
    path: '/rest/v1/rpc/taken_times',
    body: { from_instant: window.from, until_instant: window.until },
  })
})

test('the team’s days off are marked', async () => {
  const times = { starts_at: '2026-12-01T15:45:00Z', ends_at: '2026-12-01T16:30:00Z' }
  const { client } = fakeBackend(
    json(200, [
      { ...times, away: false },
      { ...times, away: true },
    ]),
  )
  const answer = await takenTimes(client, window)
  expect(answer.ok && answer.value.map(({ away }) => away)).toEqual([undefined, true])
})

test('an empty list is a valid response', async () => {
  expect(await takenTimes(fakeBackend(json(200, [])).client, window)).toEqual({ ok: true, value: [] })
})

test.each([
  ['invalid', refusal(422, 'PT422', 'invalid_range')],
  ['server', json(200, { starts_at: 'x' })],
  ['server', json(200, [{ starts_at: 'tomorrow', ends_at: 'later' }])],
  ['server', new Response('', { status: 404 })],
  ['server', json(503, { message: 'starting' })],
  ['offline', lostConnection()],
] as const)(
  'a response without a valid list is an error of kind %s (%#), not an empty list',
  async (kind, answer) => {
    expect(await takenTimes(fakeBackend(answer).client, window)).toMatchObject({ ok: false, error: { kind } })
  },
)
