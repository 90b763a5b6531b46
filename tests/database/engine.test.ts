import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../supabase/local/backend/database.ts'
import { migrate, readMigrations } from '../../supabase/local/backend/migrate.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { createRestApp } from '../../supabase/local/backend/rest-app.ts'
import { selfTest } from '../../supabase/local/backend/self-test.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { databaseTypes, typesFile } from '../../supabase/local/schema-types.ts'
import { lead } from './support/samples.ts'

/* The embedded database without the local site. */

const keys = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test' }
let dataDir: string
let database: Database

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  await cloneDatabaseTemplate(dataDir)
  database = await openPglite({ dataDir, relaxedDurability: true })
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('every migration is recorded in Supabase’s table, and none is applied twice', async () => {
  const migrations = await readMigrations()
  const recorded = await database.query(
    'select version, name from supabase_migrations.schema_migrations order by 1',
  )
  expect(recorded).toEqual(migrations.map(({ version, name }) => ({ version, name })))
  expect(await migrate(database, migrations)).toEqual([])
})

test('a failing migration is rolled back, and the error names it', async () => {
  const migrations = await readMigrations()
  const broken = { version: '99', name: 'broken', sql: 'create table public.half (id int); select 1/0' }
  await expect(migrate(database, [...migrations, broken])).rejects.toThrow(
    /Migration 99_broken failed: division by zero/,
  )
  expect(await database.query("select to_regclass('public.half') as half")).toEqual([{ half: null }])
  const fixed = { ...broken, sql: 'create table public.half (id int)' }
  expect(await migrate(database, [...migrations, fixed])).toEqual(['99'])
  await database.query('drop table public.half')
  await database.query("delete from supabase_migrations.schema_migrations where version = '99'")
})

test('a database with unknown migrations is refused', async () => {
  const [first, ...others] = await readMigrations()
  await expect(migrate(database, others)).rejects.toThrow(
    new RegExp(`does not \\(${first?.version}, 1 in all`),
  )
})

test('the generated types match the migrations (npm run generate -- types)', async () => {
  const migrations = (await readMigrations()).map(({ sql }) => sql)
  expect(await readFile(typesFile, 'utf8')).toBe(await databaseTypes(database, migrations))
})

test.each([
  ['grant select on public.leads to anon', /GET leads/],
  ['grant update on public.leads to anon', /PATCH leads/],
  ['grant delete, select on public.audit_requests to anon', /DELETE audit_requests/],
])('a database with "%s" is not served', async (mistake, named) => {
  const rest = createRestApp(database, keys)
  await selfTest(rest, keys)
  await database.query(mistake)
  await expect(selfTest(rest, keys)).rejects.toThrow(named)
  await database.query(mistake.replace(/^grant/, 'revoke').replace(' to ', ' from '))
  await database.query('grant select (id) on public.leads, public.audit_requests to anon')
  await selfTest(rest, keys)
})

test('with slow statements, concurrent requests share neither transaction nor role', async () => {
  const rest = createRestApp(database, keys)
  await database.query(
    "insert into public.leads (first_name, last_name, email, help_with) values ('A', 'B', 'a@b.org', '{SEO}')",
  )
  await database.query('update private.settings set proof_numbers = 0')
  const send = (apikey: string, path: string, body?: unknown) =>
    rest(
      new Request(`http://localhost/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey, 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  const engine = (
    database.connection as unknown as { driver: { query: (...args: unknown[]) => Promise<unknown> } }
  ).driver
  const query = engine.query.bind(engine)
  engine.query = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
    return query(...args)
  }
  const requests = Array.from({ length: 40 }, async (_, index) => {
    const read = await send(keys.publishableKey, 'leads?select=*')
    expect([read.status, (await read.json()).code]).toEqual([401, '42501'])
    const all = await send(keys.secretKey, 'leads?select=email&email=eq.a@b.org')
    expect([all.status, await all.json()]).toEqual([200, [{ email: 'a@b.org' }]])
    const added = await send(keys.publishableKey, 'leads', lead({ email: `p${index}@example.org` }))
    expect(added.status).toBe(201)
    expect(await database.query('select current_user as who')).toEqual([{ who: 'postgres' }])
  })
  await Promise.all(requests)
  expect(await database.query('select count(*)::int as rows from public.leads')).toEqual([{ rows: 41 }])
})
