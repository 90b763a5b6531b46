import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { auditRequest, inDays, lead } from '../support/samples.ts'
import { coded, denied } from '../support/visitor.ts'

/* Reads, changes and calls that a visitor must not be able to make. */

const tables = ['leads', 'audit_requests', 'bookings']

async function fill(): Promise<Record<string, string>> {
  const visitor = database.visitor('198.51.100.1')
  const ids = { leads: randomUUID(), audit_requests: randomUUID(), bookings: randomUUID() }
  expect((await visitor.insert('leads', lead({ id: ids.leads }))).status).toBe(201)
  expect((await visitor.insert('audit_requests', auditRequest({ id: ids.audit_requests }))).status).toBe(201)
  expect((await visitor.book({ booking_id: ids.bookings })).status).toBe(200)
  return ids
}

test.each(tables)('nobody can read %s, by any column, count or filter', async (table) => {
  const ids = await fill()
  const visitor = database.visitor()
  for (const query of [
    'select=*',
    'select=email',
    'select=id,first_name',
    `id=eq.${ids[table]}&select=*`,
    'select=id&email=eq.amina@example.org',
    'select=id&order=email',
    'select=id&or=(email.like.*a*,phone.like.*5*)',
  ]) {
    expect(coded(await visitor.send(`${table}?${query}`)), query).toEqual(denied)
  }
  for (const query of ['select=count()', 'select=id.count()', 'select=id.max()']) {
    expect((await visitor.send(`${table}?${query}`)).body.code).toBe('PGRST123')
  }
  for (const accept of ['text/csv', 'application/geo+json', 'application/vnd.pgrst.plan+json'])
    expect((await visitor.send(`${table}?select=*`, { headers: { accept } })).status).toBeGreaterThan(400)
  expect((await visitor.send(`${table}?select=*`, { method: 'HEAD' })).status).toBe(401)
  // Selecting the id is allowed, but returns no rows.
  const own = await visitor.send(`${table}?select=id&id=eq.${ids[table]}`)
  expect(table === 'bookings' ? own.body.code : own.body).toEqual(table === 'bookings' ? '42501' : [])
  expect(own.headers.get('content-range') ?? '*/0').toMatch(/\/(0|\*)$/)
})

test('one form cannot be read through another', async () => {
  await fill()
  const visitor = database.visitor()
  for (const path of [
    'leads?select=id,bookings(*)',
    'bookings?select=id,leads(*)',
    'leads?select=id,bookings(id)',
  ]) {
    expect((await visitor.send(path)).body.code).toBe('42501')
  }
})

test.each(tables)('nobody can change or delete %s', async (table) => {
  const ids = await fill()
  const before = await database.query(`select * from public.${table}`)
  const visitor = database.visitor()
  for (const filter of [`id=eq.${ids[table]}`, 'id=not.is.null', 'email=eq.amina@example.org']) {
    const change = { method: 'PATCH', body: { first_name: 'Mallory' } }
    expect(coded(await visitor.send(`${table}?${filter}`, change))).toEqual(denied)
    expect(coded(await visitor.send(`${table}?${filter}`, { method: 'DELETE' }))).toEqual(denied)
  }
  expect(await database.query(`select * from public.${table}`)).toEqual(before)
})

test.each([
  ['leads', lead],
  ['audit_requests', auditRequest],
] as const)('an upsert cannot overwrite a row of %s', async (table, sample) => {
  const ids = await fill()
  const visitor = database.visitor()
  const replaced = sample({ id: ids[table], first_name: 'Mallory' })
  for (const [method, path, prefer] of [
    ['POST', table, 'resolution=merge-duplicates'],
    ['POST', `${table}?on_conflict=id`, 'resolution=merge-duplicates'],
    ['PUT', `${table}?id=eq.${ids[table]}`, 'return=minimal'],
  ] as const) {
    const answer = await visitor.send(path, { method, body: replaced, headers: { prefer } })
    expect([method, prefer, answer.body.code]).toEqual([method, prefer, '42501'])
  }
  await visitor.post(table, replaced, { prefer: 'resolution=ignore-duplicates' })
  expect(await database.query(`select first_name from public.${table}`)).toEqual([{ first_name: 'Amina' }])
})

test.each([
  ['leads', lead],
  ['audit_requests', auditRequest],
] as const)('an insert into %s can only return its own id', async (table, sample) => {
  await fill()
  const visitor = database.visitor()
  const row = sample()
  expect((await visitor.insert(table, row)).body).toEqual([{ id: row['id'] }])
  for (const columns of ['*', 'id,email', 'created_at', 'id,team_notified_at']) {
    const answer = await visitor.post(`${table}?select=${columns}`, sample(), {
      prefer: 'return=representation',
    })
    expect([columns, answer.body.code]).toEqual([columns, '42501'])
  }
  for (const prefer of ['return=representation', 'return=headers-only'])
    expect((await visitor.post(table, sample(), { prefer })).body.code).toBe('42501')
  expect(await database.query(`select count(*)::int as rows from public.${table}`)).toEqual([{ rows: 2 }])
})

