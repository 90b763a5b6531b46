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

/** Runs SQL as a visitor, with everything that PostgREST could be made to run. */
const asVisitor = (sql: string) => database.query(`do $$ begin set local role anon; ${sql}; end $$`)

test.each(tables)('the database refuses to let visitors read, change or delete %s', async (table) => {
  await fill()
  const before = await database.query(`select * from public.${table}`)
  for (const sql of [
    `perform * from public.${table}`,
    `perform email from public.${table}`,
    `perform count(email) from public.${table}`,
    `perform id from public.${table} where email = 'amina@example.org'`,
    `perform id from public.${table} order by email`,
    `update public.${table} set first_name = 'Mallory'`,
    `update public.${table} set first_name = 'Mallory' where false`,
    `delete from public.${table}`,
    `truncate public.${table}`,
    `insert into public.${table} (id) select id from public.${table} on conflict (id) do update set first_name = 'M'`,
  ])
    await expect(asVisitor(sql), sql).rejects.toMatchObject({ code: '42501' })
  expect(await database.query(`select * from public.${table}`)).toEqual(before)
})

test.each(tables)('no request reads, counts or changes %s', async (table) => {
  const ids = await fill()
  const before = await database.query(`select * from public.${table}`)
  const visitor = database.visitor()
  const replaced = { ...(table === 'leads' ? lead() : auditRequest()), id: ids[table], first_name: 'Mallory' }
  for (const [method, path, prefer = ''] of [
    ['GET', `${table}?select=*`],
    ['GET', `${table}?select=email`],
    ['GET', `${table}?id=eq.${ids[table]}&select=*`],
    ['GET', `${table}?select=id&email=eq.amina@example.org`],
    ['GET', `${table}?select=id&order=email`],
    ['GET', `${table}?select=id&or=(email.like.*a*,phone.like.*5*)`],
    ['GET', `${table}?select=id.count()`],
    ['GET', `${table}?select=id`, 'count=planned'],
    ['GET', `${table}?select=id`, 'return=minimal, COUNT = exact'],
    ['GET', 'leads?select=id,bookings(*)'],
    ['GET', 'bookings?select=id,leads(*)'],
    ['HEAD', `${table}?select=*`],
    ['PATCH', `${table}?id=eq.${ids[table]}`],
    ['PATCH', `${table}?email=eq.amina@example.org`],
    ['DELETE', `${table}?id=not.is.null`],
    ['PUT', `${table}?id=eq.${ids[table]}`],
    ['POST', table, 'resolution=merge-duplicates'],
    ['POST', `${table}?on_conflict=id`, 'resolution=merge-duplicates'],
  ] as const) {
    const body = /GET|HEAD|DELETE/.test(method) ? undefined : replaced
    const { status, body: said, headers } = await visitor.send(path, { method, body, headers: { prefer } })
    expect(status, `${method} ${path} ${prefer}`).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(said) ?? '').not.toMatch(/okafor|amina@/i)
    expect(headers.get('content-range') ?? '*/*').toMatch(/\/\*$/)
  }
  await visitor.post(table, replaced, { prefer: 'resolution=ignore-duplicates' })
  expect(await database.query(`select * from public.${table}`)).toEqual(before)
  // Selecting the id is allowed, but returns no rows.
  const own = await visitor.send(`${table}?select=id&id=eq.${ids[table]}`)
  expect(table === 'bookings' ? own.body.code : own.body).toEqual(table === 'bookings' ? '42501' : [])
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
  const all = await visitor.post(table, sample(), { prefer: 'return=representation' })
  expect(all.body.code).toBe('42501')
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
  for (const name of ['settings', 'submissions', 'private.settings', 'pg_roles'])
    expect((await visitor.send(name)).status).toBe(404)
  // The embedded backend ignores these headers; PostgREST knows only the schema `public`.
  for (const schema of ['private', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
    const headers = { 'accept-profile': schema, 'content-profile': schema }
    expect([404, 406]).toContain((await visitor.send('settings', { headers })).status)
    expect([404, 406]).toContain((await visitor.post('settings', { keep_days: 30 }, headers)).status)
  }
  await expect(asVisitor('perform * from private.settings')).rejects.toMatchObject({ code: '42501' })
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
    'answer_request',
    'ask_for_other_time',
    'book_strategy_call',
    'call_of',
    'cancel_call',
    'change_call',
    'confirm_held',
    'held_by_code',
    'proof_challenge',
    'request_of',
    'taken_times',
    'tell_outcome',
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
