import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, readWanted } from '../../supabase/local/backend/apply.ts'
import type { Database, Query } from '../../supabase/local/backend/database.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { openPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { dump, load } from '../../supabase/local/dump.ts'
import { postgresPrograms, startPostgres } from './support/postgres-cluster.ts'

/*
 * Data of every version opens in this one. `versions/` has a database of each, as pg_dump wrote it, with the secrets of
 * the links in its mails: a lead of each form, calls that were booked, moved, canceled, held, missed and booked by the
 * team, an audit, mails that wait, were sent and were refused, and calendars.
 */

const folder = new URL('versions/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** The catalog, as text: what two databases differ in. */
async function catalog(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    with own as (select oid, nspname from pg_namespace where nspname in ('public', 'private', 'api', 'guard'))
    select 'schema ' || n.nspname || ' ' || coalesce(n.nspacl, acldefault('n', n.nspowner))::text as line
      from pg_namespace as n where n.oid in (select oid from own)
    union all
    select concat_ws(' ', 'relation', c.oid::regclass, c.relkind, c.relrowsecurity, c.relacl,
                     pg_get_viewdef(case c.relkind when 'v' then c.oid end))
      from pg_class as c where c.relnamespace in (select oid from own) and c.relkind <> 'i'
    union all
    select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                     a.attidentity, a.attacl, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute as a join pg_class as c on c.oid = a.attrelid
      left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace in (select oid from own) and c.relkind in ('r', 'c') and a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, k.convalidated, pg_get_constraintdef(k.oid))
      from pg_constraint as k where k.connamespace in (select oid from own) and k.conrelid <> 0
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid)) from pg_index as i join pg_class as c on c.oid = i.indexrelid
     where c.relnamespace in (select oid from own)
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(p.oid), p.proacl) from pg_proc as p
     where p.pronamespace in (select oid from own)
    union all
    select concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid)) from pg_trigger as t where not t.tgisinternal
    union all
    select concat_ws(' ', 'policy', p.polrelid::regclass, p.polname, p.polcmd, p.polroles::regrole[],
                     pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
      from pg_policy as p
    union all
    select concat_ws(' ', 'migration', version, name) from supabase_migrations.schema_migrations
    union all
    select concat_ws(' ', 'default', d.defaclnamespace::regnamespace, d.defaclobjtype, d.defaclacl) from pg_default_acl as d
    order by 1`)
  return rows.map(({ line }) => line)
}

/** Every stored row of the tables that hold data of people, as JSON by table. */
async function data(query: Query): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private') order by 1",
  )
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const found = await query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} as t order by 1`)
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

const engines = ['PGlite', ...(postgresPrograms() ? ['PostgreSQL'] : [])]

describe.each(engines)('on %s', (engine) => {
  let cluster: Awaited<ReturnType<typeof startPostgres>> | undefined
  let fresh: Database
  beforeAll(async () => {
    cluster = engine === 'PostgreSQL' ? await startPostgres() : undefined
    cluster?.psql('create database older')
    cluster?.psql('create database copy')
    fresh = await open('postgres')
    await apply(fresh)
  })
  afterAll(async () => {
    await fresh.close()
    cluster?.close()
  })
  const open = async (name: string) =>
    cluster ? openPostgres(cluster.url().replace(/postgres$/, name)) : openPglite('memory://', true)

  test.each(['1.0'])('a database of version %s becomes one of today, and no row is lost', async (version) => {
    const older = await open('older')
    await older.transaction(({ script }) => script(roles)).catch(() => undefined)
    await older.transaction(({ script }) =>
      script(`set local check_function_bodies = off; ${read(`${version}.dump`)}`),
    )
    const before = await data(older.query)
    await apply(older)
    expect(await catalog(older.query)).toEqual(await catalog(fresh.query))
    const after = await data(older.query)
    for (const [table, rows] of before)
      if (after.has(table)) expect([table, after.get(table)?.length]).toEqual([table, rows.length])
    // What stood in a table that is gone.
    const details = (after.get('private.call_history') ?? []).map((row) => JSON.parse(row).details)
    for (const row of before.get('public.lead_history') ?? []) {
      const { before, brought, replaced } = JSON.parse(row)
      expect(details).toContainEqual({ before, brought, replaced })
    }
    await expectLinksToOpen(older, JSON.parse(read(`${version}-links.json`)))

    const file = join(mkdtempSync(join(tmpdir(), 'dump-')), 'all.jsonl')
    await dump(older, file)
    await expect(load(older, file)).rejects.toThrow('A dump is loaded into an empty one only.')
    const copy = await open('copy')
    await load(copy, file)
    expect(await catalog(copy.query)).toEqual(await catalog(fresh.query))
    expect(await data(copy.query)).toEqual(await data(older.query))
    // As another number of an event in a history shows, sequences go on.
    await copy.query(
      "insert into private.call_history (booking_id, party, what, sequence, starts_at, timezone) select id, 'team', 'done', 0, starts_at, 'UTC' from public.bookings limit 1",
    )
    await copy.close()
    await older.close()
  })

  test('rules that fail leave the old ones whole; data of a newer version is not opened', async () => {
    const wanted = await readWanted()
    const later = { version: '99999999999999', name: 'later', path: 'supabase/migrations/later.sql' }
    const migrations = [...wanted.migrations, { ...later, sql: 'create table public.later (id int)' }]
    const broken = { ...later, path: 'supabase/rules/later.sql', sql: 'select 1;\n\nselect later' }
    const failing = apply(fresh, { ...wanted, migrations, rules: [...wanted.rules, broken] })
    await expect(failing).rejects.toThrow('supabase/rules/later.sql:3: column "later" does not exist')
    const [kept] = await fresh.query("select to_regclass('public.later') as later, api.proof_challenge()")
    expect(kept).toEqual({ later: null, proof_challenge: expect.anything() })
    await apply(fresh, { ...wanted, migrations })
    const advice = /newer version of the project.*Use that version, or a newer one/
    await expect(apply(fresh)).rejects.toThrow(advice)
  })

  /** The calls of the data are moved, so that they are ahead whenever this runs. */
  async function expectLinksToOpen({ query }: Database, links: Record<string, string>): Promise<void> {
    await query(`update public.bookings as b set starts_at = b.starts_at + s.shift, ends_at = b.ends_at + s.shift
      from (select date_trunc('day', now() - min(created_at)) as shift from public.leads) as s`)
    for (const [name, secret] of Object.entries(links)) {
      const [link] = await query('select kind, party from private.open_link($1)', [secret])
      const [holder, row = ''] = name.split(' ')
      const expected = holder === 'request' ? ['request', 'team'] : ['call', holder]
      const isOver = ['past', 'missed'].includes(row)
      expect([name, link?.['kind'], link?.['party']]).toEqual([name, ...(isOver ? [null, null] : expected)])
    }
    const shown = async (fn: string, name: string) =>
      (await query<{ row: Record<string, unknown> }>(`select api.${fn}($1) as row`, [links[name]]))[0]?.row
    expect(await shown('call_of', 'person booked')).toMatchObject({ state: 'booked', first_name: 'Amina' })
    expect(await shown('call_of', 'team canceled')).toMatchObject({
      state: 'canceled',
      email: 'canceled@example.org',
    })
    expect(await shown('request_of', 'request message')).toMatchObject({
      form: 'message',
      last_name: "O'Neil",
    })
    // The request that a call answers leads to the call.
    expect(await shown('call_of', 'request strategy')).toMatchObject({ holder: 'team', state: 'booked' })
  }
})

const roles = 'create role anon; create role authenticated; create role service_role bypassrls'