test.each([
  ['leads', lead, ['created_at', 'updated_at', 'booking_id', 'booking_date', 'booking_time']],
  ['leads', lead, ['meeting_link', 'stated_goal', 'team_notified_at', 'person_notified_at']],
  ['leads', lead, ['form', 'preferred_day', 'preferred_part_of_day']],
  ['audit_requests', auditRequest, ['created_at', 'team_notified_at', 'person_notified_at']],
] as const)('a visitor cannot set %s.%s', async (table, sample, columns) => {
  for (const column of columns) {
    for (const value of [column === 'booking_id' ? randomUUID() : '2026-01-01', null]) {
      expect(coded(await database.insert(table, sample({ [column]: value }))), column).toEqual(denied)
    }
  }
})

test('a visitor cannot read any table or call any server function', async () => {
  await fill()
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { name } of tables) {
    expect(coded(await database.visitor().send(`${name}?select=*`)), name).toEqual(denied)
  }
  const functions = await database.query<{ name: string; arguments: string[] | null }>(`
    select p.proname as name, p.proargnames[1:p.pronargs] as arguments
      from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
     where n.nspname = 'public' and not has_function_privilege('anon', p.oid, 'execute')`)
  expect(functions.length).toBeGreaterThan(10)
  for (const { name, arguments: names } of functions) {
    const nothing = Object.fromEntries((names ?? []).map((argument) => [argument, null]))
    expect(coded(await database.call(name, nothing)), name).toEqual(denied)
  }
})

test.each([
  ['bookings', { id: randomUUID() }],
  ['calendar_feeds', { key: 'a'.repeat(64), name: 'mine' }],
  ['held_submissions', { id: randomUUID() }],
  ['lead_history', { booking_id: randomUUID() }],
])('a visitor cannot write to %s', async (table, row) => {
  expect(coded(await database.visitor().post(table, row))).toEqual(denied)
})

test('the private schema cannot be reached', async () => {
  const visitor = database.visitor()
  for (const name of ['settings', 'rate_limits', 'submissions']) {
    expect((await visitor.send(name)).status).toBe(404)
    for (const header of ['accept-profile', 'content-profile']) {
      const answer = await visitor.send(name, { headers: { [header]: 'private' } })
      expect([header, answer.status]).not.toEqual([header, 200])
    }
    expect((await visitor.post(name, {}, { 'content-profile': 'private' })).status).toBe(406)
  }
  for (const schema of ['private', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
    const answer = await visitor.send('settings', { headers: { 'accept-profile': schema } })
    expect([schema, answer.status]).toEqual([schema, 406])
  }
  for (const path of ['private.settings', '"private"."settings"', 'pg_roles', 'schema_migrations']) {
    expect((await visitor.send(encodeURIComponent(path))).status).toBe(404)
  }
})

test('only the public functions can be called', async () => {
  for (const name of [
    'request_address',
    'limit_rate',
    'count_submission',
    'check_booking_time',
    'set_config',
    'pg_sleep',
    'pg_read_file',
    'version',
  ]) {
    expect([name, (await database.call(name, {})).status]).toEqual([name, 404])
  }
  const callable = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute')
     order by 1`)
  expect(callable.map(({ name }) => name.split('(')[0])).toEqual([
    'ask_for_other_time',
    'book_strategy_call',
    'call_of',
    'cancel_call',
    'change_call',
    'confirm_held',
    'held_by_code',
    'proof_challenge',
    'taken_times',
  ])
})

test('the role authenticated has no privileges', async () => {
  const granted = await database.query(`
    select table_name from information_schema.role_column_grants where grantee in ('authenticated', 'PUBLIC')
      and table_schema in ('public', 'private')
    union all
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and has_function_privilege('authenticated', p.oid, 'execute')`)
  expect(granted).toEqual([])
})

test('new tables and functions have no privileges for visitors by default', async () => {
  await database.query('create table public.later (id int)')
  await database.query('create function public.later_function() returns int language sql as $$ select 1 $$')
  const [row] = await database.query(`select
    has_table_privilege('anon', 'public.later', 'select, insert, update, delete') as readable,
    has_function_privilege('anon', 'public.later_function()', 'execute') as callable`)
  await database.query('drop table public.later')
  await database.query('drop function public.later_function')
  expect(row).toEqual({ readable: false, callable: false })
})

test('row level security is on for every table', async () => {
  const open = await database.query(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r' and not c.relrowsecurity`)
  expect(open).toEqual([])
})

test('taken times contain no personal data', async () => {
  await fill()
  const answer = await database.call('taken_times', {
    from_instant: new Date().toISOString(),
    until_instant: inDays(20),
  })
  expect(answer.body).toHaveLength(1)
  expect(Object.keys(answer.body[0]).sort()).toEqual(['away', 'ends_at', 'starts_at'])
  expect(answer.body[0].starts_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+00:00$/)
})
