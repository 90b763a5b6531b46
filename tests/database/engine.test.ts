import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../supabase/local/backend/database.ts'
import { migrate, readMigrations } from '../../supabase/local/backend/migrate.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'

/* The embedded database without the local site. */

let dataDir: string
let database: Database

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  await cloneDatabaseTemplate(dataDir)
  database = await openPglite(dataDir, true)
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

test.each([
  ['of another PostgreSQL version', 'PG_VERSION', '16\n'],
  ['damaged', 'global/pg_control', ''],
])('a database that is %s is left as it is, and the error says what to do', async (_, file, content) => {
  const folder = await mkdtemp(join(tmpdir(), 'database-'))
  await cloneDatabaseTemplate(folder)
  await writeFile(join(folder, file), content)
  await expect(openPglite(folder, true)).rejects.toThrow(/cannot be opened.*your last copy/)
  await rm(folder, { recursive: true, force: true })
})
