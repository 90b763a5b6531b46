import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { booking, lead, start } from '../support/samples.ts'
import { expectInvalid } from '../support/visitor.ts'

const { book } = database

test.each([
  ['mailed', 'person_notified_at = now()'],
  ['canceled', "canceled_at = now(), canceled_by = 'team'"],
])('the id of a booking that was %s cannot be used with other details', async (_, changed) => {
  const request = booking()
  await book(request)
  await query(`update public.bookings set ${changed}`)
  for (const change of [{ starts_at: start(11) }, { email: 'mallory@example.org' }])
    expectInvalid(await book({ ...request, ...change }), 'booking_id')
  expect((await book(request)).status).toBe(changed.startsWith('person') ? 200 : 422)
})

test('a booking whose answer was lost can be corrected until it is mailed; a repeat changes nothing', async () => {
  const request = booking()
  const first = await book(request)
  expect((await book(request)).body).toEqual(first.body)
  const corrected = { ...request, phone: '+1 555 0199', current_challenge: 'Few donors' }
  const said = () => query('select phone, current_challenge from public.bookings')
  expect((await book(corrected)).status).toBe(200)
  expect(await said()).toEqual([{ phone: '+1 555 0199', current_challenge: 'Few donors' }])
  await query('update public.bookings set person_notified_at = now()')
  expect((await book(request)).status).toBe(200)
  expect(await said()).toEqual([{ phone: '+1 555 0199', current_challenge: 'Few donors' }])
})

test('a corrected address takes along the lead that the booking made, and no other', async () => {
  await database.insert('leads', lead({ email: 'form@example.org' }))
  await book({ starts_at: start(14), email: 'caller@example.org' })
  for (const email of ['typo@example.org', 'form@example.org', 'caller@example.org']) {
    const request = booking({ email })
    await book(request)
    expect((await book({ ...request, email: 'amina@example.org' })).status).toBe(200)
    await query('delete from public.bookings where id = $1', [request['booking_id']])
  }
  expect(await query('select email, form from public.leads order by email')).toEqual([
    { email: 'amina@example.org', form: 'booking' },
    { email: 'caller@example.org', form: 'booking' },
    { email: 'form@example.org', form: 'strategy-call' },
  ])
})

test('a time that overlaps the beginning or end of a call is taken', async () => {
  await book({ starts_at: start(10) })
  // Moved to 10:15 to 11:00, as the owner might with SQL.
  await query(
    "update public.bookings set starts_at = starts_at + interval '15 minutes', ends_at = ends_at + interval '15 minutes'",
  )
  for (const startsAt of [start(9, 45), start(10), start(10, 45)]) {
    const { status, body } = await book({ starts_at: startsAt, email: 'other@example.org' })
    expect([startsAt, status, body.code, body.message]).toEqual([startsAt, 409, 'PT409', 'time_taken'])
  }
  expect(await query('select email from public.leads')).toEqual([{ email: 'amina@example.org' }])
})

test('the meeting’s room is random, at the owner’s base URL, and not the booking’s id', async () => {
  await query("update private.settings set meeting_base = 'https://video.example.org/room/'")
  const { body } = await book()
  expect(body.meeting_link).toMatch(/^https:\/\/video\.example\.org\/room\/[0-9a-f]{10}$/)
  expect(body.meeting_link).not.toContain(body.booking_id.slice(0, 8))
  await query("update private.settings set meeting_room = 'https://zoom.us/j/123'")
  expect((await database.book({ starts_at: start(15) })).body.meeting_link).toBe('https://zoom.us/j/123')
})

test.each([
  ['first_name', 'x'.repeat(101)],
  ['last_name', 'a\r\nBcc: all@example.org'],
  ['email', 'not an address'],
  ['phone', '5'.repeat(41)],
  ['first_name', '   '],
  ['phone', null],
  ['current_challenge', 'c'.repeat(4001)],
  ['source_url', 'javascript:alert(1)'],
])('the error for an invalid %s names the field', async (field, value) => {
  expectInvalid(await book({ [field]: value }), field)
  expect(await query('select id from public.leads')).toEqual([])
})

test('when 50 people book the same time at once, one gets it and 49 get time_taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, person) =>
      database.visitor(`198.51.100.${person}`).book({ email: `person${person}@example.org` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status, body }) => status === 409 && body.message === 'time_taken')
  expect(refused).toHaveLength(49)
  expect(await query('select id from public.bookings')).toHaveLength(1)
  expect(await query('select id from public.leads')).toHaveLength(1)
})

test('confirming one booking 20 times at once creates one booking, with the same response each time', async () => {
  const request = booking()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      book({ ...request, email: i % 2 ? 'amina@example.org' : 'Amina@example.ORG' }),
    ),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await query('select id from public.bookings')).toEqual([{ id: request['booking_id'] }])
  expect(await query('select id from public.leads')).toHaveLength(1)
})

const storedLead = async () => (await query('select * from public.leads order by created_at desc'))[0] ?? {}

test('a booking replaces nothing that somebody typed; its own details stand on the call', async () => {
  const row = lead({ help_with: ['SEO', 'Landing Pages'] })
  await database.insert('leads', row)
  const typed = {
    first_name: 'Amy',
    phone: '2',
    organization: 'Other',
    org_type: 'other',
    current_challenge: 'Ramadan is near',
  }
  const { body } = await book({
    ...{ answers: row['id'], email: 'A.mina+x@Example.org', source_url: 'https://example.org/schedule' },
    ...{ ...typed, utm_source: 'second', device_type: 'mobile' },
  })
  // Dots matter outside Gmail.
  expect(await query('select id from public.leads')).toHaveLength(2)
  await book({ ...typed, email: 'AMINA+x@Example.org', starts_at: start(11) })
  const { primary_goal: goal, help_with: _, ...same } = row
  const [first] = await query('select * from public.leads where id = $1', [row['id']])
  expect(first).toMatchObject({
    ...same,
    ...{ stated_goal: goal, primary_goal: 'Strategy Call Booking', booking_time: '11:00 AM' },
    help_with: ['SEO', 'Landing Pages', 'Consulting'],
  })
  expect(await query('select * from public.bookings where id = $1', [body.booking_id])).toMatchObject([
    { ...typed, answers: row['id'] },
  ])
  await book({ starts_at: start(13) })
  expect((await query('select * from public.leads where id = $1', [row['id']]))[0]).toMatchObject({
    stated_goal: goal,
  })
})

test('a booking fills the empty fields of the newest lead of its mailbox', async () => {
  const old = lead()
  await database.insert('leads', old)
  await query("update public.leads set created_at = now() - interval '1 day'")
  await query(
    "insert into public.leads (first_name, last_name, email, help_with) values ('A', 'B', 'amina@example.org', '{SEO}')",
  )
  await book({ organization: 'River School', org_type: 'other', phone: '2' })
  expect(await storedLead()).toMatchObject({
    ...{ first_name: 'A', phone: '2', organization: 'River School', org_type: 'other' },
    ...{ help_with: ['SEO', 'Consulting'], timezone: 'UTC', meeting_link: expect.stringContaining('https') },
  })
  expect(await query('select booking_id from public.leads where id = $1', [old['id']])).toEqual([
    { booking_id: null },
  ])
})

test('the response does not reveal whether the address was known', async () => {
  await database.insert('leads', lead())
  const known = await book({ starts_at: start(9) })
  const unknown = await book({ starts_at: start(11), email: 'nobody@example.org' })
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  expect(known.body).not.toHaveProperty('lead_id')
})
