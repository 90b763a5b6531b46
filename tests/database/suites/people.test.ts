import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { auditRequest, lead, start } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/** What is stored about people. An export has the rows of the first four whole, so a new column needs nothing. */
const personal = ['public.leads', 'public.audit_requests', 'public.bookings', 'private.call_history']
const tables = [...personal, 'private.outbox', 'private.call_networks']
/** The text columns of all other tables, and of those that an export does not have whole: none is about a person. */
const impersonal = {
  'private.busy_periods': 'entry',
  'private.call_networks': 'network',
  'private.outbox': 'dedupe_key kind last_error mailbox_hash party row_table state',
  'private.settings':
    'applied contracts hash_salt meeting_base meeting_room sweep_secret sweep_url team_hours team_zone',
  'private.spent_proofs': 'challenge',
  // A salted hash, for an hour.
  'private.writes': 'network',
  'public.calendar_feeds': 'key name problem',
}

test('every column that could hold text is named above', async () => {
  const columns = await query<{ name: string; columns: string }>(
    `select concat_ws('.', nspname, relname) as name, string_agg(attname, ' ' order by attname collate "C") as columns
       from pg_class as c join pg_namespace as n on n.oid = relnamespace
       join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
      where nspname in ('public', 'private') and relkind = 'r' and format_type(atttypid, null) ~ 'text|char|json|bytea|inet'
      group by 1`,
  )
  const others = columns.filter(({ name }) => !personal.includes(name))
  expect(Object.fromEntries(others.map(({ name, columns }) => [name, columns]))).toEqual(impersonal)
})

const forget = (address: unknown): Promise<Answer> => database.service.call('forget_person', { address })
const read = (address: unknown): Promise<Answer> => database.service.call('export_person', { address })
const count = async (table: string) =>
  (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
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
  await database.book({ ...person, starts_at: start(9, 0, weekday) })
  await endCalls()
}

test('an export has every row whole, and no hash', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  const { body } = await read('amina@example.org')
  const rows = async (table: string) =>
    (await query(`select to_jsonb(t) as row from ${table} as t`)).map(({ row }) => row)
  const [{ history, ...call }] = body.bookings
  expect([body.leads, body.audit_requests, [call]]).toEqual([
    await rows('public.leads'),
    await rows('public.audit_requests'),
    await rows('public.bookings'),
  ])
  // Without its two ids.
  expect(await rows('private.call_history')).toMatchObject(history)
  expect(history).toMatchObject([{ what: 'booked', details: null, party: 'person' }])
  expect(body.messages.map(({ kind }: { kind: string }) => kind)).toContain('booking.created')
  expect(JSON.stringify(body)).not.toMatch(/_hash/)
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
  const others = ['ami.na', 'xamina', 'amina_', 'amin_', '+two'].map((name) => `${name}@example.org`)
  for (const [index, other] of [...others, 'amina@example.org.uk'].entries())
    await leaveEverything(other, 'Bilal', index)
  const before = await allRowsAsText()
  // Pattern characters match literally.
  for (const name of ['amina', 'am%', 'ami.a', 'a*', '+one']) {
    const none = { leads: 0, audit_requests: 0, bookings: 0 }
    expect((await forget(`${name}@example.org`)).body).toMatchObject(none)
  }
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

test('with keep_days, old requests are deleted with all that belongs to them; recent ones are kept', async () => {
  await leaveEverything('amina@example.org', 'Amina')
  await age(40)
  await leaveEverything('bilal@example.org', 'Bilal')
  await deleteOld()
  expect(await count('public.bookings')).toBe(2)
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
