import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { bookLinked, callOf, cancel, change, refusal, startIn, teamSecret } from '../support/linked-calls.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'
import { expectInvalid } from '../support/visitor.ts'

/* What the owner does with booked calls: moving them, asking for another time, and recording outcomes. */

const waiting = async (kind: string) => {
  const channels = "select channel from private.outbox where kind = $1 and state = 'waiting' order by seq"
  return (await query(channels, [kind])).map(({ channel }) => channel)
}
const report = async () => (await database.service.call('morning_report', {})).body
const tell = (secret: string, outcome: string, note = '') =>
  database.call('tell_outcome', { secret, outcome, note })
const answer = (secret: string, answered = true) => database.call('answer_request', { secret, answered })
const moveIntoPast = (id: string) =>
  query(
    `update public.bookings set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days'
      where id = $1`,
    [id],
  )

test('the team moves a call with a note; the time stays in the person’s zone', async () => {
  const zone = 'Asia/Kolkata'
  const { team } = await bookLinked({ starts_at: start(4, 30), timezone: zone })
  const { status, body } = await change(team, start(5, 30), { note: ' Sorry! ' })
  expect([status, body.booking_time, body.timezone]).toEqual([200, '11:00 AM', zone])
  expect(await query('select moved_by, note from public.bookings')).toEqual([
    { moved_by: 'team', note: 'Sorry!' },
  ])
  expect(await waiting('booking.changed')).toEqual(['person', 'team'])
})

test('the team cannot use times that are not offered, or canceled calls', async () => {
  const { team, secret } = await bookLinked()
  expect((await change(team, start(3))).status).toBe(422)
  await cancel(secret)
  expect(refusal(await change(team, start(11), { seen: 1 }))).toEqual([409, 'call_changed'])
})

test('a person’s move ignores the note', async () => {
  const { secret } = await bookLinked()
  await change(secret, start(11), { note: 'Buy now' })
  expect(await query('select note, moved_by from public.bookings')).toEqual([
    { note: null, moved_by: 'person' },
  ])
})

test('the team’s link says how a call went once it has begun; a person’s link cannot', async () => {
  const { secret, team } = await bookLinked()
  expect(refusal(await tell(team, 'done'))).toEqual([409, 'call_ahead'])
  await startIn('-10 minutes')
  expect(refusal(await tell(secret, 'done'))).toEqual([403, 'not_yours'])
  expect((await tell(team, 'rescheduled')).status).toBe(400)
  expect((await tell(team, 'no_show', 'Called twice.')).body).toMatchObject({
    outcome: 'no_show',
    outcome_note: 'Called twice.',
  })
  expect((await tell(team, 'done')).body).toMatchObject({ outcome: 'done', outcome_note: null })
  expect((await callOf(secret)).body).not.toHaveProperty('outcome')
})

test('an audit waits for the team, other requests for a call that takes place, or for the team', async () => {
  const visitor = database.visitor()
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  await visitor.insert('audit_requests', auditRequest({ id: ids[0], email: 'Amina+audit@example.org' }))
  await visitor.insert('leads', lead({ id: ids[1] }))
  await visitor.insert('leads', lead({ id: ids[2], email: 'bilal@example.org' }))
  const waits = async () =>
    (await report()).waiting.map(({ id }: { id: (typeof ids)[number] }) => ids.indexOf(id))
  expect(await waits()).toEqual([0, 1, 2])
  // Anybody can type their address.
  const { team: typed } = await bookLinked({ starts_at: start(13) })
  expect(await waits()).toEqual([0, 1, 2])
  await cancel(typed)
  const { team } = await bookLinked({ known_lead: ids[1] })
  expect(await waits()).toEqual([0, 2])
  const asked = await teamSecret(ids[1])
  expect(refusal(await answer(asked, false))).toEqual([409, 'call_booked'])
  await cancel(team)
  expect(await waits()).toEqual([0, 1, 2])
  await answer(asked)
  expect(await waits()).toEqual([0, 2])
  const { team: missed } = await bookLinked({ known_lead: ids[1] })
  await startIn('-1 hour')
  await tell(missed, 'no_show')
  // An answer before the call that fell through does not count.
  await query("update public.leads set answered_at = now() - interval '2 hours' where id = $1", [ids[1]])
  expect(await waits()).toEqual([0, 1, 2])
  // The link of a call opens its request, too.
  expect((await answer(team)).body).toMatchObject({ answered: true })
  expect(await waits()).toEqual([0, 2])

  const secret = await teamSecret(ids[2])
  const request = async (by: string) => (await database.call('request_of', { secret: by })).body
  expect(await request(secret)).toMatchObject({
    first_name: 'Amina',
    email: 'bilal@example.org',
    answered: false,
  })
  expect((await answer(secret)).body).toMatchObject({ answered: true })
  expect(await waits()).toEqual([0])
  await answer(secret, false)
  expect(await waits()).toEqual([0, 2])
})

