import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import {
  attacker,
  book,
  confirm,
  countCalls,
  heldCode,
  messages,
  useRealCeilings,
} from '../support/held-calls.ts'
import { callOf, newSecret, teamSecret } from '../support/linked-calls.ts'
import { booking, lead, start } from '../support/samples.ts'

/* Calls above a ceiling are held for an hour, to be confirmed with the link in a mail. */

useRealCeilings()

/** Four calls with the person's address, as somebody else may have typed it. */
const useUp = async () => {
  for (const hour of [9, 10, 11, 12]) await book({ starts_at: start(hour) }, attacker)
}

const hold = async (changes: Record<string, unknown> = {}) => {
  await useUp()
  const { body } = await book({ starts_at: start(14), ...changes })
  return { body, code: await heldCode('amina@example.org') }
}

test('a person whose limit an attacker used up can book with the link in one mail', async () => {
  await useUp()
  // Held calls that nobody confirms do not count for the person.
  for (let call = 0; call < 6; call += 1)
    await book({ starts_at: start(9, 0, 1 + call) }, `198.51.${call}.66`)
  const { status, body } = await book({ starts_at: start(14), email: 'Amina+call@example.org' })
  expect([status, typeof body.held_until, body.booking_time]).toEqual([200, 'string', '2:00 PM'])
  expect(await messages("channel = 'person' and kind = 'submission.held'")).toHaveLength(1)
  const code = await heldCode('Amina%')
  const seen = await database.call('held_by_code', { code })
  expect(seen.body).toHaveLength(7)
  expect(seen.body).toContainEqual(expect.objectContaining({ id: body.booking_id, kind: 'booking' }))
  expect(JSON.stringify(seen.body)).not.toMatch(/amina|okafor|555 0/i)
  expect(await countCalls()).toBe(4)
  const confirmed = await confirm(code, body.booking_id)
  expect(confirmed).toMatchObject({ status: 200, body: { booking_id: body.booking_id } })
  expect(confirmed.body).not.toHaveProperty('held_until')
  expect(await countCalls()).toBe(5)
  expect(await confirm(code, body.booking_id)).toMatchObject({ status: 200, body: confirmed.body })
  expect(await messages("kind = 'booking.created' and channel = 'person'")).toHaveLength(5)
})

test('a held call that was confirmed and canceled cannot be confirmed or booked again', async () => {
  const request = booking({ starts_at: start(14) })
  const { body, code } = await hold(request)
  expect((await confirm(code, body.booking_id)).status).toBe(200)
  await query("update public.bookings set canceled_at = now(), canceled_by = 'person' where id = $1", [
    body.booking_id,
  ])
  const again = await confirm(code, body.booking_id)
  expect([again.status, again.body.message]).toEqual([409, 'call_canceled'])
  const repeated = await database.book(request)
  expect([repeated.status, repeated.body.details]).toEqual([422, 'booking_id'])
  expect(await countCalls()).toBe(5)
})

test('the time of a held call is taken for others, and free again after an hour', async () => {
  await hold()
  expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(409)
  await query("update public.held_submissions set expires_at = now() - interval '1 second'")
  expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(200)
})

test('confirming fails when the time is taken or the hold has expired', async () => {
  const { body, code } = await hold()
  await query('update public.held_submissions set keeps_time = false')
  await book({ starts_at: start(14), email: 'b@example.org' })
  expect(await confirm(code, body.booking_id)).toMatchObject({ status: 409, body: { message: 'time_taken' } })
  await query("update public.held_submissions set expires_at = now() - interval '1 second'")
  expect((await confirm(code, body.booking_id)).body).toEqual({ not_held: true })
})

test('a call that the team books for the person of a request is at any hour, not held, and counts at the mailbox alone', async () => {
  const [request, office] = [lead({ email: 'Amina+audit@example.org' }), '198.51.100.9']
  await database.insert('leads', request)
  const secret = await teamSecret(request['id'])
  const bookFor = (hour: number, shown: string, email = 'amina@example.org') =>
    database
      .visitor(office)
      .post('rpc/book_strategy_call', booking({ starts_at: start(hour), email }), {
        'x-request-secret': shown,
      })
  await useUp()
  expect((await bookFor(13, newSecret())).body).toHaveProperty('held_until')
  // Another mailbox of the same domain.
  expect((await bookFor(14, secret, 'bilal@example.org')).body).toHaveProperty('held_until')
  await query(`update private.settings set team_hours = '{"hours": []}'`)
  const range = { from_instant: start(0, 0, 4), until_instant: start(23, 0, 4) }
  const taken = async (shown: string) =>
    (await database.visitor().post('rpc/taken_times', range, { 'x-request-secret': shown })).body
  expect([await taken(secret), await taken(newSecret())]).toEqual([[], [expect.anything()]])
  const { body } = await bookFor(15, secret)
  const { call } = (await database.call('request_of', { secret })).body
  expect((await callOf(call.secret)).body).toMatchObject({ holder: 'team', call: {} })
  expect(body).not.toHaveProperty('held_until')
  const [stored] = await query(
    `select cardinality(origins) as origins, is_confirmed, booked_by from private.call_origins
       join public.bookings on id = booking_id where id = $1`,
    [body.booking_id],
  )
  expect(stored).toEqual({ origins: 1, is_confirmed: true, booked_by: 'team' })
})
