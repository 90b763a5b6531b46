import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OwnedDatabase } from './as-owner.ts'
import { openPglite } from './backend/open-pglite.ts'
import { cloneDatabaseTemplate } from './database-template.ts'

/** Writes every row of the embedded database to `file` atomically, and returns its size in bytes. */
export async function writeBackup(database: OwnedDatabase, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const archive = await copyRows(database, await mkdtemp(`${file}.copy-`))
  const part = `${file}.part`
  try {
    await writeFile(part, archive, { mode: 0o600 })
    // Fails if the file exists: a backup never replaces an older one.
    await link(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return archive.length
}

/** Copies the rows into an empty database, because the files of the old one still contain deleted data. */
async function copyRows(database: OwnedDatabase, dataDir: string): Promise<Uint8Array> {
  try {
    await cloneDatabaseTemplate(dataDir)
    const copy = await openPglite({ dataDir, relaxedDurability: true })
    try {
      const tables = (
        await copy.query<{ name: string }>(`
        select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname in ('public', 'private', 'supabase_migrations')`)
      ).map(({ name }) => name)
      // One statement, so that all tables are from the same snapshot even while the site runs.
      const rows = tables.map((name) => `'${name}', (select jsonb_agg(to_jsonb(t)) from ${name} as t)`)
      const [content] = await database.query<{ rows: Record<string, unknown> }>(
        `select jsonb_build_object(${rows.join(', ')}) as rows`,
      )
      const sequences = await database.query<{ name: string; value: string }>(`
        select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
         where schemaname in ('public', 'private') and last_value is not null`)
      // Disables triggers and foreign keys, so that rows are copied unchanged.
      await copy.query('set session_replication_role = replica')
      await copy.query(`truncate ${tables.join(', ')}`)
      for (const name of tables) {
        await copy.query(
          `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
          [JSON.stringify(content?.rows[name] ?? [])],
        )
      }
      for (const { name, value } of sequences) await copy.query('select setval($1, $2)', [name, value])
      return await copy.dump()
    } finally {
      await copy.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
