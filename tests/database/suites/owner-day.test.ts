import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailContext } from '../../../supabase/functions/_shared/testing/examples.ts'
import { messageKinds } from '../../../supabase/functions/sweep-outbox/message-kinds.ts'
import { database, query } from '../support/database.ts'
import { bookLinked, callOf, cancel, change, refusal, startIn, teamSecret } from '../support/linked-calls.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'
import { expectInvalid } from '../support/visitor.ts'

/* What the owner does with booked calls: moving them, and noting who did not come. */

const waiting = async (kind: string) => {
  const parties = "select party from private.outbox where kind = $1 and state = 'waiting' order by seq"
  return (await query(parties, [kind])).map(({ party }) => party)
}
const report = async () => (await database.service.call('morning_report', {})).body
/** Which of these wait, or had a call that fell through. */
async function waits(...ids: string[]): Promise<number[]> {
  const { waiting } = await report()
  const listed: string[] = waiting.rows.map(({ id }: { id: string }) => id)
  return ids.flatMap((id, index) => (listed.includes(id) ? [index] : []))
}
const markMissed = (secret: string, missed = true) => database.call('mark_missed', { secret, missed })
const cancelLike = (secret: string, reason: string, changes = {}) =>
  database.call('cancel_calls_like', { secret, seen: 0, reason, note: 'I am ill.', ...changes })
const answer = (secret: string, answered = true) => database.call('answer_request', { secret, answered })
test('the team moves a call with a note in the person’s zone, to an offered time; a person’s move has no note', async () => {
  const zone = 'Asia/Kolkata'
  const { secret, team } = await bookLinked({ starts_at: start(4, 30), timezone: zone })
  expect((await change(team, start(22))).status).toBe(422)
  const { status, body } = await change(team, start(5, 30), { note: ' Sorry! ' })
  expect([status, body.booking_time, body.timezone]).toEqual([200, '11:00 AM', zone])
  const moved = () => query('select moved_by, note from public.bookings')
  expect(await moved()).toEqual([{ moved_by: 'team', note: 'Sorry!' }])
  expect(await waiting('booking.changed')).toEqual(['person', 'team'])
  await change(secret, start(11), { note: 'Buy now', seen: 1 })
  expect(await moved()).toEqual([{ moved_by: 'person', note: null }])
  await cancel(secret, { seen: 2 })
  expect(refusal(await change(team, start(12), { seen: 3 }))).toEqual([409, 'call_changed'])
})

test('the team’s link says that nobody came once a call has begun, and takes it back; a person’s link cannot', async () => {
  const { secret, team } = await bookLinked()
  expect(refusal(await markMissed(team))).toEqual([409, 'call_ahead'])
  await startIn('-10 minutes')
  expect(refusal(await markMissed(secret))).toEqual([403, 'not_yours'])
  expect((await callOf(team)).body).toMatchObject({ missed: false })
  expect((await markMissed(team)).body).toMatchObject({ state: 'over', missed: true })
  expect((await markMissed(team, false)).body).toMatchObject({ missed: false })
  expect(await query('select what from private.call_history order by id offset 1')).toEqual([
    { what: 'no_show' },
    { what: 'done' },
  ])
  expect((await callOf(secret)).body).not.toHaveProperty('missed')
  // As version 1.0 stored it.
  await query("update public.bookings set outcome = 'done', outcome_note = 'Called back.'")
  expect((await callOf(team)).body).toMatchObject({ missed: false })
  await query("update public.bookings set canceled_at = now(), canceled_by = 'person'")
  expect(refusal(await markMissed(team))).toEqual([409, 'call_ahead'])
})