test('the morning report has today’s calls with what the person wrote in any form, and past ones without an outcome', async () => {
  await database.visitor().insert('leads', lead())
  const { id, team } = await bookLinked()
  await startIn('0')
  const form = { form: 'strategy_call', words: expect.stringContaining('More monthly donors') }
  expect(await report()).toMatchObject({ calls: [{ id, contacts: [form, {}] }], past_calls: [] })
  await moveIntoPast(id)
  expect(await report()).toMatchObject({ calls: [], past_calls: [{ id }] })
  await tell(team, 'done')
  expect(await report()).toMatchObject({ calls: [], past_calls: [] })
})

test('the week counts people, and the report names who a message did not reach', async () => {
  await database.visitor().insert('leads', lead())
  await database.visitor().insert('leads', lead({ email: 'Amina+x@example.org' }))
  await database.insert('audit_requests', auditRequest({ email: 'late@example.org', utm_campaign: '' }))
  await query(
    "update public.audit_requests set due_on = due_on - 9, answered_at = now() + interval '3 hours'",
  )
  const { secret } = await bookLinked({ email: 'Amina@example.org' })
  await cancel(secret)
  const [counts] = await query<{ numbers: unknown }>(
    "select private.numbers(now() - interval '7 days') as numbers",
  )
  expect(counts?.numbers).toMatchObject({
    ...{ leads: 2, booked: 1, held: 0, no_shows: 0, canceled: 1 },
    ...{ audits_due: 1, audits_on_time: 0, hours_to_answer: 3 },
    campaigns: [
      { campaign: '', leads: 1, booked: 0 },
      { campaign: 'spring', leads: 1, booked: 1 },
    ],
  })
  await query(
    "update private.outbox set last_error = '550' where channel = 'person' and row_id in (select id from public.leads limit 1)",
  )
  expect((await report()).unsent).toMatchObject([{ first_name: 'Amina', channel: 'person', reason: '550' }])
})

test('what a person asked for keeps its form and words, whatever happens to the call', async () => {
  const [form, audited, direct] = ['form@example.org', 'audit@example.org', 'direct@example.org']
  const visitor = database.visitor()
  await visitor.insert('leads', lead({ email: form, current_challenge: null }))
  await query(
    "update public.leads set form = 'call_request', preferred_day = current_date, preferred_part_of_day = 'any', primary_goal = 'Strategy Call Booking', help_with = '{Consulting}'",
  )
  await visitor.insert('audit_requests', auditRequest({ email: audited }))
  const links = []
  for (const [hour, email] of [form, audited, direct].entries())
    links.push(await bookLinked({ starts_at: start(9 + hour), email }))
  for (const { secret } of links) await cancel(secret)
  const contacts = async (email: string) =>
    (await database.service.call('contacts_of', { email })).body.contacts
  expect(await contacts(form)).toMatchObject([
    { form: 'call_request', words: 'https://river.example.org' },
    { form: 'booking' },
  ])
  expect(await contacts(audited)).toMatchObject([
    { form: 'audit', words: 'https://river.example.org/\nSlow pages' },
    { form: 'booking' },
  ])
  expect(await contacts(direct)).toMatchObject([{ form: 'booking', words: '' }])
})

test('the morning mail is stored once a day, and only if enabled', async () => {
  const claim = () => database.service.call('claim_outbox', { at_most: 10 })
  await claim()
  expect(await query("select 1 from private.outbox where kind = 'team.morning'")).toEqual([])
  await query(
    "update private.settings set open_weekdays = '{1,2,3,4,5,6,7}', morning_hour = extract(hour from now() at time zone team_zone)",
  )
  for (let times = 0; times < 3; times += 1) await claim()
  expect(await query("select 1 from private.outbox where kind = 'team.morning'")).toHaveLength(1)
})

