import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { functionsOn } from '../support/functions.ts'
import { bookLinked, callOf, cancel, refusal, startIn, teamSecret } from '../support/linked-calls.ts'
import { auditRequest, lead, start } from '../support/samples.ts'

/* The team corrects the address of a call. */

const wrong = 'amina@exmaple.org'
const right = 'amina@example.org'
const correct = (secret: string, changes = {}) =>
  database.call('correct_address', { secret, seen: 0, email: right, ...changes })
const addresses = (table: string) =>
  query(`select first_name, email from public.${table} order by created_at, first_name`)
const toPerson = (state: string) =>
  query(`select kind from private.outbox where party = 'person' and state = $1 order by kind`, [state])
const makeDue = () => query("update private.outbox set due_at = now() where state = 'waiting'")

test('the confirmation is sent again to the new address, and nothing more to the old one', async () => {
  const { sent, run } = functionsOn(database.service)
  const { id, secret, team } = await bookLinked({ email: wrong, starts_at: start(9, 0, 1) })
  await makeDue()
  await run()
  const before = sent.splice(0).filter(({ to }) => to === wrong)
  const mailedLink = (text = '') => /your-call#(\S+)/.exec(text)?.[1] ?? ''
  expect((await callOf(mailedLink(before[0]?.text))).status).toBe(200)

  expect((await correct(team)).body).toMatchObject({ booking_id: id, email: right, sequence: 1 })
  await makeDue()
  await run()
  expect(sent.filter(({ to }) => to === wrong)).toEqual([])
  const [again] = sent.filter(({ to, invitation }) => to === right && invitation)
  const line = (file = '', name: string) => new RegExp(`^${name}:.*$`, 'm').exec(file)?.[0]
  for (const name of ['UID', 'LOCATION', 'DTSTART'])
    expect(line(again?.invitation?.content, name)).toBe(line(before[0]?.invitation?.content, name))
  expect(line(again?.invitation?.content, 'SEQUENCE')).toBe('SEQUENCE:1')
  expect((await callOf(mailedLink(again?.text))).status).toBe(200)
  for (const old of [secret, mailedLink(before[0]?.text)])
    expect(refusal(await callOf(old))).toEqual([404, 'no_such_call'])

  expect(await addresses('leads')).toEqual([{ first_name: 'Amina', email: right }])
  const { body } = await database.service.call('export_person', { address: wrong })
  expect([body.leads, body.bookings, body.audit_requests]).toEqual([[], [], []])
})

test('a repeat sends nothing; other links, addresses and states are refused', async () => {
  await database.insert('leads', lead({ email: wrong }))
  const { secret, team } = await bookLinked({ email: wrong })
  const [row] = await query<{ id: string }>('select id from public.leads')
  expect(refusal(await correct(secret))).toEqual([403, 'not_yours'])
  expect(refusal(await correct(await teamSecret(row?.id)))).toEqual([404, 'no_such_call'])
  for (const email of [null, 'amina', 'a@b.example, c@d.example', `${'a'.repeat(255)}@b.example`])
    expect(refusal(await correct(team, { email })), String(email)).toEqual([422, 'invalid_address'])
  expect(refusal(await correct(team, { seen: 3 }))).toEqual([409, 'call_changed'])
  expect(await addresses('bookings')).toEqual([{ first_name: 'Amina', email: wrong }])

  await correct(team)
  const waiting = await toPerson('waiting')
  expect(waiting).not.toContainEqual({ kind: 'lead.created' })
  for (const email of [right, ` ${right.toUpperCase()} `])
    expect((await correct(team, { email })).body).toMatchObject({ sequence: 1 })
  expect(await toPerson('waiting')).toEqual(waiting)

  await cancel(team, { seen: 1 })
  expect(refusal(await correct(team, { seen: 2, email: wrong }))).toEqual([409, 'call_changed'])
  await query('update public.bookings set canceled_at = null, canceled_by = null')
  await startIn('-10 minutes')
  expect(refusal(await correct(team, { seen: 2, email: wrong }))).toEqual([409, 'call_over'])
})

test('the wrong correction: only the call and its own lead change; what else was typed with the address may be somebody else’s', async () => {
  await database.insert('audit_requests', auditRequest({ email: wrong }))
  await database.insert('leads', lead({ email: wrong }))
  const typed = { first_name: 'Amina', email: 'amina+news@exmaple.org' }
  await database.insert('leads', lead(typed))
  const amina = await bookLinked({ email: wrong })
  const second = await bookLinked({ email: wrong, starts_at: start(11) })
  await correct(second.team)
  expect(await addresses('bookings')).toEqual([
    { first_name: 'Amina', email: wrong },
    { first_name: 'Amina', email: right },
  ])
  expect(await addresses('leads')).toEqual([{ first_name: 'Amina', email: wrong }, typed])
  expect(await addresses('audit_requests')).toEqual([{ first_name: 'Amina', email: wrong }])
  expect((await callOf(amina.secret)).status).toBe(200)
})

test('the borrowed id: an id of another table is refused, so that no link to it opens another row', async () => {
  const { id } = await bookLinked()
  const audit = auditRequest()
  await database.insert('audit_requests', audit)
  const refused = [422, 'invalid_submission']
  for (const taken of [id, audit['id']]) {
    const submission = lead({ id: taken, email: 'mallory@example.org', form: 'strategy-call' })
    expect(refusal(await database.insert('leads', submission))).toEqual(refused)
    const stored = { of_table: 'leads', submission, address: '' }
    expect(refusal(await database.service.call('store_submission', stored))).toEqual(refused)
  }
  expect(refusal(await database.insert('audit_requests', auditRequest({ id })))).toEqual(refused)
  const booked = await database.book({ booking_id: audit['id'], starts_at: start(11) })
  expect(refusal(booked)).toEqual([422, 'invalid_booking'])
})
