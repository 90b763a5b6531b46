import { expect, test } from 'vitest'
import { exampleRules as rules } from '../testing/examples.ts'
import { fakeBackend, json, lostConnection, refusal } from '../testing/fake-backend.ts'
import { bookingWindow, takenTimes, timeSlots } from './time-slots.ts'

const window = { from: '2026-11-20T00:00:00.000Z', until: '2026-12-06T00:00:00.000Z' }

test('the response has instants, and marks the team’s days off', async () => {
  const times = { starts_at: '2026-12-01T15:45:00+00:00', ends_at: '2026-12-01T16:30:00+00:00' }
  const { client } = fakeBackend(json(200, [times, { ...times, away: true }]))
  const taken = { startsAt: '2026-12-01T15:45:00.000Z', endsAt: '2026-12-01T16:30:00.000Z' }
  expect(await takenTimes(client, window)).toEqual({ ok: true, value: [taken, { ...taken, away: true }] })
})

test.each([
  ['invalid', refusal(422, 'PT422', 'invalid_range')],
  ['server', json(200, { starts_at: 'x' })],
  ['server', json(200, [{ starts_at: 'tomorrow', ends_at: 'later' }])],
  ['server', new Response('', { status: 404 })],
  ['offline', lostConnection()],
] as const)(
  'a response without a valid list is an error of kind %s (%#), not an empty list',
  async (kind, answer) => {
    expect(await takenTimes(fakeBackend(answer).client, window)).toMatchObject({ ok: false, error: { kind } })
  },
)

test('one request for taken times covers every time zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const now = new Date('2026-10-23T23:59:00Z')
    const { from, until } = bookingWindow(now, rules)
    const last = timeSlots({ now, timeZone, taken: [], rules }).at(-1)
    expect(from <= now.toISOString()).toBe(true)
    expect(Date.parse(last?.startsAt ?? '') + rules.lengthMinutes * 60_000, timeZone).toBeLessThanOrEqual(
      Date.parse(until),
    )
  }
})

test('the window stays within the database’s limit of 31 days', () => {
  const { from, until } = bookingWindow(new Date(), { ...rules, daysAhead: 28 })
  expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(31 * 86_400_000)
})
