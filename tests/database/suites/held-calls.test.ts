import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import {
  attacker,
  book,
  confirm,
  countCalls,
  heldCode,
  messages,
  useRealCeilings,
} from '../support/held-calls.ts'
import { booking, start } from '../support/samples.ts'

/* Calls above a ceiling are held for an hour, to be confirmed with the link in a mail. */

useRealCeilings()

/** Books two calls, and a third that is held. */
const hold = async (changes: Record<string, unknown> = {}) => {
  for (const hour of [9, 11]) await book({ starts_at: start(hour) })
  const { body } = await book({ starts_at: start(14), ...changes })
  return { body, code: await heldCode('amina@example.org') }
}

test('a person whose limit an attacker used up can book with the link in one mail', async () => {
  for (const hour of [9, 11]) await book({ starts_at: start(hour) }, attacker)
  const { status, body } = await book({ starts_at: start(14), first_name: 'Amina' })
  expect([status, typeof body.held_until, body.booking_time]).toEqual([200, 'string', '2:00 PM'])
  expect(await messages("channel = 'person' and kind = 'submission.held'")).toHaveLength(1)
  const code = await heldCode('amina@example.org')
  const seen = await database.call('held_by_code', { code })
  expect(seen.body).toMatchObject([{ id: body.booking_id, kind: 'booking', booking_time: '2:00 PM' }])
  expect(JSON.stringify(seen.body)).not.toMatch(/amina|okafor|555/i)
  expect(await countCalls()).toBe(2)
  const confirmed = await confirm(code, body.booking_id)
  expect(confirmed).toMatchObject({ status: 200, body: { booking_id: body.booking_id } })
  expect(confirmed.body).not.toHaveProperty('held_until')
  expect(await countCalls()).toBe(3)
  // Confirming again.
  expect(await confirm(code, body.booking_id)).toMatchObject({ status: 200, body: confirmed.body })
  expect(await messages("kind = 'booking.created' and channel = 'person'")).toHaveLength(3)
})

test('a held call that was confirmed and canceled cannot be confirmed or booked again', async () => {
  const request = booking({ starts_at: start(14) })
  const { body, code } = await hold(request)
  expect((await confirm(code, body.booking_id)).status).toBe(200)
  await database.query(
    "update public.bookings set cancelled_at = now(), cancelled_by = 'person' where id = $1",
    [body.booking_id],
  )
  const again = await confirm(code, body.booking_id)
  expect([again.status, again.body.message]).toEqual([409, 'call_cancelled'])
  const repeated = await database.book(request)
  expect([repeated.status, repeated.body.details]).toEqual([422, 'booking_id'])
  expect(await countCalls()).toBe(3)
})

test('the time of a held call is taken for others, and free again after an hour', async () => {
  await hold()
  expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(409)
  await database.query("update public.held_submissions set expires_at = now() - interval '1 second'")
  expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(200)
})

test('confirming fails when the time is taken or the hold has expired', async () => {
  const { body, code } = await hold()
  await database.query('update public.held_submissions set keeps_time = false')
  await book({ starts_at: start(14), email: 'b@example.org' })
  expect(await confirm(code, body.booking_id)).toMatchObject({
    status: 409,
    body: { message: 'time_taken' },
  })
  await database.query("update public.held_submissions set expires_at = now() - interval '1 second'")
  expect((await confirm(code, body.booking_id)).body).toEqual({ not_held: true })
})

test.each(['', 'guess', "' or true --", null])('an invalid code (%j) confirms nothing', async (code) => {
  const { body } = await hold()
  expect((await database.call('held_by_code', { code })).body).toEqual([])
  expect((await confirm(code, body.booking_id)).body).toEqual({ not_held: true })
  expect(await countCalls()).toBe(2)
})

test('with a ceiling of zero every call has to be confirmed, and at most two can be', async () => {
  await database.query('update private.settings set calls_per_mailbox = 0')
  const answers = []
  for (const hour of [9, 11, 13]) {
    const { body } = await book({ starts_at: start(hour) })
    expect(body).toHaveProperty('held_until')
    answers.push(await confirm(await heldCode('amina@example.org'), body.booking_id))
  }
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [200, undefined],
    [200, undefined],
    [429, 'too_many_calls'],
  ])
})

test('a repeated request updates the held booking; one with another address is refused', async () => {
  for (const hour of [9, 11]) await book({ starts_at: start(hour) })
  const request = { ...booking({ starts_at: start(14) }) }
  const ask = (changes: object) => database.book({ ...request, ...changes })
  const first = await ask({})
  expect(await ask({})).toMatchObject({ status: 200, body: first.body })
  expect((await ask({ email: 'mallory@example.org' })).status).toBe(422)
  expect((await ask({ starts_at: start(16) })).body).toMatchObject({ booking_time: '4:00 PM' })
  expect(await database.query('select id from public.held_submissions')).toHaveLength(1)
})

test('one mailbox gets one link an hour, which shows everything held for it', async () => {
  for (const hour of [9, 11]) await book({ starts_at: start(hour) })
  for (const hour of [13, 14, 15]) await book({ starts_at: start(hour), email: 'amina+x@example.org' })
  expect(await messages("kind = 'submission.held'")).toHaveLength(1)
  const code = await heldCode('amina+x@example.org')
  expect((await database.call('held_by_code', { code })).body).toHaveLength(3)
})

test.each(['held_by_code', 'confirm_held', 'confirm_code'])(
  '%s refuses even the right code after twenty wrong ones from the same network address',
  async (name) => {
    await database.query(
      "update private.rate_limits set max_requests = 20 where kind = 'wrong_code' and scope = 'address'",
    )
    const { body, code: right } = await hold()
    const guess = (code: unknown, address: string) =>
      name === 'confirm_code'
        ? database.service.call(name, { code, address })
        : database
            .visitor(address)
            .call(name, { code, ...(name === 'confirm_held' && { held_id: body.booking_id }) })
    for (let wrong = 0; wrong < 20; wrong += 1)
      expect((await guess(`WRONG${wrong}`, attacker)).status).toBe(200)
    for (const code of ['WRONG', right])
      expect((await guess(code, attacker)).body).toMatchObject({ code: 'PT429' })
    expect((await guess(right, '203.0.113.7')).status).toBe(200)
  },
)