test('an audit waits for the team, other requests for a call that takes place, or for the team', async () => {
  const visitor = database.visitor()
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  await visitor.insert('audit_requests', auditRequest({ id: ids[0], email: 'Amina+audit@example.org' }))
  await visitor.insert('leads', lead({ id: ids[1] }))
  await visitor.insert('leads', lead({ id: ids[2], email: 'bilal@example.org' }))
  expect(await waits(...ids)).toEqual([0, 1, 2])
  // Anybody can type their address.
  const { team: typed } = await bookLinked({ starts_at: start(13) })
  expect(await waits(...ids)).toEqual([0, 1, 2])
  await cancel(typed)
  const { team } = await bookLinked({ answers: ids[1] })
  expect(await waits(...ids)).toEqual([0, 2])
  const asked = await teamSecret(ids[1])
  expect(refusal(await answer(asked, false))).toEqual([409, 'call_booked'])
  await cancel(team)
  expect((await callOf(asked)).status).toBe(404)
  expect(await waits(...ids)).toEqual([0, 1, 2])
  await answer(asked)
  expect(await waits(...ids)).toEqual([0, 2])
  const { team: missed } = await bookLinked({ answers: ids[1] })
  await startIn('-1 hour')
  await markMissed(missed)
  // An answer before the call that fell through does not count.
  await query("update public.leads set answered_at = now() - interval '2 hours' where id = $1", [ids[1]])
  expect(await waits(...ids)).toEqual([0, 1, 2])
  // The link of a call opens its request, too.
  expect((await answer(team)).body).toMatchObject({ answered: true })
  expect(await waits(...ids)).toEqual([0, 2])

  const secret = await teamSecret(ids[2])
  const asking = { first_name: 'Amina', email: 'bilal@example.org', answered: false }
  expect((await database.call('request_of', { secret })).body).toMatchObject(asking)
  expect((await answer(secret)).body).toMatchObject({ answered: true })
  expect(await waits(...ids)).toEqual([0])
  await answer(secret, false)
  expect(await waits(...ids)).toEqual([0, 2])
  await answer(await teamSecret(ids[0]))
  expect(await waits(...ids)).toEqual([2])
})

test('of two requests from one mailbox, the one that a call answers waits again when it is canceled', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) await database.insert('leads', lead({ id }))
  await query("update public.leads set created_at = now() - interval '9 days' where id = $1", [ids[0]])
  const requests = () =>
    query('select fell_at is not null as fell, is_answered from private.requests order by created_at')
  const { team } = await bookLinked({ answers: ids[0] })
  expect(await requests()).toMatchObject([{ is_answered: true }, { is_answered: false }])
  await cancel(team)
  expect(await requests()).toMatchObject([{ fell: true }, { fell: false }])
  await answer(team)
  expect(await requests()).toMatchObject([{ is_answered: true }, { is_answered: false }])
  // A call that answers neither is about the newest.
  await answer(await teamSecret(ids[1]))
  await cancel((await bookLinked()).team)
  expect(await requests()).toEqual([
    { fell: true, is_answered: true },
    { fell: true, is_answered: false },
  ])
  expect((await report()).waiting.rows).toMatchObject([{ id: ids[1], fell: { by: 'team' } }])
})

test('the morning report has today’s calls with what the person wrote in any form', async () => {
  await database.visitor().insert('leads', lead())
  const { id } = await bookLinked()
  await startIn('0')
  await query("update private.outbox set last_error = '550' where party = 'person' and kind = 'lead.created'")
  const form = { form: 'strategy-call', words: expect.stringContaining('More monthly donors') }
  expect(await report()).toMatchObject({
    calls: { count: 1, rows: [{ id, contacts: [form, {}] }] },
    unsent: { count: 1, rows: [{ first_name: 'Amina', party: 'person', reason: '550' }] },
  })
  await startIn('-10 days')
  expect(await report()).toMatchObject({ calls: { rows: [] } })
})

