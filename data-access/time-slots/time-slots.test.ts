import { expect, test } from 'vitest'
import { exampleRules as rules } from '../testing/examples.ts'
import { fakeBackend, json, lostConnection, refusal } from '../testing/fake-backend.ts'
import { availableDates, bookingWindow, calendarDays, takenTimes, timeSlots } from './time-slots.ts'

/* clock-changes.test.ts compares dates, times and zones with Temporal, but without past years and taken times. */

const chicago = { now: new Date('2026-11-20T19:00:00Z'), timeZone: 'America/Chicago', taken: [], rules }
/** Offers times at night too, because that is when clocks change. */
const roundTheClock = {
  ...rules,
  firstHour: 0,
  endHour: 24,
  startEveryMinutes: 15,
  openWeekdays: [1, 2, 3, 4, 5, 6, 7],
}

test('a fully taken day is omitted, and at most ten dates are shown', () => {
  const taken = [{ startsAt: '2026-11-23T00:00:00-06:00', endsAt: '2026-11-24T00:00:00-06:00' }]
  const dates = availableDates(timeSlots({ ...chicago, taken }), rules)
  expect([dates[0], dates.length]).toEqual(['2026-11-24', 9])
  const slots = timeSlots({ ...chicago, rules: roundTheClock })
  expect(availableDates(slots, rules)).toHaveLength(10)
  expect(availableDates(slots, { ...rules, maxDates: 3 })).toHaveLength(3)
})

test.each([
  ['a Friday', '2026-11-20T19:00:00Z', '2026-11-23', '2026-12-11'],
  ['a Sunday', '2026-11-22T19:00:00Z', '2026-11-23', '2026-12-11'],
  ['a Wednesday', '2026-11-25T19:00:00Z', '2026-11-23', '2026-12-11'],
])('on %s, the calendar has whole weeks, in which every offered day has its place', (_, day, first, last) => {
  const now = new Date(day)
  const days = calendarDays({ ...chicago, now })
  expect([days.length, days[0], days.at(-1)]).toEqual([15, first, last])
  expect(days).toEqual(expect.arrayContaining(availableDates(timeSlots({ ...chicago, now }), rules)))
})

test('the team is offered the rest of today, too, and a calendar in which the last day has its place', () => {
  const team = { ...chicago, rules: { ...rules, withToday: true } }
  expect(timeSlots(team)[0]).toMatchObject({ date: '2026-11-20', time: '1:45 PM' })
  const everyDay = { ...roundTheClock, withToday: true, daysAhead: 92, maxDates: 93 }
  const sunday = { ...chicago, now: new Date('2026-11-22T19:00:00Z'), rules: everyDay }
  const offered = availableDates(timeSlots(sunday), everyDay)
  expect(offered).toHaveLength(93)
  expect(calendarDays(sunday)).toEqual(expect.arrayContaining(offered))
})

test('taken times remove exactly the slots that overlap with them', () => {
  const times = (taken: { startsAt: string; endsAt: string }[]) =>
    timeSlots({ ...chicago, taken })
      .slice(0, 5)
      .map(({ time }) => time)
  expect(times([])).toEqual(['9:00 AM', '9:45 AM', '10:00 AM', '10:45 AM', '11:00 AM'])
  // From the end of one slot to the beginning of another.
  const taken = Object.freeze({ startsAt: '2026-11-23T10:30-06:00', endsAt: '2026-11-23T11:00-06:00' })
  expect(times([taken])).toEqual(['9:00 AM', '9:45 AM', '11:00 AM', '11:45 AM', '12:00 PM'])
})

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
] as const)('a response without a list is an error of kind %s (%#)', async (kind, answer) => {
  expect(await takenTimes(fakeBackend(answer).client, window)).toMatchObject({ ok: false, error: { kind } })
})

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
