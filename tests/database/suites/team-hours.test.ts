import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { TeamHours } from '../../../content/model/booking-rules.ts'
import { exampleRules as rules } from '../../../data-access/testing/examples.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { database, query } from '../support/database.ts'
import { takenTimes } from '../support/taken-times.ts'

/* Visitors are offered times within the booking hours and the team's hours; the database refuses all others. */

const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Phoenix'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns'],
]
const weekdays = [1, 2, 3, 4, 5]

/** Calls must be in the future. */
const year = new Date().getFullYear() + 1

/** With hours across nightly clock changes, and with every other setting that limits a day. */
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
]
/** Four periods of fifteen days that contain clock changes. */
const firstNows = ['03-01T06:00', '03-18T21:45', '09-22T03:00', '10-20T15:30'].map(
  (first) => `${year}-${first}:00Z`,
)
const nows = firstNows.flatMap((first) =>
  Array.from({ length: 15 }, (_, day) => new Date(Date.parse(first) + day * 86_400_000 + day * 3_000_000)),
)

const use = (team: TeamHours) =>
  query('select private.use_settings($1::text::jsonb)', [
    JSON.stringify({ team_zone: team.timeZone, team_hours: team, reminder_hours: [24, 1] }),
  ])
const taken = async () => (await takenTimes()).map(([startsAt, endsAt]) => ({ startsAt, endsAt }))

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const lengthMs = rules.lengthMinutes * minuteMs

/** The wall-clock times of each quarter of an hour in the year, with the database's time zone data. */
async function wallClock(timeZone: string) {
  const quarters = await query<{ at: string; day: string; weekday: number; time: string }>(
    `select extract(epoch from q) * 1000 as at, to_char(w, 'YYYY-MM-DD') as day, to_char(w, 'ID')::int as weekday,
            to_char(w, 'HH24:MI') as time
       from generate_series($1::timestamptz, $2::timestamptz, '15 min') as q, lateral (select q at time zone $3) as z (w)`,
    [`${year}-02-01`, `${year}-12-01`, timeZone],
  )
  return new Map(quarters.map(({ at, ...wall }) => [Number(at), wall]))
}

/**
 * When the team takes a call, computed independently of the database: each quarter of an hour is checked separately, in
 * the team's time zone. All hours in the examples begin and end on a quarter.
 *
 * @param calls the starts of active calls
 */
async function takesCalls(
  { timeZone, hours, buffer, noticeHours = 0, perDay, daysOff }: TeamHours,
  calls: number[],
) {
  const walls = await wallClock(timeZone)
  const wallOf = (instant: number) => walls.get(instant) ?? expect.fail(`no wall time for ${instant}`)
  const days = calls.map((call) => wallOf(call).day)
  const works = (instant: number) => {
    const { day, weekday, time } = wallOf(instant)
    if (perDay !== undefined && days.filter((each) => each === day).length >= perDay) return false
    if (daysOff?.some((off) => day >= off.from && day <= (off.until ?? off.from))) return false
    return hours.some((span) => span.days.includes(weekday) && time >= span.from && time < span.until)
  }
  // Each call needs its buffer, and the larger one of the two decides.
  const apart = lengthMs + Math.max(buffer?.before ?? 0, buffer?.after ?? 0) * minuteMs
  return (start: number, now: number) =>
    start >= now + noticeHours * 60 * minuteMs &&
    [0, 1, 2].every((quarter) => works(start + quarter * quarterMs)) &&
    calls.every((call) => Math.abs(start - call) >= apart)
}

test('60 days, two teams: the database’s free times match the independent computation', async () => {
  // Mornings and evenings in UTC, every other day; every seventh call is canceled.
  const calls = nows
    .filter((_, i) => i % 2 === 0)
    .map((now, i) => `${now.toISOString().slice(0, 10)}T${['23:00', '15:45', '09:30'][i % 3]}:00Z`)
  await query(
    `with lead as (
       insert into public.leads (first_name, last_name, email, help_with)
       values ('A', 'B', 'a@example.org', '{SEO}') returning id
     )
     insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link,
       first_name, last_name, email, phone, canceled_at, canceled_by)
     select gen_random_uuid(), lead.id, at::timestamptz, at::timestamptz + interval '${rules.lengthMinutes} minutes', 'UTC', '2026-01-01',
       '9:00 AM', 'https://meet.jit.si/0123456789', 'A', 'B', 'a@example.org', '1',
       case when nth % 7 = 0 then now() end, case when nth % 7 = 0 then 'team' end
       from lead, jsonb_array_elements_text($1::text::jsonb) with ordinality as calls (at, nth)`,
    [JSON.stringify(calls)],
  )
  const standing = calls.filter((_, i) => i % 7 !== 6).map((call) => Date.parse(call))
  let free = 0
  for (const team of teams) {
    await use(team)
    const takes = await takesCalls(team, standing)
    for (const now of nows) {
      const end = now.getTime() + 16 * 86_400_000
      const closed = await query<{ from: string; until: string }>(
        `select extract(epoch from lower(during)) * 1000 as "from", extract(epoch from upper(during)) * 1000 as until
           from unnest(private.closed_times($1, $2, $1) + (select range_agg(tstzrange(starts_at - room_before, ends_at + room_after))
             from private.taken_periods)) as during`,
        [now.toISOString(), new Date(end).toISOString()],
      )
      const periods = closed.map(({ from, until }) => [Number(from), Number(until)] as const)
      const first = Math.ceil(now.getTime() / quarterMs) * quarterMs
      for (let start = first; start + lengthMs <= end; start += quarterMs) {
        const isFree = !periods.some(([from, until]) => start < until && start + lengthMs > from)
        const at = new Date(start).toISOString()
        if (isFree !== takes(start, now.getTime()))
          expect.fail(`${team.timeZone}, ${now.toISOString()}: ${at} is ${isFree ? 'free' : 'closed'}`)
        if (isFree) free += 1
      }
    }
  }
  expect(free).toBeGreaterThan(10_000)
})

test('the database accepts exactly the times that are offered', async () => {
  await use({ ...(teams[0] as TeamHours), perDay: 3 })
  const attempts = fc.sample(
    fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 1, max: 14 }), fc.integer({ min: 9, max: 16 })),
    { numRuns: 150, seed: 22 },
  )
  const outcomes = { taken: 0, refused: 0 }
  for (const [zone, days, hour] of attempts) {
    const plainTime = { hour, minute: days % 2 ? 0 : 45 }
    const wanted = Temporal.Now.plainDateISO(zone)
      .add({ days })
      .toZonedDateTime({ timeZone: zone, plainTime })
    const startsAt = new Date(wanted.epochMilliseconds).toISOString()
    const slots = timeSlots({ now: new Date(), timeZone: zone, taken: await taken(), rules })
    const isOffered = slots.some((slot) => slot.startsAt === startsAt)
    const { status } = await database.book({ starts_at: startsAt, timezone: zone })
    expect(status === 200, `${startsAt} in ${zone}: ${status}`).toBe(isOffered)
    outcomes[isOffered ? 'taken' : 'refused'] += 1
  }
  expect(outcomes.taken).toBeGreaterThan(5)
  expect(outcomes.refused).toBeGreaterThan(50)
})
