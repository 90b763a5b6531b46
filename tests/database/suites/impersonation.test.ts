import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { lead, start } from '../support/samples.ts'

/* What an attacker who types another person's address can change of that person's data. */

const { book } = database.visitor('198.51.100.66')
const attacker = {
  first_name: 'Mallory',
  last_name: 'Mal',
  phone: '666',
  organization: 'Mal Inc',
  utm_source: 'evil',
  source_url: 'https://evil.example/',
  org_type: 'other',
  current_challenge: 'None',
  timezone: 'UTC',
  device_type: 'mobile',
}
const storedLead = async () => (await query('select * from public.leads'))[0] ?? {}

test('a booking with another person’s address does not change the lead; the history keeps both', async () => {
  const row = lead()
  await database.insert('leads', row)
  const { status, body } = await book(attacker)
  expect(status).toBe(200)
  const { primary_goal: goal, help_with: _areas, ...same } = row
  expect(await storedLead()).toMatchObject({ ...same, stated_goal: goal, booking_id: body.booking_id })
  const [history] = await query('select * from public.lead_history')
  expect(history).toMatchObject({
    booking_id: body.booking_id,
    lead_id: row['id'],
    replaced: false,
    before: { first_name: 'Amina', phone: '+1 555 0100', primary_goal: goal, utm_source: 'news' },
    brought: { first_name: 'Mallory', phone: '666', organization: 'Mal Inc', utm_source: 'evil' },
  })
  expect(await query('select first_name, phone from public.bookings')).toEqual([
    { first_name: 'Mallory', phone: '666' },
  ])
})

test('the id of the attacker’s own lead does not authorize changes to another', async () => {
  const [victim, own] = [lead(), lead({ email: 'mallory@example.org' })]
  await database.insert('leads', victim)
  await database.insert('leads', own)
  await book({ ...attacker, known_lead: own['id'] })
  const [row] = await query('select first_name, phone from public.leads where id = $1', [victim['id']])
  expect(row).toEqual({ first_name: 'Amina', phone: '+1 555 0100' })
})

test('a booking finds the person’s own lead even if an attacker added one with the same address', async () => {
  const own = lead()
  await database.insert('leads', own)
  await database.visitor('198.51.100.66').insert('leads', lead({ first_name: 'Mallory' }))
  await book({ known_lead: own['id'], phone: '1' })
  expect(await query('select lead_id from public.bookings')).toEqual([{ lead_id: own['id'] }])
})

test('an attacker’s booking does not replace the call in the lead', async () => {
  const row = lead()
  await database.insert('leads', row)
  const own = await book({ known_lead: row['id'] })
  await book({ ...attacker, starts_at: start(11) })
  expect(await storedLead()).toMatchObject({ booking_id: own.body.booking_id, booking_time: '9:00 AM' })
})

test('the response to a booking does not reveal whether the address was known', async () => {
  await database.insert('leads', lead())
  const known = await book({ starts_at: start(9) })
  const unknown = await book({ starts_at: start(11), email: 'nobody@example.org' })
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  expect(known.body).not.toHaveProperty('lead_id')
})
