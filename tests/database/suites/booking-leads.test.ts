import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { lead, start } from '../support/samples.ts'

/* How a booking updates the lead with the same e-mail address. */

const { book } = database

test('bookings find the lead by e-mail, ignoring case, and keep what the form stored', async () => {
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
  expect(await query('select lead_id from public.bookings')).toEqual([{ lead_id: row['id'] }])
  const stored = await query('select * from public.leads')
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
  const [history] = await query('select replaced, before from public.lead_history')
  expect(history).toMatchObject({ replaced: true, before: { first_name: 'Amina', phone: '+1 555 0100' } })
  await book({ starts_at: start(11) })
  expect(await query('select help_with, stated_goal from public.leads')).toEqual([
    { help_with: ['SEO', 'Landing Pages', 'Consulting'], stated_goal: 'More monthly donors' },
  ])
})

test('of several leads with the same e-mail address, the booking uses the newest', async () => {
  const [old, newest] = [lead(), lead()]
  await database.insert('leads', old)
  await database.insert('leads', newest)
  const yesterday = "update public.leads set created_at = now() - interval '1 day' where id = $1"
  await query(yesterday, [old['id']])
  await book()
  expect(await query('select id from public.leads where booking_id is not null')).toEqual([
    { id: newest['id'] },
  ])
})

test('a booking fills empty fields of the lead; campaign fields only all together', async () => {
  await query(
    "insert into public.leads (first_name, last_name, email, help_with) values ('A', 'B', 'amina@example.org', '{SEO}')",
  )
  const campaign = { utm_source: 'second', utm_medium: 'ads' }
  await book({ ...campaign, organization: 'River School', org_type: 'other', phone: '2' })
  const [stored] = await query('select * from public.leads')
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
