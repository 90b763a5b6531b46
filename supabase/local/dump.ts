import { readFileSync, writeFileSync } from 'node:fs'
import { asOwner, type OwnedDatabase, withOwnDatabase } from './as-owner.ts'
import { applyIn, dropCode, readWanted, versionOf } from './backend/apply.ts'
import type { Database, Session } from './backend/database.ts'
import { readLocalSettings } from './local-settings.ts'

/*
 * All data in one file of JSON lines: the backup, the way to another version of PostgreSQL, and from the embedded
 * database to a hosted project. The first line is `{ "format": 1, "version": "20261128…" }`, with the last migration of
 * the database; each other line is a row, `["public.leads", { "id": "…" }]`. There are no rules in it.
 */

const format = 1

/** @returns the number of rows */
export async function dump({ query }: OwnedDatabase, file: string): Promise<number> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private') order by 1`,
  )
  // One statement, so that all rows are of one moment.
  const all = tables.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row from ${name} as t`)
  const [rows, version] = await Promise.all([
    query<{ name: string; row: string }>(all.join(' union all ')),
    versionOf(query),
  ])
  const lines = rows.map(({ name, row }) => `[${JSON.stringify(name)}, ${row}]`)
  writeFileSync(file, `${[JSON.stringify({ format, version }), ...lines].join('\n')}\n`, { mode: 0o600 })
  return rows.length
}

/**
 * Loads a dump into an empty database, and brings it to this version.
 *
 * @returns the number of rows
 * @throws Error if the file is none, is of a newer version, or the database has visitors' rows: nothing changes then
 */
export async function load(database: Database, file: string): Promise<number> {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const { version } = readHead(head, file)
  const wanted = await readWanted()
  const migrations = wanted.migrations.filter((migration) => migration.version <= version)
  if (migrations.at(-1)?.version !== version)
    throw new Error(
      `${file} was made by a newer version of the site. Load it with that version, or a newer one.`,
    )
  const rows = new Map<string, object[]>()
  for (const line of lines) {
    const [table, row] = JSON.parse(line) as [string, object]
    const others = rows.get(table)
    if (others) others.push(row)
    else rows.set(table, [row])
  }
  await database.transaction(async (session) => {
    await empty(session, [...rows.keys()])
    // As it was when it was dumped: later migrations move the data.
    await applyIn(session, { ...wanted, migrations }, 'migrations')
    await session.query('set local session_replication_role = replica')
    await session.query('delete from private.settings')
    for (const [table, values] of rows) await insert(session, table, values)
    await session.query('set local session_replication_role = origin')
    await session.query("update private.settings set applied = ''")
    await applyIn(session, wanted)
  })
  return lines.length
}

function readHead(head: string, file: string): { version: string } {
  try {
    const read = JSON.parse(head)
    if (read.format === format && typeof read.version === 'string') return read
  } catch {
    // Another file.
  }
  throw new Error(`${file} is not a dump. Make one with: npm run owner -- dump FILE`)
}

/** Removes our own tables, all without rows of visitors. */
async function empty({ query, script }: Session, tables: readonly string[]): Promise<void> {
  for (const table of ['public.leads', 'public.audit_requests', 'public.bookings']) {
    const [found] = await query('select to_regclass($1) as table', [table])
    if (!found?.['table']) continue
    const [row] = await query(`select exists (select from ${table}) as some`)
    if (row?.['some'])
      throw new Error('The database has leads or calls. A dump is loaded into an empty one only.')
  }
  await script(dropCode)
  for (const table of tables) await script(`drop table if exists ${table} cascade`)
  await script(`
    drop schema if exists private cascade;
    drop table if exists supabase_migrations.schema_migrations;`)
}

async function insert({ query }: Session, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  const names = columns.join(', ')
  for (let first = 0; first < rows.length; first += 500)
    await query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(rows.slice(first, first + 500))],
    )
  const numbered = await query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [table],
  )
  for (const { name } of numbered)
    await query(`select setval(pg_get_serial_sequence($1, $2), (select max("${name}") from ${table}))`, [
      table,
      name,
    ])
}

export async function dumpCommand([file]: readonly string[]): Promise<void> {
  if (!file) throw new Error('Usage: npm run owner -- dump FILE')
  const rows = await asOwner(readLocalSettings(), (database) => dump(database, file))
  console.log(
    `${file} has ${rows} rows. It has personal data, and what signs the links in mails: keep it safe.`,
  )
}

export async function loadCommand([file]: readonly string[]): Promise<void> {
  if (!file) throw new Error('Usage: npm run owner -- load FILE')
  const rows = await withOwnDatabase(readLocalSettings(), (database) => load(database, file))
  console.log(`Loaded ${rows} rows.`)
}
