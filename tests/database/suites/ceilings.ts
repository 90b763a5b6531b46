import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { OutboxMessage } from '../../../supabase/functions/_shared/outbox/outbox-message.ts'
import { booking, lead, start } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { type Answer, Visitor } from '../support/visitor.ts'

/** What one visitor with a loop can take from others, and what everybody can still do. */
export function floodsTakeNothing(database: () => TestDatabase): void {
  beforeEach(() =>
    database().query(
      'update private.settings set calls_per_mailbox = 2, calls_per_network = 6, calls_of_newcomers = 40, mails_per_mailbox = 6, form_mails_per_mailbox = 4',
    ),
  )
  const attacker = '198.51.100.66'
  const book = (changes: Record<string, unknown> = {}, address = '203.0.113.7'): Promise<Answer> =>
    database().visitor(address).call('book_strategy_call', booking(changes))
  /** Every start of the coming two weeks, 160 of them. */
  const offered = Array.from({ length: 10 }, (_, weekday) =>
    Array.from({ length: 8 }, (_, hour) => [start(9 + hour, 0, weekday), start(9 + hour, 45, weekday)]),
  ).flat(2)
  const stands = async () =>
    (await database().query<{ n: number }>('select count(*)::int as n from public.bookings'))[0]?.n
  const messages = (where: string) =>
    database().query(`select kind, state from private.outbox where ${where} order by seq`)
  const heldCode = async (email: string) =>
    (
      await database().query<{ id: string; code: string }>(
        'select id, code from public.held_submissions where email = $1',
        [email],
      )
    )[0]
  const confirm = (code: string | undefined, id: unknown) =>
    database().visitor().call('confirm_held', { code, held_id: id })

  test('a loop over all 160 times takes six calls, keeps two more for an hour, and warns the team', async () => {
    for (const [index, starts_at] of offered.entries()) {
      const { status } = await book({ starts_at, email: `bot${index}@example.net` }, attacker)
      expect([200, 409]).toContain(status)
    }
    expect(await stands()).toBe(6)
    const taken = await database()
      .visitor()
      .call('taken_times', {
        from_instant: new Date().toISOString(),
        until_instant: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      })
    // Calls that touch are told as one.
    const minutes = (taken.body as { starts_at: string; ends_at: string }[]).reduce(
      (sum, { starts_at, ends_at }) => sum + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
      0,
    )
    expect(minutes).toBe(8 * 45)
    expect(await messages("kind like 'ceiling.%'")).toEqual([
      { kind: 'ceiling.calls_of_network', state: 'waiting' },
    ])
    // Somebody else books as if nothing had happened.
    const other = await book({ starts_at: start(15, 0, 5) })
    expect([other.status, other.body.held_until]).toEqual([200, undefined])
    // And a person on the attacker's own network: the call is held, and stands once confirmed.
    const neighbour = await book({ starts_at: start(16, 0, 5), email: 'imam@example.org' }, attacker)
    expect(neighbour.body.held_until).toEqual(expect.any(String))
    expect(
      (await confirm((await heldCode('imam@example.org'))?.code, neighbour.body.booking_id)).status,
    ).toBe(200)
    expect(await stands()).toBe(8)
  })

  test('a loop from many networks takes no more than newcomers may have, and ten times for an hour', async () => {
    await database().query('update private.settings set calls_of_newcomers = 12')
    for (const [index, starts_at] of offered.entries()) {
      await book({ starts_at, email: `bot${index}@example.net` }, `198.51.100.${index}`)
    }
    expect(await stands()).toBe(12)
    const [kept] = await database().query(
      'select count(*)::int as n from public.held_submissions where keeps_time',
    )
    expect(kept).toEqual({ n: 10 })
  })

  test('a loop that books, cancels, and books all of it again by the links takes no more', async () => {
    const secrets: string[] = []
    for (const [index, starts_at] of offered.slice(0, 12).entries()) {
      const secret = randomBytes(16).toString('base64url')
      const given = booking({ starts_at, email: `bot${index}@example.net` })
      const { body } = await database()
        .visitor(attacker)
        .post('rpc/book_strategy_call', given, {
          'x-call-link': createHash('sha256').update(secret).digest('hex'),
        })
      expect(body.held_until).toBeUndefined()
      await database().visitor(attacker).call('cancel_call', { secret, seen: 0 })
      secrets.push(secret)
    }
    const answers: unknown[] = []
    for (const [index, secret] of secrets.entries()) {
      const again = { secret, starts_at: offered[16 + 2 * index], timezone: 'UTC', seen: 1 }
      const { status, body } = await database().visitor(attacker).call('change_call', again)
      answers.push(status === 200 ? body.state : body.message)
    }
    expect(answers).toEqual([...Array(6).fill('booked'), ...Array(6).fill('rate_limited')])
  })

  test('a person whose address a stranger used up books, by the link in one mail', async () => {
    for (const hour of [9, 11]) await book({ starts_at: start(hour) }, attacker)
    const { status, body } = await book({ starts_at: start(14), first_name: 'Amina' })
    expect([status, typeof body.held_until, body.booking_time]).toEqual([200, 'string', '2:00 PM'])
    expect(await messages("channel = 'person' and kind = 'submission.held'")).toHaveLength(1)
    const held = await heldCode('amina@example.org')
    const seen = await database().visitor().call('held_by_code', { code: held?.code })
    expect(seen.body).toMatchObject([{ id: body.booking_id, kind: 'booking', booking_time: '2:00 PM' }])
    expect(JSON.stringify(seen.body)).not.toMatch(/amina|okafor|555/i)
    expect(await stands()).toBe(2)
    const confirmed = await confirm(held?.code, body.booking_id)
    expect(confirmed).toMatchObject({ status: 200, body: { booking_id: body.booking_id } })
    expect(confirmed.body).not.toHaveProperty('held_until')
    expect(await stands()).toBe(3)
    // Pressed twice.
    expect(await confirm(held?.code, body.booking_id)).toMatchObject({ status: 200, body: confirmed.body })
    expect(await messages("kind = 'booking.created' and channel = 'person'")).toHaveLength(3)
  })

  test('a held call that was confirmed and cancelled is not told as booked, by its code or its id', async () => {
    const request = booking({ starts_at: start(14) })
    for (const hour of [9, 11]) await book({ starts_at: start(hour) })
    const { body } = await database().visitor().call('book_strategy_call', request)
    const held = await heldCode('amina@example.org')
    expect((await confirm(held?.code, body.booking_id)).status).toBe(200)
    await database().query(
      "update public.bookings set cancelled_at = now(), cancelled_by = 'person' where id = $1",
      [body.booking_id],
    )
    const again = await confirm(held?.code, body.booking_id)
    expect([again.status, again.body.message]).toEqual([409, 'call_cancelled'])
    const repeated = await database().visitor().call('book_strategy_call', request)
    expect([repeated.status, repeated.body.details]).toEqual([422, 'booking_id'])
    expect(await stands()).toBe(3)
  })

  test('a held call is taken for others, and free again after an hour', async () => {
    for (const hour of [9, 11]) await book({ starts_at: start(hour) })
    await book({ starts_at: start(14) })
    expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(409)
    await database().query("update public.held_submissions set expires_at = now() - interval '1 second'")
    expect((await book({ starts_at: start(14), email: 'b@example.org' })).status).toBe(200)
  })

  test('what is confirmed too late, or for a time that is gone, is said so', async () => {
    for (const hour of [9, 11]) await book({ starts_at: start(hour) })
    const { body } = await book({ starts_at: start(14) })
    const held = await heldCode('amina@example.org')
    await database().query('update public.held_submissions set keeps_time = false')
    await book({ starts_at: start(14), email: 'b@example.org' })
    expect(await confirm(held?.code, body.booking_id)).toMatchObject({
      status: 409,
      body: { message: 'time_taken' },
    })
    await database().query("update public.held_submissions set expires_at = now() - interval '1 second'")
    expect(await confirm(held?.code, body.booking_id)).toMatchObject({
      status: 404,
      body: { message: 'not_held' },
    })
  })

  test.each(['', 'guess', "' or true --", null])(
    'a code that is not one (%j) opens nothing',
    async (code) => {
      for (const hour of [9, 11]) await book({ starts_at: start(hour) })
      const { body } = await book({ starts_at: start(14) })
      expect((await database().visitor().call('held_by_code', { code })).body).toEqual([])
      expect((await confirm(code as string, body.booking_id)).status).toBe(404)
      expect(await stands()).toBe(2)
    },
  )

  test('the confirmation is the same booking when it is asked for twice, and nobody else’s', async () => {
    for (const hour of [9, 11]) await book({ starts_at: start(hour) })
    const request = { ...booking({ starts_at: start(14) }) }
    const ask = (changes: object) =>
      database()
        .visitor()
        .call('book_strategy_call', { ...request, ...changes })
    const first = await ask({})
    expect(await ask({})).toMatchObject({ status: 200, body: first.body })
    expect((await ask({ email: 'mallory@example.org' })).status).toBe(422)
    expect((await ask({ starts_at: start(16) })).body).toMatchObject({ booking_time: '4:00 PM' })
    expect(await database().query('select id from public.held_submissions')).toHaveLength(1)
  })

  test('one mailbox gets one link an hour, which opens all that is held for it', async () => {
    for (const hour of [9, 11]) await book({ starts_at: start(hour) })
    for (const hour of [13, 14, 15])
      await book({ starts_at: start(hour), email: 'A.mina+x@example.org'.replace('A.', 'a') })
    expect(await messages("kind = 'submission.held'")).toHaveLength(1)
    const held = await heldCode('amina+x@example.org')
    expect((await database().visitor().call('held_by_code', { code: held?.code })).body).toHaveLength(3)
  })

  test('112 forms by plus-addresses bring one mailbox four mails, and the team all of them', async () => {
    for (let count = 0; count < 112; count += 1) {
      const row = lead({ email: `am.ina+${count}@gmail.com` })
      expect((await database().visitor(`198.51.${count}.1`).insert('leads', row)).status).toBe(201)
    }
    expect(await messages("channel = 'person' and state = 'waiting'")).toHaveLength(4)
    expect(await messages("channel = 'team' and kind = 'lead.created' and state = 'waiting'")).toHaveLength(
      112,
    )
    expect(await messages("kind like 'ceiling.%'")).toEqual([
      { kind: 'ceiling.mails_of_mailbox', state: 'waiting' },
    ])
    // The person's own booking is confirmed all the same.
    await book({ email: 'amina@gmail.com' })
    expect(await messages("channel = 'person' and kind = 'booking.created'")).toEqual([
      { kind: 'booking.created', state: 'waiting' },
    ])
  })

  test('mails to one mailbox are six in a day, over all kinds, and the last is kept for the link', async () => {
    for (let count = 0; count < 10; count += 1) {
      await database().visitor(`198.51.${count}.1`).insert('leads', lead())
    }
    for (const hour of [9, 11, 13, 15]) await book({ starts_at: start(hour) })
    for (const hour of [9, 11, 13, 15]) {
      const { body } = await book({ starts_at: start(hour, 0, 1) })
      await confirm((await heldCode('amina@example.org'))?.code, body.booking_id)
    }
    const sent = await messages("channel = 'person' and state = 'waiting' and kind <> 'booking.reminder'")
    expect(sent).toHaveLength(6)
    // Reminders leave on other days, and count there.
    const [fullest] = await database().query<{ mails: number }>(`
      select max(mails)::int as mails from private.outbox as o, lateral (
        select count(*) as mails from private.outbox as within
         where within.channel = 'person' and within.state = 'waiting'
           and within.wanted_at > o.wanted_at - interval '1 day' and within.wanted_at <= o.wanted_at) as day`)
    expect(fullest?.mails).toBeLessThanOrEqual(6)
    expect(sent.filter(({ kind }) => kind === 'submission.held')).toHaveLength(1)
    expect(await stands()).toBeGreaterThanOrEqual(6)
  })

  test('whoever confirmed once is no newcomer', async () => {
    await database().query('update private.settings set calls_of_newcomers = 1')
    await book({ starts_at: start(9), email: 'first@example.org' })
    const { body } = await book({ starts_at: start(10) })
    expect(body).toHaveProperty('held_until')
    await confirm((await heldCode('amina@example.org'))?.code, body.booking_id)
    expect((await book({ starts_at: start(11) })).body).not.toHaveProperty('held_until')
  })

  test('the functions read what is held, and visitors do not', async () => {
    for (const hour of [9, 11, 13]) await book({ starts_at: start(hour) })
    const service = Visitor.service(database().backend)
    expect((await service.send('held_submissions?select=code')).body).toHaveLength(1)
    for (const table of ['held_submissions', 'lead_history']) {
      expect((await database().visitor().send(`${table}?select=*`)).status).toBe(401)
    }
    const claimed = (await service.call('claim_outbox', { at_most: 50, only_kinds: ['submission.held'] }))
      .body as OutboxMessage[]
    expect(claimed.map(({ row_table }) => row_table)).toEqual(['held_submissions'])
  })
}
