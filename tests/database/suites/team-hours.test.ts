import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { bookingRules } from '../../../content/booking-rules.ts'
import type { TeamHours } from '../../../content/model/booking-rules.ts'
import { exampleRules as rules } from '../../../data-access/testing/examples.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { database, query } from '../support/database.ts'
import { storeCall } from '../support/stored-rows.ts'
import { takenTimes } from '../support/taken-times.ts'

/* Visitors are offered times within the booking hours and the team's hours; the database refuses all others. */

const zones = [
  ...bookingRules.timeZones.map(({ id }) => id),
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns'],
]
const weekdays = [1, 2, 3, 4, 5]
/** Its zone is Chicago: clocks change on Sundays, March 11 and November 4. Calls must be in the future. */
const team: TeamHours = {
  timeZone: 'America/Chicago',
  hours: [
    { days: weekdays, from: '09:00', until: '12:15' },
    { days: [1, 3], from: '13:00', until: '17:30' },
  ],
}
const open = (from: string, until: string) => ({ hours: [{ days: [1, 7], from, until }] })
const inSydney = { timeZone: 'Australia/Sydney', ...open('18:00', '24:00') }
const buffer = { before: 30, after: 15 }
const daysOff = [{ from: '2035-03-05' }, { from: '2035-03-19', until: '2035-03-26' }]

const use = (hours: TeamHours) =>
  query('select private.use_settings($1::text::jsonb)', [
    JSON.stringify({ team_zone: hours.timeZone, team_hours: hours, reminder_hours: [24, 1] }),
  ])
const taken = async () => (await takenTimes()).map(([startsAt, endsAt]) => ({ startsAt, endsAt }))

/** The spans in which a call can start on a day, in quarters of an hour of the team's zone. */
async function freeStarts({ timeZone }: TeamHours, day: string, now: string): Promise<string> {
  const end = Temporal.PlainDate.from(day).add({ days: 2 }).toString()
  const closed = await query<{ from: string; until: string }>(
    `select extract(epoch from lower(during)) * 1000 as "from", extract(epoch from upper(during)) * 1000 as until
       from unnest(private.closed_times($1, $2, $1) + coalesce((
         select range_agg(tstzrange(starts_at - room_before, ends_at + room_after)) from private.taken_periods), '{}')) as during`,
    [now, end],
  )
  const spans: string[][] = []
  let isOpen = false
  let at = Temporal.ZonedDateTime.from(`${day}T00:00[${timeZone}]`)
  for (; at.toPlainDate().toString() === day; at = at.add({ minutes: 15 })) {
    const [from, until] = [at.epochMilliseconds, at.epochMilliseconds + rules.lengthMinutes * 60_000]
    const isFree = closed.every((each) => from >= Number(each.until) || until <= Number(each.from))
    if (isFree && !isOpen) spans.push([])
    if (isFree) spans.at(-1)?.push(at.toPlainTime().toString({ smallestUnit: 'minute' }))
    isOpen = isFree
  }
  return spans.map((span) => `${span[0]} to ${span.at(-1)}`).join(', ')
}

const monday = '2035-03-12'
const call = '2035-03-12T15:00Z'
const weekBefore = '2035-03-01T12:00Z'
test.each<
  [what: string, hours: Partial<TeamHours>, day: string, free: string, calls?: string[], now?: string]
>([
  ['two spans', {}, monday, '09:00 to 11:30, 13:00 to 16:45'],
  ['one span on a Tuesday', {}, '2035-03-13', '09:00 to 11:30'],
  ['a weekend', {}, '2035-03-17', ''],
  ['a call at 10', {}, monday, '09:00 to 09:15, 10:45 to 11:30, 13:00 to 16:45', [call]],
  ['the larger half of the buffer', { buffer }, monday, '11:15 to 11:30, 13:00 to 16:45', [call]],
  ['one call a day', { perDay: 1 }, monday, '', [call]],
  ['two calls a day', { perDay: 2 }, '2035-03-13', '09:00 to 11:30', [call]],
  ['a day off', { daysOff }, '2035-03-05', ''],
  ['the last of the days off', { daysOff }, '2035-03-26', ''],
  ['the day before them', { daysOff }, '2035-03-16', '09:00 to 11:30'],
  ['the day after them', { daysOff }, '2035-03-27', '09:00 to 11:30'],
  ['a notice', { noticeHours: 50 }, monday, '10:00 to 11:30, 13:00 to 16:45', [], '2035-03-10T13:00Z'],
  ['a skipped hour', open('01:00', '04:00'), '2035-03-11', '01:00 to 03:15'],
  ['an hour that comes twice', open('00:00', '02:00'), '2035-11-04', '00:00 to 01:15'],
  ['an evening until midnight in Sydney', inSydney, monday, '18:00 to 23:15'],
])('the team’s hours with %s', async (_, hours, day, free, calls = [], now = weekBefore) => {
  for (const each of calls) await storeCall(query, each)
  const changed = { ...team, ...hours }
  await use(changed)
  expect(await freeStarts(changed, day, now)).toBe(free)
})

test('the database accepts exactly the times that are offered', async () => {
  await use({ ...team, buffer, noticeHours: 50, perDay: 3 })
  const outcomes = { taken: 0, refused: 0 }
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const zone = zones[attempt % zones.length] ?? ''
    const plainTime = { hour: 9 + (attempt % 8), minute: attempt % 3 ? 0 : 45 }
    const wanted = Temporal.Now.plainDateISO(zone)
      .add({ days: 1 + (attempt % 13) })
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
