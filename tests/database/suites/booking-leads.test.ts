import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { lead, start } from '../support/samples.ts'

/* How a booking updates the lead with the same e-mail address. */

const { book } = database

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
  const [stored] = await database.query('select * from public.leads')
  expect(stored).toMatchObject({
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

test('a booking finds the lead by e-mail, ignoring case, and keeps what the form stored', async () => {
  const row = lead({ utm_source: 'first', help_with: ['SEO', 'Landing Pages'] })
  await database.insert('leads', row)
  await book({
    known_lead: row['id'],
    email: 'AMINA@Example.org',
    first_name: 'Amy',
    phone: '2',
    organization: '',
    source_url: 'https://example.org/schedule',
    utm_source: 'second',
    utm_medium: 'ads',
    device_type: 'mobile',
  })
  expect(await database.query('select lead_id from public.bookings')).toEqual([{ lead_id: row['id'] }])
  const stored = await database.query('select * from public.leads')
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
  const [history] = await database.query('select replaced, before from public.lead_history')
  expect(history).toMatchObject({ replaced: true, before: { first_name: 'Amina', phone: '+1 555 0100' } })
})

test('a second booking also keeps the goal, and does not add Consulting twice', async () => {
  await database.insert('leads', lead())
  await book()
  await book({ starts_at: start(11) })
  const [stored] = await database.query('select help_with, stated_goal, primary_goal from public.leads')
  expect(stored).toEqual({
    help_with: ['SEO', 'Google Ads', 'Consulting'],
    stated_goal: 'More monthly donors',
    primary_goal: 'Strategy Call Booking',
  })
})

test('of several leads with the same e-mail address, the booking uses the newest', async () => {
  const [old, newest] = [lead(), lead()]
  await database.insert('leads', old)
  await database.insert('leads', newest)
  await database.query("update public.leads set created_at = now() - interval '1 day' where id = $1", [
    old['id'],
  ])
  await book()
  expect(await database.query('select lead_id from public.bookings')).toEqual([{ lead_id: newest['id'] }])
  const [stored] = await database.query('select booking_id from public.leads where id = $1', [old['id']])
  expect(stored).toEqual({ booking_id: null })
})

test('a booking fills empty fields of the lead; campaign fields only all together', async () => {
  await database.query(
    "insert into public.leads (first_name, last_name, email, help_with) values ('A', 'B', 'amina@example.org', '{SEO}')",
  )
  const campaign = { utm_source: 'second', utm_medium: 'ads' }
  await book({ ...campaign, organization: 'River School', org_type: 'other', phone: '2' })
  const [stored] = await database.query('select * from public.leads')
  expect(stored).toMatchObject({
    ...campaign,
    utm_term: '',
    first_name: 'A',
    phone: '2',
    organization: 'River School',
    org_type: 'other',
    help_with: ['SEO', 'Consulting'],
  })
})