test('the report has what was given up since the last one, and the numbers on the first open day of the week', async () => {
  await database.insert('leads', lead())
  await query("update private.outbox set state = 'given_up', settled_at = now() - interval '2 days'")
  const sent = (days: number) =>
    query(
      `insert into private.outbox (kind, row_table, row_id, party, dedupe_key, wanted_at, due_at, state, created_at, settled_at)
       select 'team.morning', 'settings', gen_random_uuid(), 'team', $1, at, at, 'sent', at, at
         from (select now() - make_interval(days => $1::text::integer)) as t (at)`,
      [String(days)],
    )
  for (const [days, count] of [
    [3, 2],
    [1, null],
  ] as const) {
    await sent(days)
    expect((await report()).unsent.count).toBe(count)
  }
  const [today] = await query(
    'select extract(isodow from now() at time zone team_zone)::int as weekday from private.settings',
  )
  for (const first of [1, 2, 3, 4, 5, 6, 7]) {
    await query(
      'update private.settings set open_weekdays = array(select generate_series($1::text::int, 7))',
      [String(first)],
    )
    expect((await report()).week !== null, String(first)).toBe(first === today?.['weekday'])
  }
})

test('the 75 forms: they and 300 others, each of 34 kB, leave a short report and mail', async () => {
  const goal = '🌍'.repeat(4_000)
  await query(
    `insert into public.leads (first_name, last_name, email, primary_goal, current_challenge, help_with, utm_campaign)
     select 'A', 'B', case when n <= 75 then 'amina@example.org' else 'p' || n || '@example.org' end, $1, $1, '{SEO}', n
       from generate_series(1, 375) as n`,
    [goal],
  )
  const found = await report()
  expect(found.waiting).toMatchObject({ count: 301 })
  expect(found.waiting.rows).toHaveLength(12 + 2)
  const mail = await messageKinds['team.morning']({} as never, mailContext({}, { morning_report: found }))
  expect(mail?.html).toContain('A B')
  for (const part of [JSON.stringify(found), mail?.html, mail?.text])
    expect(part?.length).toBeLessThan(100_000)
  const { body } = await database.service.call('contacts_of', { email: 'amina@example.org' })
  expect(body.contacts).toHaveLength(12)
  const [numbers] = await query(
    "select private.numbers(now() - interval '7 days') -> 'campaigns' as campaigns",
  )
  expect(numbers?.['campaigns']).toHaveLength(12)
})

test('one press cancels the calls of one connection, or of one hour, with one note', async () => {
  const flood = '198.51.100.66'
  const first = await database.visitor(flood).book({ starts_at: start(9) })
  await database.visitor(flood).book({ starts_at: start(11), email: 'b@example.org' })
  await database.visitor('203.0.113.9').book({ starts_at: start(13), email: 'c@example.org' })
  await database.visitor('203.0.113.8').book({ starts_at: start(15), email: 'd@example.org' })
  await query("update public.bookings set created_at = now() - interval '61 minutes' where email like 'd@%'")
  const secret = await teamSecret(first.body.booking_id)
  expect((await callOf(secret)).body).toMatchObject({
    network_calls: [expect.stringContaining('Amina Okafor'), expect.anything()],
    hour_calls: [expect.anything(), expect.anything(), expect.anything()],
  })
  expect(refusal(await cancelLike(first.body.secret, 'network'))).toEqual([403, 'not_yours'])
  const canceled = async () =>
    (await query('select email from public.bookings where canceled_at is not null order by starts_at')).map(
      ({ email }) => String(email)[0],
    )
  for (const repeat of [1, 2]) {
    expect((await cancelLike(secret, 'network')).body, String(repeat)).toMatchObject({ state: 'canceled' })
    expect(await canceled()).toEqual(['a', 'b'])
  }
  await cancelLike(secret, 'hour')
  expect(await canceled()).toEqual(['a', 'b', 'c'])
  expect(await waiting('booking.canceled')).toHaveLength(6)
})

