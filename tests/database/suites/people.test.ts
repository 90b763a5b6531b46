import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { auditRequest, lead, start } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/* Exporting and deleting the data of one person, and deleting old requests. */

const tables = [
  ...['leads', 'audit_requests', 'bookings'].map((name) => `public.${name}`),
  ...['outbox', 'call_history', 'call_networks'].map((name) => `private.${name}`),
]

const visitor = (address?: string) => database.visitor(address)
const forget = (address: unknown): Promise<Answer> => database.service.call('forget_person', { address })
const read = (address: unknown): Promise<Answer> => database.service.call('export_person', { address })
const count = async (table: string) =>
  (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
/** All rows of all tables, as one text. */
const allRowsAsText = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => query(`select * from ${table}`))))
const endCalls = () =>
  query(
    "update public.bookings set starts_at = starts_at - interval '14 days', ends_at = ends_at - interval '14 days' where ends_at > now()",
  )

/** Stores everything that one address can: forms, and a past call with its history. */
async function leaveEverything(email: string, name: string, weekday = 0): Promise<void> {
  const person = { email, first_name: name, last_name: `${name}son` }
  await database.insert('leads', lead({ ...person, primary_goal: `${name} wants donors` }))
  await database.insert('audit_requests', auditRequest(person))
  await visitor().book({ ...person, starts_at: start(9, 0, weekday) })
  await endCalls()
}

test('an export contains everything except link hashes', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  const { status, body } = await read('amina@example.org')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    leads: [{ email: 'amina@example.org', stated_goal: 'Amina wants donors' }],
    audit_requests: [{ first_name: 'Amina' }],
    bookings: [{ first_name: 'Amina', history: [{ what: 'booked', party: 'person' }] }],
  })
  expect(body.messages.map(({ kind }: { kind: string }) => kind)).toContain('booking.created')
  expect(JSON.stringify(body)).not.toMatch(/_hash/)
  expect((await allRowsAsText()).length).toBeGreaterThan(JSON.stringify(body).length / 2)
})

test('forgetting a person deletes their data from every table, in every spelling of the address', async () => {
  await leaveEverything('a.mina+news@gmail.com', 'Amina')
  const { status, body } = await forget('  AMINA@GoogleMail.com ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ leads: 1, audit_requests: 1, bookings: 1 })
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0])
  expect(await allRowsAsText()).not.toMatch(/amina/i)
  expect((await read('amina@gmail.com')).body).toMatchObject({ leads: [], messages: [] })
})

test('people with similar addresses lose nothing', async () => {
  const others = [
    'ami.na@example.org',
    'xamina@example.org',
    'amina@example.org.uk',
    'amina_@example.org',
    'amin_@example.org',
    '+two@example.org',
  ]
  for (const [index, other] of others.entries()) await leaveEverything(other, 'Bilal', index)
  expect(await count('public.bookings')).toBe(others.length)
  const before = await allRowsAsText()
  const none = { leads: 0, audit_requests: 0, bookings: 0 }
  // Pattern characters match literally.
  for (const address of [
    'amina@example.org',
    'am%@example.org',
    'ami.a@example.org',
    'a*@example.org',
    '+one@example.org',
  ])
    expect((await forget(address)).body).toMatchObject(none)
  expect(await allRowsAsText()).toBe(before)
})

test('an invalid address deletes nothing', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  for (const address of ['', ' ', 'amina', '@example.org', 'amina@', '%@%', 'a@b.org, c@d.org', null]) {
    for (const { status, body } of [await forget(address), await read(address)])
      expect([address, status, body.message]).toEqual([address, 422, 'invalid_address'])
  }
  expect(await count('public.leads')).toBe(1)
})

test('an upcoming call has to be canceled first, so that both sides are notified', async () => {
  await database.book({ starts_at: start(9) })
  const { status, body } = await forget('amina@example.org')
  expect([status, body.message]).toEqual([409, 'call_ahead'])
  expect(body.details).toBe(`${start(9).slice(0, 16).replace('T', ' ')} UTC`)
  expect(await count('public.leads')).toBe(1)
  await query("update public.bookings set canceled_at = now(), canceled_by = 'team'")
  expect((await forget('amina@example.org')).body).toMatchObject({ bookings: 1, leads: 1 })
})

const deleteOld = () => query('select private.delete_old_requests()')
const age = async (days: number) => {
  for (const [table, columns] of [
    ['public.leads', ['created_at']],
    ['public.audit_requests', ['created_at']],
    ['public.bookings', ['created_at', 'starts_at', 'ends_at']],
  ] as const) {
    const set = columns.map((column) => `${column} = ${column} - interval '${days} days'`)
    await query(`update ${table} set ${set.join(', ')}`)
  }
  await query('alter table public.leads disable trigger touch_updated_at')
  await query('update public.leads set updated_at = created_at')
  await query('alter table public.leads enable trigger touch_updated_at')
}

test('old requests are kept unless the owner sets keep_days', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  await age(4_000)
  await deleteOld()
  expect(await count('public.leads')).toBe(1)
  expect(await count('public.bookings')).toBe(1)
})

test('old requests are deleted with everything that belongs to them; recent ones are kept', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  await age(40)
  await leaveEverything('bilal@example.org', 'Bilal')
  await query('update private.settings set keep_days = 30')
  await deleteOld()
  expect(await allRowsAsText()).not.toMatch(/amina/i)
  expect((await read('bilal@example.org')).body).toMatchObject({
    leads: [{}],
    audit_requests: [{}],
    bookings: [{}],
  })
})

test('an old lead with a recent call is kept, and so is every upcoming call', async () => {
  await database.insert('leads', lead())
  await age(400)
  await database.book({ starts_at: start(9) })
  await query('update private.settings set keep_days = 30')
  await query("update public.bookings set created_at = now() - interval '400 days'")
  await deleteOld()
  expect(await count('public.leads')).toBe(1)
})

test.each([0, 1, 29, -5, 99_999])('keep_days cannot be %i', async (days) => {
  await expect(query('update private.settings set keep_days = $1', [days])).rejects.toThrow(/keep_days/)
})
