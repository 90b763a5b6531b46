import { expect, test } from 'vitest'
import type { OutboxMessage } from '../../../supabase/functions/_shared/outbox/outbox-message.ts'
import { database } from '../support/database.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'

/* What is stored with a row, who gets it, and what becomes of it. */

const claim = async (args: Record<string, unknown> = {}): Promise<OutboxMessage[]> => {
  const { status, body } = await database.service.call('claim_outbox', { at_most: 50, ...args })
  expect(status).toBe(200)
  return body
}
/** Whether the claim still held. */
const settle = async (message: OutboxMessage | undefined, outcome: string, reason?: string) => {
  const args = { message_id: message?.id, message_claim: message?.claim, outcome, reason }
  return (await database.service.call('settle_outbox', args)).body as boolean
}
const stored = (columns: string) => database.query(`select ${columns} from private.outbox order by seq`)
const passTime = (interval: string) =>
  database.query(
    `update private.outbox set due_at = due_at - $1::interval, wanted_at = wanted_at - $1::interval,
       claimed_until = claimed_until - $1::interval, not_after = not_after - $1::interval`,
    [interval],
  )
const addLead = async (): Promise<string> => {
  const row = lead()
  expect((await database.insert('leads', row)).status).toBe(201)
  return String(row['id'])
}

/** Of a call that is days ahead: a day before, and an hour. */
const reminders = [1, 2].map(() => ({ kind: 'booking.reminder', channel: 'person' }))

test('every row brings its messages', async () => {
  const [person, request, call] = [lead(), auditRequest(), booking()]
  await database.insert('leads', person)
  await database.insert('audit_requests', request)
  await database.book(call)
  const of = (kind: string, row: unknown) =>
    ['person', 'team', 'webhook'].map((channel) => ({ kind, row_id: row, channel, state: 'waiting' }))
  expect(await stored('kind, row_id, channel, state')).toEqual([
    ...of('lead.created', person['id']),
    ...of('audit_request.created', request['id']),
    ...of('booking.created', call['booking_id']),
    ...reminders.map((reminder) => ({ ...reminder, row_id: call['booking_id'], state: 'waiting' })),
  ])
})

test('the lead that a booking makes is told to the webhook before the booking, and mailed by the booking', async () => {
  await database.book()
  expect(await stored('kind, channel')).toEqual([
    { kind: 'lead.created', channel: 'webhook' },
    ...['person', 'team', 'webhook'].map((channel) => ({ kind: 'booking.created', channel })),
    ...reminders,
  ])
  const webhooks = { only_channels: ['webhook'] }
  const [first, ...others] = await claim(webhooks)
  expect([first?.kind, others]).toEqual(['lead.created', []])
  expect(await claim(webhooks)).toEqual([])
  expect(await settle(first, 'sent')).toBe(true)
  expect((await claim(webhooks)).map(({ kind }) => kind)).toEqual(['booking.created'])
})

test('a refused row brings none, a repeated one no more, and a deleted one takes its own with it', async () => {
  expect((await database.insert('leads', lead({ email: 'wrong' }))).status).toBe(400)
  expect((await database.insert('audit_requests', auditRequest({ website_url: 'wrong' }))).status).toBe(400)
  expect(await stored('id')).toEqual([])
  const row = lead()
  await database.insert('leads', row)
  expect((await database.insert('leads', row)).status).toBe(409)
  expect(await stored('id')).toHaveLength(3)
  await database.query('delete from public.leads where id = $1', [row['id']])
  expect(await stored('id')).toEqual([])
})

test('a mail waits a moment for the browser, who gets it at once; else the sweep takes it', async () => {
  const id = await addLead()
  expect((await claim()).map(({ channel }) => channel)).toEqual(['webhook'])
  const atOnce = await claim({ only_row: id, only_kinds: ['lead.created'] })
  expect(atOnce.map(({ channel }) => channel)).toEqual(['person', 'team'])
  await addLead()
  await passTime('16 seconds')
  expect(await claim()).toHaveLength(3)
})

test('of twenty who claim at once one gets each message', async () => {
  for (let count = 0; count < 5; count += 1) await addLead()
  await passTime('16 seconds')
  const claimed = (await Promise.all(Array.from({ length: 20 }, () => claim({ at_most: 4 })))).flat()
  expect(claimed).toHaveLength(15)
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(15)
})

test('who dies with a claim delays the message by the lease; and cannot settle it after that', async () => {
  const id = await addLead()
  const dead = await claim({ only_row: id, only_channels: ['team'] })
  expect(await claim({ only_row: id, only_channels: ['team'] })).toEqual([])
  await passTime('31 seconds')
  const [again] = await claim({ only_row: id, only_channels: ['team'] })
  expect(again?.id).toBe(dead[0]?.id)
  expect(await settle(dead[0], 'sent')).toBe(false)
  expect(await settle(again, 'sent')).toBe(true)
  expect(await settle(again, 'failed', 'too late')).toBe(false)
})