test('an audit is due on the third business day of the team, and a late one comes first', async () => {
  const due = async (at: string) => {
    const [row] = await query<{ due: string }>('select private.audit_due($1)::text as due', [at])
    return row?.due
  }
  // Thursday evening in Chicago is Friday in UTC.
  expect(await due('2026-11-20T02:00:00Z')).toBe('2026-11-24')
  await query(`update private.settings set team_hours = '{"timeZone":"America/Chicago","hours":[{"days":[1,2,3,4],
    "from":"09:00","until":"17:00"}],"daysOff":[{"from":"2026-11-25","until":"2026-11-26"}]}'`)
  expect(await due('2026-11-23T15:00:00Z')).toBe('2026-12-01')
})

test('an ill morning: one press cancels the day with one note, and nobody can book it until it is opened', async () => {
  const first = await bookLinked({ starts_at: start(15) })
  await bookLinked({ starts_at: start(16), email: 'b@example.org' })
  const other = await bookLinked({ starts_at: start(15, 0, 1), email: 'c@example.org' })
  const close = (secret: string, changes = {}) =>
    database.call('cancel_day', { secret, seen: 0, note: 'I am ill.', ...changes })
  expect((await callOf(first.team)).body).toMatchObject({
    day_calls: Array(2).fill(expect.stringContaining(':00 ')),
  })
  expect((await callOf(first.secret)).body).not.toHaveProperty('day_calls')
  expect(refusal(await close(first.secret))).toEqual([403, 'not_yours'])
  expect(refusal(await close(first.team, { seen: 1 }))).toEqual([409, 'call_changed'])
  for (const repeat of [1, 2])
    expect((await close(first.team)).body, String(repeat)).toMatchObject({
      state: 'canceled',
      day_closed: true,
      day_calls: null,
    })
  expect(await query('select canceled_by, note from public.bookings order by starts_at')).toEqual([
    { canceled_by: 'team', note: 'I am ill.' },
    { canceled_by: 'team', note: 'I am ill.' },
    { canceled_by: null, note: null },
  ])
  expect(await waiting('booking.canceled')).toEqual(['person', 'team', 'person', 'team'])
  expect((await callOf(other.secret)).body).toMatchObject({ state: 'booked' })

  expect(refusal(await database.book({ starts_at: start(14) }))).toEqual([409, 'time_taken'])
  expect(refusal(await change(first.secret, start(14), { seen: 1 }))).toEqual([409, 'time_taken'])
  expect(refusal(await change(other.secret, start(14)))).toEqual([409, 'time_taken'])
  const isTaken = async () =>
    (await takenTimes()).some(([from, until]) => from <= start(14) && until > start(14))
  expect(await isTaken()).toBe(true)
  expect((await database.call('open_day', { secret: first.team })).body).toMatchObject({ day_closed: false })
  expect((await database.book({ starts_at: start(14) })).status).toBe(200)
})

test('the team books three months ahead, without a number, for the request’s mailbox only', async () => {
  const row = lead({ phone: null, form: 'contact_message', org_type: null, current_challenge: null })
  expect((await database.insert('leads', row)).status).toBe(201)
  const headers = { 'x-request-secret': await teamSecret(row['id']) }
  const late = new Date(start())
  late.setUTCDate(late.getUTCDate() + 84)
  const book = (changes: object, own: Record<string, string> = headers) => {
    const request = booking({ starts_at: late.toISOString(), phone: '', ...changes })
    return database.visitor().post('rpc/book_strategy_call', { request }, own)
  }
  expect(refusal(await book({ email: 'other@example.org' }))).toEqual([422, 'other_mailbox'])
  expectInvalid(await book({ phone: '1' }, {}), 'starts_at')
  expect((await book({})).status).toBe(200)
  expect(await query('select phone, booked_by from public.bookings')).toEqual([
    { phone: null, booked_by: 'team' },
  ])
  const range = { from_instant: new Date().toISOString(), until_instant: late.toISOString() }
  expect((await database.call('taken_times', range)).status).toBe(422)
  // The notice is for visitors.
  await query(`update private.settings set team_hours =
    '{"noticeHours": 240, "hours": [{"days": [1, 2, 3, 4, 5, 6, 7], "from": "00:00", "until": "24:00"}]}'`)
  const { status, body } = await database.visitor().post('rpc/taken_times', range, headers)
  expect([status, (body as { away: boolean }[]).filter(({ away }) => away)]).toEqual([200, []])
})
