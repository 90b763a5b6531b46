import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { booking, lead, meetingLink, start } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import type { Answer } from '../support/visitor.ts'
import { inDays } from './refusals.ts'

/** The rules of a booking, and what it does to the lead. */
export function bookingsFollowTheRules(database: () => TestDatabase): void {
  const book = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    database().visitor().call('book_strategy_call', booking(changes))

  function expectInvalid(answer: Answer, field: string): void {
    expect([answer.status, answer.body.code, answer.body.message, answer.body.details]).toEqual([
      422,
      'PT422',
      'invalid_booking',
      field,
    ])
    expect(answer.body.hint).toMatch(/\.$/)
  }

  test('a booking answers with what the visitor chose, in the zone that they chose', async () => {
    const day = start(12).slice(0, 10)
    const startsAt = Temporal.ZonedDateTime.from(`${day}T09:45[America/Chicago]`).toInstant().toString()
    const request = booking({ starts_at: startsAt, timezone: 'America/Chicago' })
    const { status, body } = await database().visitor().call('book_strategy_call', request)
    expect(status).toBe(200)
    expect(body).toEqual({
      booking_id: request['booking_id'],
      lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      starts_at: startsAt,
      booking_date: day,
      booking_time: '9:45 AM',
      timezone: 'America/Chicago',
      meeting_link: request['meeting_link'],
    })
  })

  test('an afternoon is written as an afternoon', async () => {
    expect((await book({ starts_at: start(12, 0) })).body.booking_time).toBe('12:00 PM')
    expect((await book({ starts_at: start(16, 45) })).body.booking_time).toBe('4:45 PM')
  })

  test('a new person becomes a lead', async () => {
    const { body } = await book({
      organization: 'River School',
      org_type: 'islamic',
      current_challenge: 'Rain',
      source_url: 'https://example.org/schedule',
      device_type: 'mobile',
      utm_source: 'news',
      referrer: 'https://search.example/',
      landing_path: '/',
    })
    const [stored] = await database().query('select * from public.leads')
    expect(stored).toMatchObject({
      id: body.lead_id,
      first_name: 'Amina',
      email: 'amina@example.org',
      organization: 'River School',
      help_with: ['Consulting'],
      primary_goal: 'Strategy Call Booking',
      org_type: 'islamic',
      current_challenge: 'Rain',
      booking_id: body.booking_id,
      booking_date: body.booking_date,
      booking_time: '9:00 AM',
      meeting_link: body.meeting_link,
      timezone: 'UTC',
      device_type: 'mobile',
      utm_source: 'news',
      landing_path: '/',
      stated_goal: null,
    })
  })

  test('a booking finds the lead by e-mail, whatever its case, and keeps what the form had stored', async () => {
    const row = lead({ utm_source: 'first', help_with: ['SEO', 'Landing Pages'] })
    await database().visitor().insert('leads', row)
    const { body } = await book({
      email: 'AMINA@Example.org',
      first_name: 'Amy',
      phone: '2',
      organization: '',
      source_url: 'https://example.org/schedule',
      utm_source: 'second',
      utm_medium: 'ads',
      device_type: 'mobile',
    })
    expect(body.lead_id).toBe(row['id'])
    const stored = await database().query('select * from public.leads')
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      first_name: 'Amy',
      email: 'AMINA@Example.org',
      phone: '2',
      organization: 'River School',
      website: 'https://river.example.org',
      help_with: ['SEO', 'Landing Pages', 'Consulting'],
      primary_goal: 'Strategy Call Booking',
      stated_goal: 'More monthly donors',
      org_type: 'nonprofit',
      current_challenge: 'Nobody finds us',
      source_url: 'https://example.org/schedule',
      device_type: 'mobile',
      utm_source: 'first',
      utm_medium: 'email',
      referrer: 'https://search.example/',
      landing_path: '/services',
    })
  })

  test('a second booking does not lose the goal either, nor add Consulting twice', async () => {
    await database().visitor().insert('leads', lead())
    await book()
    await book({ starts_at: start(11) })
    const [stored] = await database().query('select help_with, stated_goal, primary_goal from public.leads')
    expect(stored).toEqual({
      help_with: ['SEO', 'Google Ads', 'Consulting'],
      stated_goal: 'More monthly donors',
      primary_goal: 'Strategy Call Booking',
    })
  })

  test('of several leads with one e-mail address the newest is the one', async () => {
    const [old, newest] = [lead(), lead()]
    await database().visitor().insert('leads', old)
    await database().visitor().insert('leads', newest)
    await database().query("update public.leads set created_at = now() - interval '1 day' where id = $1", [
      old['id'],
    ])
    expect((await book()).body.lead_id).toBe(newest['id'])
    const [stored] = await database().query('select booking_id from public.leads where id = $1', [old['id']])
    expect(stored).toEqual({ booking_id: null })
  })

  test('a campaign of a booking is kept where the lead had none', async () => {
    await database()
      .visitor()
      .insert(
        'leads',
        lead({ utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' }),
      )
    await book({ utm_source: 'second', utm_medium: 'ads' })
    const [stored] = await database().query('select utm_source, utm_medium, utm_term from public.leads')
    expect(stored).toEqual({ utm_source: 'second', utm_medium: 'ads', utm_term: '' })
  })

  test('confirming twice makes one booking, with one answer', async () => {
    const request = booking()
    const visitor = database().visitor()
    const first = await visitor.call('book_strategy_call', request)
    const second = await visitor.call('book_strategy_call', { ...request, email: 'Amina@example.ORG' })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await database().query('select id from public.bookings')).toEqual([{ id: request['booking_id'] }])
    expect(await database().query('select id from public.leads')).toHaveLength(1)
  })

  test('an id that was used for something else is refused', async () => {
    const request = booking()
    const visitor = database().visitor()
    await visitor.call('book_strategy_call', request)
    for (const change of [{ starts_at: start(11) }, { email: 'mallory@example.org' }]) {
      expectInvalid(await visitor.call('book_strategy_call', { ...request, ...change }), 'booking_id')
    }
    expect((await database().query('select email from public.bookings'))[0]).toEqual({
      email: 'amina@example.org',
    })
  })

  test.each([
    ['the same time', 10, 0],
    ['a time that begins in it', 10, 45],
    ['a time that ends in it', 9, 45],
  ])('%s is taken', async (_name, hour, minute) => {
    // 10:00 to 10:45, and 10:15 to 11:00 by the owner's own hand.
    await book({ starts_at: start(10) })
    if (minute === 45 && hour === 10) {
      await database().query(
        "update public.bookings set starts_at = starts_at + interval '15 minutes', ends_at = ends_at + interval '15 minutes'",
      )
    }
    const taken = await book({ starts_at: start(hour, minute), email: 'other@example.org' })
    expect([taken.status, taken.body.code, taken.body.message]).toEqual([409, 'PT409', 'time_taken'])
    expect(await database().query("select id from public.leads where email = 'other@example.org'")).toEqual(
      [],
    )
  })

  test('the constraint alone, without the function, refuses an overlap', async () => {
    const { body } = await book({ starts_at: start(10) })
    const copy = database().query(
      `insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link, first_name, last_name, email, phone)
       select gen_random_uuid(), lead_id, starts_at + interval '44 minutes', ends_at + interval '44 minutes', timezone, booking_date, booking_time, meeting_link, first_name, last_name, email, phone
         from public.bookings where id = $1`,
      [body.booking_id],
    )
    await expect(copy).rejects.toMatchObject({ code: '23P01' })
  })

  test('calls may follow each other without a pause', async () => {
    expect((await book({ starts_at: start(10) })).status).toBe(200)
    expect((await book({ starts_at: start(10, 45) })).status).toBe(200)
    expect((await book({ starts_at: start(9) })).status).toBe(200)
  })

  test('the past, and what is too far ahead, cannot be booked', async () => {
    expectInvalid(await book({ starts_at: new Date(Date.now() - 60_000).toISOString() }), 'starts_at')
    expectInvalid(await book({ starts_at: '2020-01-06T10:00:00Z' }), 'starts_at')
    expectInvalid(await book({ starts_at: start(10, 0, 13) }), 'starts_at')
    expectInvalid(await book({ starts_at: '9999-01-06T10:00:00Z' }), 'starts_at')
    for (const endless of ['infinity', '-infinity'])
      expectInvalid(await book({ starts_at: endless }), 'starts_at')
  })

  test('a weekend cannot be booked, and it is the weekend of the chosen zone', async () => {
    const saturday = Temporal.PlainDate.from(start().slice(0, 10)).add({ days: 1 })
    let day = saturday
    while (day.dayOfWeek !== 6) day = day.add({ days: 1 })
    const at = (time: string, zone: string) =>
      Temporal.ZonedDateTime.from(`${day}T${time}[${zone}]`).toInstant().toString()
    expectInvalid(await book({ starts_at: at('10:00', 'UTC') }), 'starts_at')
    // 9:00 on Saturday in Sydney is Friday everywhere west of it.
    expectInvalid(
      await book({ starts_at: at('09:00', 'Australia/Sydney'), timezone: 'Australia/Sydney' }),
      'starts_at',
    )
  })

  test.each([
    [10, 15],
    [10, 30],
    [10, 1],
    [7, 45],
    [18, 0],
    [0, 0],
  ])('%i:%i is no time that is offered', async (hour, minute) => {
    expectInvalid(await book({ starts_at: start(hour, minute) }), 'starts_at')
  })

  test('seconds are not part of a time', async () => {
    expectInvalid(await book({ starts_at: start(10).replace(':00.000Z', ':30.000Z') }), 'starts_at')
    expectInvalid(await book({ starts_at: start(10).replace('.000Z', '.001Z') }), 'starts_at')
  })

  test.each([
    'Mars/Olympus',
    '',
    'America/Chicago ',
    'EST5EDT4',
    'Foo/Bar+3',
    '+05:00',
    "UTC'; select 1; --",
    'posixrules/../x',
    null,
  ])('"%s" is no time zone', async (timezone) => expectInvalid(await book({ timezone }), 'timezone'))
  test.each([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
    'Europe/London',
    'Europe/Paris',
    'Asia/Tokyo',
    'Australia/Sydney',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'America/Argentina/Buenos_Aires',
    'Europe/Kyiv',
    'Etc/GMT+3',
    'Africa/Casablanca',
    'Pacific/Apia',
    'America/Port-au-Prince',
  ])('someone in %s can book 10:00 of their day', async (timezone) => {
    const day = start(12, 0, 1).slice(0, 10)
    const startsAt = Temporal.ZonedDateTime.from(`${day}T10:00[${timezone}]`).toInstant().toString()
    const { status, body } = await book({ starts_at: startsAt, timezone })
    expect([status, body.booking_date, body.booking_time]).toEqual([200, day, '10:00 AM'])
  })

  test('one hour beside the offered hours is let through: zone data may differ between two machines', async () => {
    expect((await book({ starts_at: start(8) })).status).toBe(200)
    expect((await book({ starts_at: start(17, 45) })).status).toBe(200)
  })

  test.each([
    'https://evil.example/abcdef1234',
    'https://meet.jit.si/',
    'javascript:alert(1)',
    meetingLink(randomUUID()),
    null,
  ])('the meeting link %s does not belong to the booking', async (link) => {
    expectInvalid(await book({ meeting_link: link }), 'meeting_link')
  })

  test('the owner can move the meetings elsewhere', async () => {
    await database().query("update private.settings set meeting_base = 'https://video.example.org/room/'")
    const id = randomUUID()
    const link = meetingLink(id).replace('https://meet.jit.si/', 'https://video.example.org/room/')
    const moved = await book({ booking_id: id, meeting_link: link })
    const old = await book({ starts_at: start(11) })
    await database().query("update private.settings set meeting_base = 'https://meet.jit.si/'")
    expect(moved.status).toBe(200)
    expectInvalid(old, 'meeting_link')
  })

  test.each(['first_name', 'last_name', 'email', 'phone'])('%s is required', async (field) => {
    for (const nothing of ['', '   ', null]) expectInvalid(await book({ [field]: nothing }), field)
  })
  test.each([
    ['first_name', 'x'.repeat(101)],
    ['last_name', 'a\r\nBcc: all@example.org'],
    ['email', 'not an address'],
    ['phone', '5'.repeat(41)],
    ['organization', 'o'.repeat(201)],
    ['org_type', 'company'],
    ['current_challenge', 'c'.repeat(4001)],
    ['source_url', 'javascript:alert(1)'],
    ['utm_source', 'u'.repeat(201)],
    ['device_type', 'tablet'],
    ['landing_path', 'elsewhere'],
  ])('a wrong %s is named', async (field, value) => {
    expectInvalid(await book({ [field]: value }), field)
    expect(await database().query('select id from public.leads')).toEqual([])
  })

  test('names in every script are taken, without their outer spaces', async () => {
    const { status } = await book({
      first_name: ' Zoë 🎉 ',
      last_name: "O'Brien; drop table bookings",
      organization: 'مدرسة',
    })
    expect(status).toBe(200)
    expect(await database().query('select first_name, last_name, organization from public.bookings')).toEqual(
      [{ first_name: 'Zoë 🎉', last_name: "O'Brien; drop table bookings", organization: 'مدرسة' }],
    )
  })

  test('taken times: what was booked, in order, and no range over 31 days', async () => {
    const visitor = database().visitor()
    await book({ starts_at: start(14) })
    await book({ starts_at: start(9) })
    const { body } = await visitor.call('taken_times', {
      from_instant: new Date().toISOString(),
      until_instant: inDays(30),
    })
    expect(body.map((time: { starts_at: string }) => new Date(time.starts_at).toISOString())).toEqual([
      start(9),
      start(14),
    ])
    for (const [from, until] of [
      [inDays(0), inDays(32)],
      [inDays(2), inDays(1)],
      ['-infinity', 'infinity'],
      [null, inDays(1)],
    ]) {
      const refused = await visitor.call('taken_times', { from_instant: from, until_instant: until })
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        422,
        'PT422',
        'invalid_range',
      ])
    }
    expect(
      (await visitor.call('taken_times', { from_instant: 'soon', until_instant: 'later' })).body.code,
    ).toBe('22007')
  })

  test('what is over is not told', async () => {
    await book()
    await database().query(
      "update public.bookings set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'",
    )
    const { body } = await database()
      .visitor()
      .call('taken_times', { from_instant: inDays(-20), until_instant: inDays(5) })
    expect(body).toEqual([])
  })
}