test('what was sent is noted in the row, and is never claimed again', async () => {
  const id = await addLead()
  for (const message of await claim({ only_row: id })) await settle(message, 'sent')
  await passTime('2 days')
  expect(await claim()).toEqual([])
  const [row] = await database.query('select person_notified_at, team_notified_at from public.leads')
  expect(row).toEqual({ person_notified_at: expect.any(String), team_notified_at: expect.any(String) })
})

test('after each failure the pause doubles, up to six hours, and the reason is kept', async () => {
  const id = await addLead()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const [message] = await claim({ only_row: id, only_channels: ['team'] })
    expect(await settle(message, 'failed', 'ECONNREFUSED')).toBe(true)
    const [row] = await database.query<{ pause: number; last_error: string }>(
      "select ceil(extract(epoch from due_at - now()) / 10)::int * 10 as pause, last_error from private.outbox where channel = 'team'",
    )
    expect(row?.last_error).toBe('ECONNREFUSED')
    pauses.push(row?.pause ?? 0)
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600])
  expect(await claim({ only_channels: ['team'] })).toEqual([])
})

test('after three days nobody tries any more, and the team gets one mail that names the row', async () => {
  const id = await addLead()
  await passTime('73 hours')
  for (const message of await claim()) await settle(message, 'failed', 'ECONNREFUSED')
  expect(await stored('kind, channel, state, row_table, row_id')).toEqual([
    ...['person', 'team', 'webhook'].map((channel) => ({
      kind: 'lead.created',
      channel,
      state: 'given_up',
      row_table: 'leads',
      row_id: id,
    })),
    { kind: 'message.given_up', channel: 'team', state: 'waiting', row_table: 'leads', row_id: id },
  ])
  await passTime('80 hours')
  const [last] = await claim()
  expect(last?.kind).toBe('message.given_up')
  await settle(last, 'failed', 'ECONNREFUSED')
  expect(await stored('id')).toHaveLength(4)
})

test('a message that ends whoever sends it is given up too', async () => {
  await addLead()
  await passTime('16 seconds')
  expect(await claim()).toHaveLength(3)
  await passTime('73 hours')
  expect((await claim()).map(({ kind }) => kind)).toEqual(['message.given_up'])
})

test('three days without a server are not three days of trying', async () => {
  await addLead()
  await passTime('5 days')
  expect(await claim()).toHaveLength(3)
})

test('the team is told when the mail to the person has failed', async () => {
  const id = await addLead()
  const [person] = await claim({ only_row: id, only_channels: ['person'] })
  await settle(person, 'failed', '550')
  const [team] = await claim({ only_row: id, only_channels: ['team'] })
  expect([person?.person_failing, team?.person_failing]).toEqual([false, true])
})

test('a later message can be stored and withdrawn, and is not sent after its time', async () => {
  const { body } = await database.book()
  const id = body.booking_id
  const enqueue = (kind: string, at: string, until: string | null = null) =>
    database.query(
      "select private.enqueue($1, 'bookings', $2, 'person', $2, now() + $3::interval, now() + $4::interval)",
      [kind, id, at, until],
    )
  const due = async () =>
    (await claim({ only_kinds: ['call.reminded', 'call.asked'] })).map(({ kind }) => kind)
  await enqueue('call.reminded', '1 hour', '2 hours')
  await enqueue('call.reminded', '1 hour', '2 hours')
  await enqueue('call.asked', '1 hour')
  expect((await stored('kind')).filter(({ kind }) => String(kind).startsWith('call.'))).toHaveLength(2)
  expect(await due()).toEqual([])
  // Hurrying a new booking does not bring its reminders forward.
  expect((await claim({ only_row: id })).map(({ kind }) => kind).sort()).toEqual([
    'booking.created',
    'booking.created',
  ])
  await passTime('61 minutes')
  expect(await due()).toEqual(['call.reminded', 'call.asked'])
  await database.query("select private.withdraw($1, 'call.asked')", [id])
  await passTime('3 hours')
  expect(await due()).toEqual([])
  expect(
    await database.query("select kind, state from private.outbox where kind like 'call.%' order by kind"),
  ).toEqual([
    { kind: 'call.asked', state: 'withdrawn' },
    { kind: 'call.reminded', state: 'withdrawn' },
  ])
})

test('a booking that is mended before anybody was told is told anew', async () => {
  const request = booking()
  await database.book(request)
  const [first] = await claim({ only_row: request['booking_id'], only_channels: ['team'] })
  await settle(first, 'sent')
  await database.book({ ...request, starts_at: start(11) })
  const again = await claim({ only_row: request['booking_id'], only_channels: ['person', 'team'] })
  expect(again.map(({ channel }) => channel)).toEqual(['person', 'team'])
  // Another message, so that no mailbox takes it for a repeat of the first.
  expect(again.map(({ id }) => id)).not.toContain(first?.id)
})

test('the messages of a row hold nothing that it says', async () => {
  const id = await addLead()
  const { body } = await database.service.call('outbox_of', { of_row: id })
  expect(body).toHaveLength(3)
  expect(JSON.stringify([body, await stored('*')])).not.toMatch(/amina|okafor|555 0100|river/i)
})
