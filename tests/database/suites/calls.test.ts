import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { bookLinked, callOf, cancel, change, refusal, startIn, teamSecret } from '../support/linked-calls.ts'
import { booking, start } from '../support/samples.ts'
import { storeBusy, takenTimes } from '../support/taken-times.ts'

const messages = (kind: string) =>
  query('select party, state from private.outbox where kind = $1 order by seq', [kind])
const rows = () =>
  query<{ starts_at: Date; sequence: number; canceled_by: string | null }>(
    'select starts_at, sequence, canceled_by from public.bookings',
  )
const takenStarts = async () => (await takenTimes()).map(([from]) => from)

test('wrong secrets learn and change nothing; a secret opens one thing, and for good', async () => {
  const { id, secret, team } = await bookLinked()
  const [row] = await query<{ id: string }>('select id from public.leads')
  const request = await teamSecret(row?.id)
  // In SQL, since hundreds of requests take a minute on a busy machine.
  await query(`create or replace function kept.refusal(statement text, secret text) returns text
    language plpgsql as $$
    begin
      execute statement using secret;
      return 'not refused';
    exception when others then
      return concat_ws(' ', sqlstate, sqlerrm);
    end $$`)
  const refusals = (call: string, secrets: unknown) =>
    query(
      'select distinct kept.refusal($1, s) as answer from jsonb_array_elements_text($2::text::jsonb) as s',
      [`select api.${call}`, JSON.stringify(secrets)],
    )
  const stored = () =>
    query(`select to_jsonb(b) as row from public.bookings as b union all select to_jsonb(l) from public.leads as l
      union all select to_jsonb(o) from private.outbox as o union all select to_jsonb(h) from private.call_history as h`)
  const before = await stored()
  // The last two have another row's id with this one's signature, and the other way around.
  const near = [id, row?.id, `${secret}x`, secret.slice(1), `${team.slice(0, -1)}_`]
  const swapped = [team.slice(0, 21) + request.slice(21), request.slice(0, 21) + team.slice(21)]
  const wrong = [null, '', 'a'.repeat(5_000), 'a'.repeat(43), ...near, ...swapped]
  for (const call of [
    'call_of($1)',
    `change_call($1, '${start(11)}', 'UTC', 0)`,
    'cancel_call($1, 0)',
    'mark_missed($1, true)',
    "cancel_calls_like($1, 'day', 0)",
    'open_day($1)',
  ])
    expect(await refusals(call, [...wrong, request]), call).toEqual([{ answer: 'PT404 no_such_call' }])
  for (const call of ['request_of($1)', 'answer_request($1, true)'])
    expect(await refusals(call, [...wrong, secret]), call).toEqual([{ answer: 'PT404 no_such_request' }])
  expect(await stored()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain(secret)
  expect(refusal(await callOf('a'.repeat(43)))).toEqual([404, 'no_such_call'])

  await change(secret, start(11))
  for (const mailed of [secret, team]) expect((await callOf(mailed)).status).toBe(200)
})

test('moving a call frees the old time, takes the new one, and updates lead and messages', async () => {
  const { secret } = await bookLinked({ starts_at: start(9) })
  // In the time zone data of the visitor's browser, an hour later than in the database's.
  const wall_time = start(15, 45, 1).slice(0, 16)
  const { status, body } = await change(secret, start(14, 45, 1), { wall_time })
  expect(status).toBe(200)
  const booking_date = wall_time.slice(0, 10)
  expect(body).toMatchObject({ state: 'booked', sequence: 1, booking_date, booking_time: '3:45 PM' })
  expect(await takenStarts()).toEqual([start(14, 45, 1)])
  expect(await query('select booking_time from public.leads')).toEqual([{ booking_time: '3:45 PM' }])
  expect(await messages('booking.changed')).toEqual(
    ['person', 'team'].map((party) => ({ party, state: 'waiting' })),
  )
  // A newer call of the lead is not replaced by the older one.
  expect((await database.book({ starts_at: start(9) })).status).toBe(200)
  await change(secret, start(11), { seen: 1 })
  expect(await query('select booking_time from public.leads')).toEqual([{ booking_time: '9:00 AM' }])
})

test('a change can be repeated if its response was lost; one from an outdated page is refused', async () => {
  const { secret } = await bookLinked({ starts_at: start(9) })
  await change(secret, start(11))
  expect((await change(secret, start(11))).body).toMatchObject({ sequence: 1 })
  expect(refusal(await change(secret, start(13)))).toEqual([409, 'call_changed'])
  // Over half of its own old time.
  expect((await change(secret, start(10, 45), { seen: 1 })).body).toMatchObject({ sequence: 2 })
  expect((await messages('booking.changed')).filter(({ state }) => state === 'waiting')).toHaveLength(2)
})

test('a call keeps its time if the new one is taken, or busy in the owner’s calendar', async () => {
  const { secret } = await bookLinked({ starts_at: start(9) })
  await bookLinked({ starts_at: start(11), email: 'other@example.org' })
  await storeBusy([[start(13), start(14)]])
  for (const startsAt of [start(11), start(13)])
    expect(refusal(await change(secret, startsAt))).toEqual([409, 'time_taken'])
  expect(await takenStarts()).toEqual([start(9), start(11), start(13)])
  expect(await messages('booking.changed')).toEqual([])
})

test('a call is canceled once; then the same link can book again, unless the time is taken', async () => {
  const { secret } = await bookLinked({ starts_at: start(9) })
  for (const repeat of [1, 2])
    expect((await cancel(secret)).body, String(repeat)).toMatchObject({ state: 'canceled', sequence: 1 })
  expect(await messages('booking.canceled')).toHaveLength(2)
  await bookLinked({ starts_at: start(9), email: 'other@example.org' })
  expect(refusal(await change(secret, start(9), { seen: 1 }))).toEqual([409, 'time_taken'])
  expect((await change(secret, start(11), { seen: 1 })).body).toMatchObject({ state: 'booked', sequence: 2 })
  expect(await takenStarts()).toEqual([start(9), start(11)])
  const history = await query('select what from private.call_history order by id')
  expect(history.map(({ what }) => what)).toEqual(['booked', 'canceled', 'booked', 'booked_again'])
})

test('a call that has begun cannot be changed or canceled', async () => {
  const { secret } = await bookLinked()
  await startIn('-10 minutes')
  expect((await callOf(secret)).body).toMatchObject({ state: 'over' })
  expect(refusal(await cancel(secret))).toEqual([409, 'call_over'])
  expect(refusal(await change(secret, start(11)))).toEqual([409, 'call_over'])
})

test('a note that is too long or contains control characters is refused', async () => {
  const { secret } = await bookLinked()
  for (const note of ['x'.repeat(1_001), 'a\u0007b', 'a\u001bb', 'a\u009bb'])
    expect((await cancel(secret, { note })).body.message).toContain('bookings_note')
  expect(await rows()).toMatchObject([{ canceled_by: null }])
})

test('reminders are due a day and an hour before, follow a change, and are withdrawn on cancellation', async () => {
  const due = () =>
    query<{ wanted_at: Date }>(
      "select wanted_at from private.outbox where kind = 'booking.reminder' and state = 'waiting' order by wanted_at",
    )
  const hoursBefore = async (from: string) =>
    (await due()).map(({ wanted_at }) => (Date.parse(from) - new Date(wanted_at).getTime()) / 3_600_000)
  const { secret } = await bookLinked({ starts_at: start(9, 0, 1) })
  expect(await hoursBefore(start(9, 0, 1))).toEqual([24, 1])
  await change(secret, start(14, 0, 2))
  expect(await hoursBefore(start(14, 0, 2))).toEqual([24, 1])
  await cancel(secret, { seen: 1 })
  expect(await due()).toEqual([])
})

test.each([
  ['5 hours', 1],
  ['170 minutes', 0],
])('a call in %s has %i reminders', async (ahead, reminders) => {
  await bookLinked()
  await query("delete from private.outbox where kind = 'booking.reminder'")
  await startIn(ahead)
  await query('select private.plan_reminders(b) from public.bookings as b')
  expect(await messages('booking.reminder')).toHaveLength(reminders)
})

test.each([
  'update public.bookings set person_notified_at = now()',
  "update private.outbox set claimed_until = now() + interval '1 minute'",
])('a repeated booking has its link until the person is mailed (%s)', async (mail) => {
  const request = booking()
  const secretOf = async () => (await database.book(request)).body.secret
  const secret = await secretOf()
  expect((await callOf(secret)).status).toBe(200)
  expect(await secretOf()).toBe(secret)
  await query(mail)
  expect(await secretOf()).toBeUndefined()
})
