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
import { cancel, change, requestLinked } from '../support/linked-calls.ts'
import { lead, start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'

/* How many calls and mails one attacker can cause, and what other visitors can still do. */

useRealCeilings()
/** Sixty times that can be booked. */
const offered = Array.from({ length: 4 }, (_, weekday) =>
  Array.from({ length: 8 }, (_, hour) => [start(9 + hour, 0, weekday), start(9 + hour, 45, weekday)]),
)
  .flat(2)
  .slice(0, 60)

test('an attacker who books sixty times gets six calls and two held ones, and the team is warned', async () => {
  for (const [index, starts_at] of offered.entries()) {
    const { status } = await book({ starts_at, email: `bot${index}@example.net` }, attacker)
    expect([200, 409]).toContain(status)
  }
  expect(await countCalls()).toBe(6)
  // Adjacent calls are merged.
  const minutes = (await takenTimes()).map(([from, until]) => (Date.parse(until) - Date.parse(from)) / 60_000)
  expect(minutes.reduce((sum, each) => sum + each)).toBe(8 * 45)
  expect(await messages("kind like 'ceiling.%'")).toEqual([
    { kind: 'ceiling.calls_of_network', state: 'waiting' },
  ])
  // Other visitors can book normally.
  const other = await book({ starts_at: start(15, 0, 5) })
  expect([other.status, other.body.held_until]).toEqual([200, undefined])
  // For a person on the attacker's network, the call is held until it is confirmed.
  const neighbour = await book({ starts_at: start(16, 0, 5), email: 'imam@example.org' }, attacker)
  expect(neighbour.body.held_until).toEqual(expect.any(String))
  expect((await confirm(await heldCode('imam@example.org'), neighbour.body.booking_id)).status).toBe(200)
  expect(await countCalls()).toBe(8)
})

test('booking, canceling and booking again through the links is limited to the same six calls', async () => {
  const secrets: string[] = []
  for (const [index, starts_at] of offered.slice(0, 12).entries()) {
    const given = { starts_at, email: `bot${index}@example.net` }
    const { secret, answer } = await requestLinked(given, attacker)
    expect(answer.body.held_until).toBeUndefined()
    await cancel(secret)
    secrets.push(secret)
  }
  const answers: unknown[] = []
  for (const [index, secret] of secrets.entries()) {
    const again = { secret, starts_at: offered[16 + 2 * index], timezone: 'UTC', seen: 1 }
    const { status, body } = await database.visitor(attacker).call('change_call', again)
    answers.push(status === 200 ? body.state : body.message)
  }
  expect(answers).toEqual([...Array(6).fill('booked'), ...Array(6).fill('rate_limited')])
})

test('40 forms with plus addresses send four mails to the mailbox, and all 40 to the team', async () => {
  for (let count = 0; count < 40; count += 1) {
    const row = lead({ email: `am.ina+${count}@gmail.com` })
    expect((await database.visitor(`198.51.${count}.1`).insert('leads', row)).status).toBe(201)
  }
  expect(await messages("channel = 'person' and state = 'waiting'")).toHaveLength(4)
  expect(await messages("channel = 'team' and kind = 'lead.created' and state = 'waiting'")).toHaveLength(40)
  expect(await messages("kind like 'ceiling.%'")).toEqual([
    { kind: 'ceiling.mails_of_mailbox', state: 'waiting' },
  ])
  // The person's own booking is still confirmed by mail.
  await book({ email: 'amina@gmail.com' })
  expect(await messages("channel = 'person' and kind = 'booking.created'")).toEqual([
    { kind: 'booking.created', state: 'waiting' },
  ])
})

test('a visitor who confirmed once no longer counts as a newcomer', async () => {
  await database.query('update private.settings set calls_of_newcomers = 1')
  await book({ starts_at: start(9), email: 'first@example.org' })
  const { body } = await book({ starts_at: start(10) })
  expect(body).toHaveProperty('held_until')
  await confirm(await heldCode('amina@example.org'), body.booking_id)
  expect((await book({ starts_at: start(11) })).body).not.toHaveProperty('held_until')
})

/** Books, and confirms the call with the mailed code if it is held. */
const bookAndConfirm = async (changes: Record<string, unknown>, address: string) => {
  const { status, body } = await book(changes, address)
  expect([200, 409]).toContain(status)
  if (!body.held_until) return
  const code = await heldCode(String(changes['email']))
  await database.visitor(address).call('confirm_held', { code, held_id: body.booking_id })
}

const bot = (index: number) => `bot${index}@example.net`
const alias = (index: number) => `ann+${index}@example.net`
const network = (index: number) => `198.51.${index}.9`
const inOneNetwork = (index: number) => `2001:db8:7:${index.toString(16)}::1`

test.each([
  ['newcomers from many networks take', 12, bot, network, book, 12, 10],
  ['one /48, with a new /64 each time, takes', 40, bot, inOneNetwork, book, 12, 4],
  [
    'one mailbox that confirms every call takes, with many aliases,',
    40,
    alias,
    network,
    bookAndConfirm,
    4,
    1,
  ],
  ['one /48 that confirms every call takes', 40, bot, inOneNetwork, bookAndConfirm, 24, 4],
])(
  '%s no more calls than the ceiling, and others can still book',
  async (_, newcomers, email, address, take, calls, blocked) => {
    await database.query('update private.settings set calls_of_newcomers = $1', [newcomers])
    for (const [index, starts_at] of offered.entries())
      await take({ starts_at, email: email(index) }, address(index))
    expect(await countCalls()).toBe(calls)
    const keeping = await database.query('select id from public.held_submissions where keeps_time')
    expect(keeping).toHaveLength(blocked)
    // Once the newcomers' ceiling is reached, the next newcomer has to confirm.
    const { status, body } = await book({ starts_at: start(15, 0, 5) })
    expect([status, 'held_until' in body]).toEqual([200, newcomers === calls])
  },
)

test('one mailbox that cancels in between gets four calls a day without confirming, and eight in total', async () => {
  const one = async (index: number) => {
    await bookAndConfirm({ starts_at: offered[index], email: `a.nn+${index}@gmail.com` }, `198.51.${index}.9`)
    await database.query(
      "update public.bookings set cancelled_at = now(), cancelled_by = 'person' where cancelled_at is null",
    )
  }
  for (let index = 0; index < 4; index += 1) await one(index)
  expect((await book({ starts_at: offered[20], email: 'ann@gmail.com' })).body).toHaveProperty('held_until')
  for (let index = 4; index < 20; index += 1) await one(index)
  expect(await countCalls()).toBe(8)
})

test('forms that others send with a person’s address do not block mails about the person’s own call', async () => {
  for (let count = 0; count < 12; count += 1) {
    await database.visitor(`198.51.${count}.1`).insert('leads', lead())
    await database.query("update public.held_submissions set created_at = now() - interval '2 hours'")
    await database.query("update private.mailboxes set mailed_at = now() - interval '2 hours'")
    await database.query('update private.settings set unproved_per_address = 0')
    await database.service.call('store_submission', {
      kind: 'lead',
      submission: lead(),
      address: `198.51.${count}.1`,
    })
  }
  const { secret, answer } = await requestLinked()
  expect(answer.body.held_until).toBeUndefined()
  await change(secret, start(11))
  await cancel(secret, { seen: 1 })
  const mails = await messages("channel = 'person' and kind <> 'booking.reminder'")
  const leaving = mails.filter(({ state }) => state === 'waiting').map(({ kind }) => kind)
  expect(leaving.filter((kind) => kind === 'lead.created')).toHaveLength(4)
  expect(leaving.filter((kind) => kind === 'submission.held')).toHaveLength(6)
  expect(leaving).toContain('booking.created')
  expect(leaving).toContain('booking.cancelled')
})
