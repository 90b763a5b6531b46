import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { booking, start } from '../support/samples.ts'
import { expectInvalid } from '../support/visitor.ts'

/* Validation of bookings, and overlaps. */

const { book } = database

test.each([
  ['mailed', 'person_notified_at = now()'],
  ['canceled', "canceled_at = now(), canceled_by = 'team'"],
])('the id of a booking that was %s cannot be used with other details', async (_, changed) => {
  const request = booking()
  await book(request)
  await query(`update public.bookings set ${changed}`)
  for (const change of [{ starts_at: start(11) }, { email: 'mallory@example.org' }])
    expectInvalid(await book({ ...request, ...change }), 'booking_id')
  expect((await book(request)).status).toBe(changed.startsWith('person') ? 200 : 422)
})

test('a visitor whose confirmation failed can correct the address or choose another time', async () => {
  const request = booking()
  await book(request)
  const corrected = { ...request, email: 'amina.yusuf@example.org', starts_at: start(11) }
  expect(await book(corrected)).toMatchObject({ status: 200 })
  expect(await query('select id, email from public.bookings')).toEqual([
    { id: request['booking_id'], email: 'amina.yusuf@example.org' },
  ])
  expect(await query('select email from public.leads where booking_id is not null')).toEqual([
    { email: 'amina.yusuf@example.org' },
  ])
})

test('a time that overlaps the beginning or end of a call is taken', async () => {
  await book({ starts_at: start(10) })
  // Moved to 10:15 to 11:00, as the owner might with SQL.
  await query(
    "update public.bookings set starts_at = starts_at + interval '15 minutes', ends_at = ends_at + interval '15 minutes'",
  )
  for (const startsAt of [start(9, 45), start(10), start(10, 45)]) {
    const { status, body } = await book({ starts_at: startsAt, email: 'other@example.org' })
    expect([startsAt, status, body.code, body.message]).toEqual([startsAt, 409, 'PT409', 'time_taken'])
  }
  expect(await query('select email from public.leads')).toEqual([{ email: 'amina@example.org' }])
})

test('the meeting’s room is random, at the owner’s base URL: analytics receive the booking id', async () => {
  await query("update private.settings set meeting_base = 'https://video.example.org/room/'")
  const { body } = await book()
  expect(body.meeting_link).toMatch(/^https:\/\/video\.example\.org\/room\/[0-9a-f]{10}$/)
  expect(body.meeting_link).not.toContain(body.booking_id.slice(0, 8))
  await query("update private.settings set meeting_room = 'https://zoom.us/j/123'")
  expect((await database.book({ starts_at: start(15) })).body.meeting_link).toBe('https://zoom.us/j/123')
})

test.each([
  ['first_name', 'x'.repeat(101)],
  ['last_name', 'a\r\nBcc: all@example.org'],
  ['email', 'not an address'],
  ['phone', '5'.repeat(41)],
  ['first_name', '   '],
  ['phone', null],
  ['current_challenge', 'c'.repeat(4001)],
  ['source_url', 'javascript:alert(1)'],
])('the error for an invalid %s names the field', async (field, value) => {
  expectInvalid(await book({ [field]: value }), field)
  expect(await query('select id from public.leads')).toEqual([])
})
