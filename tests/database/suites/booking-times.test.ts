import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { bookLinked, change } from '../support/linked-calls.ts'
import { start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'
import { expectInvalid } from '../support/visitor.ts'

const { book } = database
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test.each([
  ['a minute ago', new Date(Date.now() - 60_000).toISOString()],
  ['positive infinity', 'infinity'],
  ['negative infinity', '-infinity'],
  ['10:15', start(10, 15)],
  ['7:45', start(7, 45)],
  ['18:00', start(18, 0)],
  ['with seconds', start(10).replace(':00.000Z', ':30.000Z')],
])('a time that is %s cannot be booked', async (_, starts_at) => {
  expectInvalid(await book({ starts_at }), 'starts_at')
})

test('a call can be booked as many days ahead as the settings say, and two more', async () => {
  const starts_at = start(10, 0, 4)
  const ahead = Math.ceil((Date.parse(starts_at) - Date.now()) / 86_400_000)
  const bookWithin = async (days: number) => {
    await query('update private.settings set days_ahead = $1', [days])
    return book({ starts_at })
  }
  expectInvalid(await bookWithin(ahead - 3), 'starts_at')
  expect((await bookWithin(ahead - 2)).status).toBe(200)
})

test('weekends of the chosen time zone cannot be booked', async () => {
  const first = Temporal.PlainDate.from(start().slice(0, 10))
  const saturday = first.add({ days: 6 - first.dayOfWeek })
  // 9:00 on Saturday in Sydney is still Friday in UTC.
  for (const timezone of ['UTC', 'Australia/Sydney']) {
    const at = saturday.toZonedDateTime({ timeZone: timezone, plainTime: '09:00' })
    expectInvalid(await book({ starts_at: at.toInstant().toString(), timezone }), 'starts_at')
  }
})

test.each(['Mars/Olympus', '', 'EST5EDT4', "UTC'; select 1; --", 'posixrules/../x', null])(
  '"%s" is not a time zone',
  async (timezone) => expectInvalid(await book({ timezone }), 'timezone'),
)
// A browser with another version of the time zone data shows another time for the same instant.
test.each([
  [10, 0, '9:00 AM', '9:00 AM'],
  [10, 0, '11:00 AM', '11:00 AM'],
  [10, 15, '10:45 AM', '10:45 AM'],
  [10, 0, '10:15 AM', '10:00 AM'],
  [10, 0, '12:00 PM', '10:00 AM'],
])('a call at %i:%i for the database, shown as %s, is stored as %s', async (hour, minute, shown, stored) => {
  const startsAt = start(hour, minute)
  const booking = { starts_at: startsAt, wall_time: `${startsAt.slice(0, 10)} ${shown}` }
  const { body } = await book(booking)
  expect([body.booking_time, body.starts_at]).toEqual([stored, startsAt.replace('.000Z', 'Z')])
})

test('times up to an hour outside the offered hours are accepted: zone data differs between machines', async () => {
  expect((await book({ starts_at: start(8) })).status).toBe(200)
  expect((await book({ starts_at: start(17, 45) })).status).toBe(200)
})

test('taken_times returns bookings in order, and refuses ranges over 31 days', async () => {
  await book({ starts_at: start(14) })
  await book({ starts_at: start(9) })
  expect((await takenTimes()).map(([from]) => from)).toEqual([start(9), start(14)])
  for (const [from, until] of [
    [inDays(0), inDays(32)],
    [inDays(2), inDays(1)],
    ['-infinity', 'infinity'],
    [null, inDays(1)],
  ]) {
    const refused = await database.call('taken_times', { from_instant: from, until_instant: until })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([422, 'PT422', 'invalid_range'])
  }
  expect(
    (await database.call('taken_times', { from_instant: 'soon', until_instant: 'later' })).body.code,
  ).toBe('22007')
})

test('taken_times leaves out past calls', async () => {
  await book()
  await query(
    "update public.bookings set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'",
  )
  const { body } = await database.call('taken_times', { from_instant: inDays(-20), until_instant: inDays(5) })
  expect(body).toEqual([])
})

test('the settings decide what can be booked; a call keeps the length that it was booked with', async () => {
  const { id, secret } = await bookLinked({ starts_at: start(13) })
  await query(
    `update private.settings set length_minutes = 30, start_every_minutes = 30, first_hour = 10, end_hour = 16,
       open_weekdays = '{2,3,4}'`,
  )
  const weekday = (day: number) =>
    [0, 1, 2, 3, 4].find((nth) => new Date(start(12, 0, nth)).getUTCDay() === day) ?? 0
  const tuesday = weekday(2)
  for (const starts_at of [
    start(12, 0, weekday(1)),
    start(12, 0, weekday(5)),
    start(12, 45, tuesday),
    start(8, 30, tuesday),
    start(17, 0, tuesday),
  ])
    expectInvalid(await book({ starts_at }), 'starts_at')
  expect((await book({ starts_at: start(10, 30, tuesday) })).body.minutes).toBe(30)
  // The next half hour is free, but not long enough for the older call.
  expect((await change(secret, start(10, 0, tuesday))).body.message).toBe('time_taken')
  expect((await change(secret, start(11, 0, tuesday))).body).toMatchObject({ booking_id: id, minutes: 45 })
})
