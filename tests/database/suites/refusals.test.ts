import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { auditRequest, lead } from '../support/samples.ts'

async function fill(): Promise<Record<string, string>> {
  const visitor = database.visitor('198.51.100.1')
  const ids = { leads: randomUUID(), audit_requests: randomUUID(), bookings: randomUUID() }
  expect((await visitor.insert('leads', lead({ id: ids.leads }))).status).toBe(201)
  expect((await visitor.insert('audit_requests', auditRequest({ id: ids.audit_requests }))).status).toBe(201)
  expect((await visitor.book({ booking_id: ids.bookings })).status).toBe(200)
  return ids
}

test('the privileges of visitors, on every column of every table', async () => {
  const granted = await query<{ granted: string; columns: string }>(`
    select concat_ws(' ', role, privilege, nspname || '.' || relname) as granted,
           string_agg(attname, ' ' order by attname collate "C") as columns
      from pg_class as c join pg_namespace as n on n.oid = relnamespace
      join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped,
           unnest(array['anon', 'authenticated']) as role, unnest(array['select', 'insert', 'update']) as privilege
     where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm')
       and has_column_privilege(role, c.oid, attnum, privilege)
     group by 1 order by 1`)
  expect(
    Object.fromEntries(granted.map(({ granted, columns }) => [granted, columns])),
  ).toMatchInlineSnapshot(`
    {
      "anon insert public.audit_requests": "device_type email filled_trap first_name id landing_path last_name main_challenge organization phone referrer source_url timezone utm_campaign utm_content utm_medium utm_source utm_term website_url",
      "anon insert public.leads": "current_challenge device_type email filled_trap first_name form help_with id landing_path last_name org_type organization phone preferred_day preferred_part_of_day preferred_start primary_goal referrer source_url timezone utm_campaign utm_content utm_medium utm_source utm_term website",
      "anon select public.audit_requests": "id",
      "anon select public.leads": "id",
    }
  `)
  const others = await query(`
    select relname from pg_class as c join pg_namespace as n on n.oid = relnamespace, unnest(array['anon', 'authenticated']) as role
     where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm')
       and (relkind = 'r' and not relrowsecurity or has_table_privilege(role, c.oid, 'delete, truncate, references, trigger'))`)
  expect(others).toEqual([])
})

test.each(['leads', 'audit_requests', 'bookings'])('no request reads or changes %s', async (table) => {
  const ids = await fill()
  const before = await query(`select * from public.${table}`)
  const visitor = database.visitor()
  const replaced = { ...(table === 'leads' ? lead() : auditRequest()), id: ids[table], first_name: 'Mallory' }
  for (const [method, path, prefer = ''] of [
    ['GET', `${table}?select=*`],
    ['GET', `${table}?select=id&email=eq.amina@example.org`],
    ['GET', `${table}?select=id`, 'count=exact'],
    ['GET', 'leads?select=id,bookings(*)'],
    ['HEAD', `${table}?select=*`],
    ['PATCH', `${table}?id=eq.${ids[table]}`],
    ['DELETE', `${table}?id=not.is.null`],
    ['PUT', `${table}?id=eq.${ids[table]}`],
    ['POST', `${table}?on_conflict=id`, 'resolution=merge-duplicates'],
    ['POST', `${table}?select=id,email`, 'return=representation'],
  ] as const) {
    const body = /GET|HEAD|DELETE/.test(method) ? undefined : replaced
    const { status, body: said, headers } = await visitor.send(path, { method, body, headers: { prefer } })
    expect(status, `${method} ${path} ${prefer}`).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(said) ?? '').not.toMatch(/okafor|amina@/i)
    expect(headers.get('content-range') ?? '*/*').toMatch(/\/\*$/)
  }
  await visitor.post(table, replaced, { prefer: 'resolution=ignore-duplicates' })
  expect(await query(`select * from public.${table}`)).toEqual(before)
  // Selecting the id is allowed, but returns no rows.
  const own = await visitor.send(`${table}?select=id&id=eq.${ids[table]}`)
  expect(table === 'bookings' ? own.body.code : own.body).toEqual(table === 'bookings' ? '42501' : [])
})

test('the private schema cannot be reached', async () => {
  const visitor = database.visitor()
  for (const name of ['settings', 'private.settings', 'pg_roles'])
    expect((await visitor.send(name)).status).toBe(404)
  // The embedded backend ignores these headers; PostgREST knows only the schema `public`.
  for (const schema of ['private', 'pg_catalog']) {
    const headers = { 'accept-profile': schema, 'content-profile': schema }
    expect([404, 406]).toContain((await visitor.send('settings', { headers })).status)
    expect([404, 406]).toContain((await visitor.post('settings', { keep_days: 30 }, headers)).status)
  }
})

test('only the public functions can be called', async () => {
  for (const name of ['limit_rate', 'set_config', 'pg_read_file'])
    expect([name, (await database.call(name, {})).status]).toEqual([name, 404])
  const callable = await query<{ name: string }>(`
    select distinct p.proname || '(' as name from unnest(array['anon', 'authenticated']) as role, pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private', 'api') and has_schema_privilege(role, n.oid, 'usage') and has_function_privilege(role, p.oid, 'execute')
     order by 1`)
  expect(callable.map(({ name }) => name.split('(')[0])).toEqual([
    'answer_request',
    'book_strategy_call',
    'call_of',
    'cancel_call',
    'cancel_calls_like',
    'change_call',
    'mark_missed',
    'open_day',
    'proof_challenge',
    'request_of',
    'taken_times',
  ])
})

test('new tables and functions have no privileges for visitors by default', async () => {
  await query('create table public.later (id int)')
  await query('create function public.later_function() returns int language sql as $$ select 1 $$')
  const [row] = await query(`select
    has_table_privilege('anon', 'public.later', 'select, insert, update, delete') as readable,
    has_function_privilege('anon', 'public.later_function()', 'execute') as callable`)
  await query('drop table public.later')
  await query('drop function public.later_function')
  expect(row).toEqual({ readable: false, callable: false })
})
