import { expect, test } from 'vitest'
import type { OutboxMessage } from '../../../supabase/functions/_shared/database/database.ts'
import { database, query } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'

const claim = async (args: Record<string, unknown> = {}): Promise<OutboxMessage[]> => {
  const { status, body } = await database.service.call('claim_outbox', { at_most: 50, ...args })
  expect(status).toBe(200)
  return body
}
const claimTeam = async (row: unknown) =>
  (await claim({ only_row: row })).filter(({ party }) => party === 'team')
/** @returns whether the claim was still valid */
const settle = async (message: OutboxMessage | undefined, outcome: string, reason?: string) => {
  const args = { message_id: message?.id, message_claim: message?.claim, outcome, reason }
  return (await database.service.call('settle_outbox', args)).body as boolean
}
const stored = (columns: string) => query(`select ${columns} from private.outbox order by seq`)
const passTime = (interval: string) =>
  query(
    `update private.outbox set due_at = due_at - $1::interval, wanted_at = wanted_at - $1::interval,
       claimed_until = claimed_until - $1::interval, not_after = not_after - $1::interval`,
    [interval],
  )
const addLead = async (): Promise<string> => {
  const row = lead()
  expect((await database.insert('leads', row)).status).toBe(201)
  return String(row['id'])
}

test('a refused or repeated row adds no messages, and deleting a row deletes its messages', async () => {
  expect((await database.insert('leads', lead({ email: 'wrong' }))).status).toBe(400)
  expect((await database.insert('audit_requests', auditRequest({ website_url: 'wrong' }))).status).toBe(400)
  expect(await stored('id')).toEqual([])
  const row = lead()
  await database.insert('leads', row)
  expect((await database.insert('leads', row)).status).toBe(409)
  expect(await stored('id')).toHaveLength(2)
  await query('delete from public.leads where id = $1', [row['id']])
  expect(await stored('id')).toEqual([])
})

test('the browser can request a mail at once; the sweep claims it after 15 seconds', async () => {
  const id = await addLead()
  const graces = await stored('extract(epoch from due_at - created_at)::int as grace')
  expect(graces).toEqual([{ grace: 15 }, { grace: 15 }])
  const atOnce = await claim({ only_row: id, only_kinds: ['lead.created'] })
  expect(atOnce.map(({ party }) => party)).toEqual(['person', 'team'])
  await addLead()
  await passTime('16 seconds')
  expect(await claim()).toHaveLength(2)
})

test('twenty concurrent claims get each message once', async () => {
  for (let count = 0; count < 5; count += 1) await addLead()
  await passTime('16 seconds')
  const claimed = (await Promise.all(Array.from({ length: 20 }, () => claim({ at_most: 4 })))).flat()
  expect(claimed).toHaveLength(10)
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(10)
})

test('a message whose sender died can be claimed after the lease, and the old claim cannot settle it', async () => {
  const id = await addLead()
  const dead = await claimTeam(id)
  expect(await claimTeam(id)).toEqual([])
  // A message that is being sent is not too late.
  await query("update private.outbox set not_after = now() - interval '1 second'")
  await claim()
  await passTime('31 seconds')
  const [again] = await claimTeam(id)
  expect(again?.id).toBe(dead[0]?.id)
  expect(await settle(dead[0], 'sent')).toBe(false)
  expect(await settle(again, 'sent')).toBe(true)
  expect(await settle(again, 'failed', 'too late')).toBe(false)
})

test('sending is recorded in the row, and a sent message is never claimed again', async () => {
  const id = await addLead()
  for (const message of await claim({ only_row: id })) await settle(message, 'sent')
  await passTime('2 days')
  expect(await claim()).toEqual([])
  const [row] = await query('select person_notified_at, team_notified_at from public.leads')
  expect(row).toEqual({ person_notified_at: expect.any(String), team_notified_at: expect.any(String) })
})

test('the backoff doubles after each failure, up to six hours, and the error is stored', async () => {
  const id = await addLead()
  const pauses = [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600]
  for (const pause of pauses) {
    const [message] = await claimTeam(id)
    const before = Date.now()
    expect(await settle(message, 'failed', 'ECONNREFUSED')).toBe(true)
    const [row] = await query("select due_at, last_error from private.outbox where party = 'team'")
    expect(row?.['last_error']).toBe('ECONNREFUSED')
    const settledAt = Date.parse(String(row?.['due_at'])) - pause * 1_000
    expect([settledAt >= before, settledAt <= Date.now()], `${pause} seconds`).toEqual([true, true])
  }
  expect((await claim()).filter(({ party }) => party === 'team')).toEqual([])
})

test('after three days, thanks are of no use, and nothing is tried again', async () => {
  await addLead()
  await passTime('73 hours')
  for (const message of await claim()) await settle(message, 'failed', 'ECONNREFUSED')
  expect(await stored('party, state')).toEqual([
    { party: 'person', state: 'withdrawn' },
    { party: 'team', state: 'given_up' },
  ])
})

test('a reminder is not sent before its time, nor after the call has begun', async () => {
  await database.book()
  const due = () => claim({ only_kinds: ['booking.reminder'] })
  expect(await due()).toEqual([])
  await passTime('20 days')
  expect(await due()).toEqual([])
  const states = await query("select distinct state from private.outbox where kind = 'booking.reminder'")
  expect(states).toEqual([{ state: 'withdrawn' }])
})