test('what a person asked for keeps its form and words, whatever happens to the call', async () => {
  const [form, audited, direct] = ['form@example.org', 'audit@example.org', 'direct@example.org']
  const visitor = database.visitor()
  const wish = { preferred_day: start().slice(0, 10), preferred_part_of_day: 'any', current_challenge: null }
  const none = { primary_goal: 'Strategy Call Booking', help_with: ['Consulting'] }
  await visitor.insert('leads', lead({ email: form, form: 'call-request', ...wish, ...none }))
  await visitor.insert('audit_requests', auditRequest({ email: audited }))
  for (const [hour, email] of [form, audited, direct].entries())
    await cancel((await bookLinked({ starts_at: start(9 + hour), email })).secret)
  const contacts = async (email: string) =>
    (await database.service.call('contacts_of', { email })).body.contacts
  expect(await contacts(form)).toMatchObject([
    { form: 'call-request', words: 'https://river.example.org' },
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

test('an audit is due on the third business day, whatever the days of calls', async () => {
  const due = async (at: string) => {
    const [row] = await query<{ due: string }>('select private.audit_due($1)::text as due', [at])
    return row?.due
  }
  // Thursday evening in Chicago is Friday in UTC.
  expect(await due('2026-11-20T02:00:00Z')).toBe('2026-11-24')
  await query(`update private.settings set team_hours = '{"timeZone":"America/Chicago","hours":[{"days":[1,2,3,4],
    "from":"09:00","until":"17:00"}],"daysOff":[{"from":"2026-11-25","until":"2026-11-26"}]}'`)
  expect(await due('2026-11-23T15:00:00Z')).toBe('2026-11-30')
})

test('an ill morning: one press cancels the day with one note, and nobody can book it until it is opened', async () => {
  const first = await bookLinked({ starts_at: start(15) })
  await bookLinked({ starts_at: start(16), email: 'b@example.org' })
  const other = await bookLinked({ starts_at: start(15, 0, 1), email: 'c@example.org' })
  expect((await callOf(first.team)).body).toMatchObject({
    day_calls: Array(2).fill(expect.stringContaining(':00 ')),
  })
  expect((await callOf(first.secret)).body).not.toHaveProperty('day_calls')
  expect(refusal(await cancelLike(first.secret, 'day'))).toEqual([403, 'not_yours'])
  expect(refusal(await cancelLike(first.team, 'day', { seen: 1 }))).toEqual([409, 'call_changed'])
  for (const repeat of [1, 2])
    expect((await cancelLike(first.team, 'day')).body, String(repeat)).toMatchObject({
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
  // The team's own hours do not bind it.
  expect((await change(other.team, start(16))).status).toBe(200)
  const isTaken = async () =>
    (await takenTimes()).some(([from, until]) => from <= start(14) && until > start(14))
  expect(await isTaken()).toBe(true)
  expect((await database.call('open_day', { secret: first.team })).body).toMatchObject({ day_closed: false })
  expect((await database.book({ starts_at: start(14) })).status).toBe(200)
})

test('the team books three months ahead, without a number, for the request’s mailbox only', async () => {
  const row = lead({ phone: null, form: 'message', org_type: null, current_challenge: null })
  expect((await database.insert('leads', row)).status).toBe(201)
  const headers = { 'x-request-secret': await teamSecret(row['id']) }
  const late = new Date(start())
  late.setUTCDate(late.getUTCDate() + 84)
  const book = (changes: object, own: Record<string, string> = headers) => {
    const request = booking({ starts_at: late.toISOString(), phone: '', ...changes })
    return database.visitor().post('rpc/book_strategy_call', { request }, own)
  }
  // The notice is for visitors.
  await query(`update private.settings set team_hours =
    '{"noticeHours": 2400, "hours": [{"days": [1, 2, 3, 4, 5, 6, 7], "from": "00:00", "until": "24:00"}]}'`)
  expect(refusal(await book({ email: 'other@example.org' }))).toEqual([422, 'other_mailbox'])
  expectInvalid(await book({ phone: '1' }, {}), 'starts_at')
  expect((await book({})).status).toBe(200)
  expect(await query('select phone, booked_by from public.bookings')).toEqual([
    { phone: null, booked_by: 'team' },
  ])
  const range = { from_instant: new Date().toISOString(), until_instant: late.toISOString() }
  expect((await database.call('taken_times', range)).status).toBe(422)
  const { status, body } = await database.visitor().post('rpc/taken_times', range, headers)
  expect([status, (body as { away: boolean }[]).filter(({ away }) => away)]).toEqual([200, []])
})
