import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { book, confirm, countCalls, heldCode, messages, useRealCeilings } from '../support/held-calls.ts'
import { cancel, change, refusal, requestLinked } from '../support/linked-calls.ts'
import { booking, lead, start } from '../support/samples.ts'

/* The rules at the head of 20261122200600_ceilings.sql: whom they count, and what happens above them. */

useRealCeilings()

const bot = (call: number) => `p@bot${call}.example`
const network = (call: number) => `198.51.${call}.9`

test.each([
  ['a mailbox, in every spelling', (call: number) => `a.nn+${call}@gmail.com`, network],
  ['a mail domain', (call: number) => `p${call}@mail${call}.charity.co.uk`, network],
  ['an IPv4 address', bot, () => '198.51.100.66'],
  ['a /64', bot, (call: number) => `2001:db8:7:1::${call}`],
  ['a /48', bot, (call: number) => `2001:db8:7:${call}::1`],
])('%s has four calls, eight with confirmed ones, then the call request', async (_, email, address) => {
  const answers: unknown[] = []
  for (let call = 0; call < 9; call += 1) {
    const { status, body } = await book(
      { starts_at: start(9 + 2 * (call % 2), 0, Math.floor(call / 2)), email: email(call) },
      address(call),
    )
    answers.push(status === 200 ? Boolean(body.held_until) : refusal({ status, body } as never))
    if (body.held_until)
      expect((await confirm(await heldCode(email(call)), body.booking_id)).status).toBe(200)
  }
  const refused = [429, 'too_many_calls']
  expect(answers).toEqual([false, false, false, false, true, true, true, true, refused])
})

test('people at a public provider do not count for each other', async () => {
  for (let call = 0; call < 6; call += 1) {
    const email = `p${call}@yahoo.co.uk`
    const { body } = await book({ starts_at: start(9, 0, call), email }, network(call))
    expect(body).not.toHaveProperty('held_until')
  }
})

test.each([
  ['p@example.org', 'example.org'],
  ['p@Mail.Example.ORG', 'example.org'],
  ['p@a.b.charity.org.uk', 'charity.org.uk'],
  ['p@charity.de', 'charity.de'],
  ['p@gmail.com', null],
  ['p@googlemail.com', null],
  ['p@yahoo.co.uk', null],
])('the domain of %s is %s', async (email, domain) => {
  expect(await query('select private.own_domain($1) as domain', [email])).toEqual([{ domain }])
})

test('unconfirmed calls take a third of a day; then a call is booked once it is confirmed', async () => {
  for (let call = 0; call < 5; call += 1) {
    const { body } = await book({ starts_at: start(9 + call), email: bot(call) }, network(call))
    expect(body).not.toHaveProperty('held_until')
  }
  const { body } = await book({ starts_at: start(15) })
  expect(body).toHaveProperty('held_until')
  expect((await confirm(await heldCode('amina@example.org'), body.booking_id)).status).toBe(200)
  expect((await book({ starts_at: start(15, 0, 1), email: bot(6) }, network(6))).body).not.toHaveProperty(
    'held_until',
  )
  // Moving a call there needs its mailed link, too.
  const { secret, answer } = await requestLinked({ starts_at: start(9, 0, 2), email: bot(7) }, network(7))
  expect(refusal(await change(secret, start(16)))).toEqual([429, 'too_many_calls'])
  const { body: linked } = answer
  await query('update private.call_links set mailed = true where booking_id = $1', [linked.booking_id])
  expect((await change(secret, start(16))).status).toBe(200)
})

test('a call counts where it was made and where it was changed, also if it was canceled today', async () => {
  const secrets: string[] = []
  for (let call = 0; call < 4; call += 1) {
    const made = await requestLinked({ starts_at: start(9, 0, call), email: bot(call) }, '198.51.100.66')
    secrets.push(made.secret)
    const moved = { secret: made.secret, starts_at: start(11, 0, call), timezone: 'UTC', seen: 0 }
    expect((await database.visitor('203.0.113.66').call('change_call', moved)).status).toBe(200)
  }
  for (const secret of secrets) await cancel(secret, { seen: 1 })
  for (const [hour, address] of [
    [13, '198.51.100.66'],
    [15, '203.0.113.66'],
  ] as const)
    expect((await book({ starts_at: start(hour), email: bot(9) }, address)).body).toHaveProperty('held_until')
  await query("update public.bookings set canceled_at = now() - interval '25 hours'")
  await query('delete from public.held_submissions')
  expect((await book({ starts_at: start(15), email: bot(9) }, '198.51.100.66')).body).not.toHaveProperty(
    'held_until',
  )
})

test('choosing another time before the mail is sent keeps the origins and the link', async () => {
  const first = booking({ starts_at: start(9) })
  await database.visitor('198.51.100.66').book(first)
  await database.visitor('203.0.113.66').book({ ...first, starts_at: start(10) })
  const [row] = await query('select cardinality(origins) as n from private.call_origins')
  // The mailbox and the domain are there twice.
  expect(row).toEqual({ n: 6 })

  await query('update private.settings set calls_of_origin = 0')
  const held = booking({ starts_at: start(13), email: 'ben@example.net' })
  await database.book(held)
  expect((await database.book({ ...held, email: 'mallory@example.org' })).status).toBe(422)
  expect((await database.book({ ...held, starts_at: start(14) })).body).toMatchObject({
    booking_time: '2:00 PM',
  })
  expect(await messages("kind = 'submission.held'")).toEqual([{ kind: 'submission.held', state: 'waiting' }])
  expect((await confirm(await heldCode('ben@example.net'), held['booking_id'])).body).toMatchObject({
    booking_time: '2:00 PM',
  })
  expect(await countCalls()).toBe(2)
})

test('40 forms with plus addresses send six mails to the mailbox, and all 40 to the team', async () => {
  for (let count = 0; count < 40; count += 1) {
    const row = lead({ email: `am.ina+${count}@gmail.com` })
    expect((await database.visitor(`198.51.${count}.1`).insert('leads', row)).status).toBe(201)
  }
  expect(await messages("channel = 'person' and state = 'waiting'")).toHaveLength(6)
  expect(await messages("channel = 'team' and kind = 'lead.created' and state = 'waiting'")).toHaveLength(40)
  expect(await messages("kind like 'ceiling.%'")).toEqual([
    { kind: 'ceiling.mails_of_mailbox', state: 'waiting' },
  ])
})

test('forms that others send with a person’s address do not block mails about the person’s own call', async () => {
  await query('update private.settings set unproved_forms_of_origin = 0')
  for (let count = 0; count < 12; count += 1) {
    await database.visitor(`198.51.${count}.1`).insert('leads', lead())
    await query("update public.held_submissions set created_at = now() - interval '2 hours'")
    await query("update private.mailboxes set mailed_at = now() - interval '2 hours'")
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
  expect(leaving.filter((kind) => kind === 'lead.created')).toHaveLength(6)
  expect(leaving.filter((kind) => kind === 'submission.held')).toHaveLength(6)
  expect(leaving).toContain('booking.created')
  expect(leaving).toContain('booking.canceled')
})
