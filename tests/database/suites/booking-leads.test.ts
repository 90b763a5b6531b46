import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { lead, start } from '../support/samples.ts'

/* What a booking writes to the lead of its mailbox, whoever books. */

const { book } = database
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
