import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { bookingRules as rules } from '../../../content/booking-rules.ts'
import type { TeamHours } from '../../../content/model/booking-rules.ts'
import { bookingWindow } from '../../../data-access/time-slots/booking-window.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { database } from '../support/database.ts'
import { expectedStarts } from '../support/team-hours-by-minute.ts'

/* A visitor is offered what suits both, and the database takes nothing else. */

const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Phoenix'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns'],
]
const weekdays = [1, 2, 3, 4, 5]

/** Calls must lie ahead. */
const year = new Date().getFullYear() + 1

/** With spans that meet the changes of clocks at night, and with all that else narrows a day. */
const teams: TeamHours[] = [
  {
    timeZone: 'America/Chicago',
    hours: [
      { days: weekdays, from: '09:00', until: '12:15' },
      { days: [1, 3], from: '13:00', until: '17:30' },
    ],
    buffer: { before: 30, after: 15 },
    noticeHours: 50,
    perDay: 2,
    daysOff: [{ from: `${year}-11-05` }, { from: `${year}-03-10`, until: `${year}-03-12` }],
  },
  {
    timeZone: 'Australia/Sydney',
    hours: [
      { days: [6, 7, 1], from: '00:00', until: '09:00' },
      { days: [5, 6, 7], from: '18:00', until: '24:00' },
      { days: weekdays, from: '08:30', until: '16:00' },
    ],
    buffer: { before: 0, after: 60 },
    daysOff: [{ from: `${year}-10-09`, until: `${year}-10-10` }],
  },
  {
    timeZone: 'Europe/London',
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '04:00' },
      { days: weekdays, from: '10:00', until: '19:45' },
    ],
    noticeHours: 0,
    perDay: 1,
  },
]
/** Four times fifteen days before changes of clocks in the three zones and in the visitors' own. */
const firstNows = ['03-01T06:00', '03-18T21:45', '09-22T03:00', '10-20T15:30'].map(
  (first) => `${year}-${first}:00Z`,
)
const nows = firstNows.flatMap((first) =>
  Array.from({ length: 15 }, (_, day) => new Date(Date.parse(first) + day * 86_400_000 + day * 3_000_000)),
)

const use = (team: TeamHours | null) =>
  database.query('select private.use_booking_settings($1::text::jsonb)', [
    JSON.stringify({
      team_zone: team?.timeZone ?? 'America/Chicago',
      team_hours: team,
      reminder_hours: [24, 1],
    }),
  ])
const iso = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
  startsAt: new Date(starts_at).toISOString(),
  endsAt: new Date(ends_at).toISOString(),
})
const taken = async () => {
  const { from, until } = bookingWindow(new Date(), rules)
  const window = { from_instant: from, until_instant: until }
  return ((await database.call('taken_times', window)).body as Parameters<typeof iso>[0][]).map(iso)
}

test('60 days, three teams, 14 zones: what is offered is what minute after minute allows', async () => {
  await database.query(
    `insert into public.leads (id, first_name, last_name, email, phone, organization, help_with, primary_goal)
     values ('00000000-0000-4000-8000-000000000001', 'A', 'B', 'a@example.org', '1', 'C', '{SEO}', 'Grow')`,
  )
  // Mornings and evenings in UTC, on every second day.
  const calls = nows
    .filter((_, i) => i % 2 === 0)
    .map(
      (now, i) =>
        `${now.toISOString().slice(0, 11)}${i % 3 === 0 ? '23:00' : i % 3 === 1 ? '15:45' : '09:30'}:00Z`,
    )
  for (const [i, startsAt] of [...new Set(calls)].entries())
    await database.query(
      `insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link,
         first_name, last_name, email, phone, cancelled_at, cancelled_by)
       values ($1, '00000000-0000-4000-8000-000000000001', $2::timestamptz, $2::timestamptz + interval '45 minutes',
         'UTC', '2026-01-01', '9:00 AM', 'https://meet.jit.si/0123456789', 'A', 'B', 'a@example.org', '1',
         case when $3 then now() end, case when $3 then 'team' end)`,
      [randomUUID(), startsAt, i % 7 === 6],
    )
  const standing = calls.filter((_, i) => i % 7 !== 6)
  let compared = 0
  for (const team of teams) {
    await use(team)
    for (const now of nows) {
      const { from, until } = bookingWindow(now, rules)
      const closed = await database.query<{ starts_at: Date; ends_at: Date }>(
        `select lower(during) as starts_at, upper(during) as ends_at from unnest(
           private.closed_times($1, $2, $1) + (select range_agg(tstzrange(starts_at - room_before, ends_at + room_after))
             from private.taken_periods)) as during`,
        [from, until],
      )
      const unavailable = closed.map(iso)
      for (const timeZone of zones) {
        const found = timeSlots({ now, timeZone, taken: unavailable, rules }).map(({ startsAt }) => startsAt)
        const expected = expectedStarts({ now, timeZone, team, calls: standing, lengthMinutes: 45 })
        if (found.join() !== expected.join())
          expect(found, `${team.timeZone}, ${timeZone}, ${now.toISOString()}`).toEqual(expected)
        compared += expected.length
      }
    }
  }
  expect(compared).toBeGreaterThan(20_000)
}, 120_000)

test('500 attempts: the database takes what is offered, and refuses what is not', async () => {
  const day = (offset: number) =>
    Temporal.Now.plainDateISO('America/Chicago').add({ days: offset }).toString()
  await use({
    timeZone: 'America/Chicago',
    hours: [
      { days: weekdays, from: '08:30', until: '12:00' },
      { days: weekdays, from: '13:00', until: '17:00' },
    ],
    buffer: { before: 15, after: 30 },
    noticeHours: 60,
    perDay: 3,
    daysOff: [{ from: day(8), until: day(9) }],
  })
  const attempts = fc.sample(
    fc.record({
      zone: fc.constantFrom(...zones),
      day: fc.integer({ min: 1, max: 14 }),
      hour: fc.integer({ min: 9, max: 16 }),
      minute: fc.constantFrom(0, 45),
    }),
    { numRuns: 500, seed: 22 },
  )
  const outcomes = { taken: 0, refused: 0 }
  let known = await taken()
  for (const { zone, day: days, hour, minute } of attempts) {
    const date = Temporal.Now.plainDateISO(zone).add({ days })
    const startsAt = new Date(
      date.toZonedDateTime({ timeZone: zone, plainTime: { hour, minute } }).epochMilliseconds,
    ).toISOString()
    const slots = timeSlots({ now: new Date(), timeZone: zone, taken: known, rules })
    const isOffered = slots.some((slot) => slot.startsAt === startsAt)
    const { status } = await database.book({ starts_at: startsAt, timezone: zone })
    expect(status === 200, `${startsAt} in ${zone}: ${status}`).toBe(isOffered)
    outcomes[isOffered ? 'taken' : 'refused'] += 1
    if (isOffered) known = await taken()
  }
  expect(outcomes.taken).toBeGreaterThan(10)
  expect(outcomes.refused).toBeGreaterThan(300)
}, 120_000)
