import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, readWanted, type Wanted } from '../../supabase/local/backend/apply.ts'
import type { Database } from '../../supabase/local/backend/database.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'

let dataDir: string
let database: Database
let wanted: Wanted

beforeAll(async () => {
  wanted = await readWanted()
  dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  await cloneDatabaseTemplate(dataDir)
  database = await openPglite(dataDir, true)
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const file = (path: string, sql: string) => ({ path, version: '99999999999999', name: 'later', sql })

test('a failure names the file and the line, and leaves the old rules whole', async () => {
  const later = file('supabase/migrations/later.sql', 'create table public.later (id int)')
  const broken = file(
    'supabase/rules/99-later.sql',
    'create view private.fine as select 1 as one;\n\nselect later',
  )
  await expect(
    apply(database, {
      ...wanted,
      migrations: [...wanted.migrations, later],
      rules: [...wanted.rules, broken],
    }),
  ).rejects.toThrow('supabase/rules/99-later.sql:3: column "later" does not exist')
  expect(await database.query("select to_regclass('public.later') as later, api.proof_challenge()")).toEqual([
    { later: null, proof_challenge: expect.anything() },
  ])
})

test('data that a newer version used is not opened, and the error says what to do', async () => {
  const later = file('supabase/migrations/later.sql', 'create table public.later (id int)')
  await apply(database, { ...wanted, migrations: [...wanted.migrations, later] })
  await expect(apply(database)).rejects.toThrow(
    /newer version of the project.*Use that version, or a newer one/,
  )
  await database.query('drop table public.later')
  await database.query("delete from supabase_migrations.schema_migrations where name = 'later'")
  await apply(database)
})
