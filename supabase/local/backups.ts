import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { asOwner } from './as-owner.ts'
import { bringUpToDate, readMigrations } from './backend/migrate.ts'
import { openPglite } from './backend/open-pglite.ts'
import { lockDatabase } from './database-lock.ts'
import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { ownerCommand, printable } from './printable.ts'
import type { Row } from './tables.ts'

/** A backup contains the rows, because the database's own files still contain deleted data. */
interface Backup {
  /** By name, such as `public.leads`. */
  tables: Record<string, Row[]>
  sequences: Record<string, number>
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : []

/** The backups, and the databases that `restore` replaced. */
export const listCopies = (localDir: string) => [
  ...filesIn(join(localDir, 'backups')),
  ...filesIn(localDir).filter((path) => path.includes(`${sep}database.before-`)),
]

/** Such as `2026-11-21T18-20-00Z`, which is also a valid file name on Windows, and sorts by time. */
const fileTime = () => `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Resolves a path against the user's working directory: npm runs scripts in the project root. */
const fromCallerDirectory = (file: string) => resolve(process.env['INIT_CWD'] ?? '', file)

export async function backup([wanted]: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  if (settings.databaseUrl)
    throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_dump.')
  const file = wanted
    ? fromCallerDirectory(wanted)
    : join(settings.localDir, 'backups', `${fileTime()}.json.gz`)
  const content = await asOwner(settings, async ({ query }) => {
    const tables = await query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private', 'supabase_migrations')`)
    const rows = tables.map(
      ({ name }) => `'${name}', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${name} as t)`,
    )
    // One statement, so that all tables are from the same snapshot even while the site runs.
    const [row] = await query<{ backup: string }>(`
      select jsonb_build_object('tables', jsonb_build_object(${rows.join(', ')}), 'sequences',
        (select coalesce(jsonb_object_agg(format('%I.%I', schemaname, sequencename), last_value), '{}') from pg_sequences
          where schemaname in ('public', 'private') and last_value is not null))::text as backup`)
    return row?.backup ?? ''
  })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // `wx` fails if the file exists: a backup never replaces an older one.
  await writeFile(file, gzipSync(content), { flag: 'wx', mode: 0o600 })
  console.log(printable(file))
  console.log(printable(`To restore it: ${ownerCommand('restore', file)}`))
}

/** Replaces the embedded database with a backup, and keeps the old database beside it. */
export async function restore([wanted]: readonly string[]): Promise<void> {
  const { databaseUrl, localDir, dataDir } = readLocalSettings()
  if (databaseUrl) throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_restore.')
  if (!wanted) {
    const known = filesIn(join(localDir, 'backups')).map((each) => `  ${each}`)
    throw new Error(['Usage: npm run owner -- restore FILE', ...known].join('\n'))
  }
  keepPrivate(localDir)
  const file = fromCallerDirectory(wanted)
  const packed = await readFile(file).catch((cause: Error) => {
    throw new Error(`${file} cannot be read: ${cause.message}`, { cause })
  })
  let content: Backup
  try {
    content = JSON.parse(gunzipSync(packed).toString())
  } catch {
    throw new Error(`${file} is not a complete backup of this site.`)
  }
  const unlock = lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  const beside = `${dataDir}.restoring`
  try {
    await rm(beside, { recursive: true, force: true })
    await load(beside, content).catch((cause) => {
      throw new Error(`${file} is not restored: ${(cause as Error).message}`, { cause })
    })
    const aside = `${dataDir}.before-${fileTime()}`
    const had = existsSync(dataDir)
    const before = had ? await addressesIn(dataDir) : null
    if (had) await rename(dataDir, aside)
    await rename(beside, dataDir)
    const count = (table: string) => content.tables[table]?.length ?? 0
    console.log(
      `Restored: ${count('public.leads')} leads, ${count('public.audit_requests')} audit requests, ${count('public.bookings')} calls.`,
    )
    if (had) console.log(printable(`What was there before is in ${aside}`))
    const back = before ? addresses(content).filter((address) => !before.includes(address)) : []
    if (back.length > 0) {
      console.log('These people are back, though they were deleted after the backup. To delete them again:')
      for (const address of back) console.log(printable(`  ${ownerCommand('forget', address, '--yes')}`))
    }
    if (had && !before)
      console.log('The database before could not be read: check whom you have deleted since.')
  } finally {
    await rm(beside, { recursive: true, force: true })
    unlock()
  }
}

/** Everybody who wrote or booked. */
const addresses = ({ tables }: Pick<Backup, 'tables'>): string[] => {
  const rows = ['leads', 'audit_requests', 'bookings'].flatMap((name) => tables[`public.${name}`] ?? [])
  return [...new Set(rows.map(({ email }) => String(email).toLowerCase()))].sort()
}

/** Those in the database that a backup replaces; null if it does not open. */
async function addressesIn(dataDir: string): Promise<string[] | null> {
  const database = await openPglite(dataDir).catch(() => null)
  if (!database) return null
  try {
    const rows = await database.query(`
      select email from public.leads union select email from public.audit_requests union select email from public.bookings`)
    return addresses({ tables: { 'public.leads': rows } })
  } catch {
    return null
  } finally {
    await database.close()
  }
}

/** Loads the rows into a new database with the migrations of the backup, and then applies those that it lacks. */
async function load(dataDir: string, { tables, sequences }: Backup): Promise<void> {
  const migrations = await readMigrations()
  const applied = tables['supabase_migrations.schema_migrations']?.map((row) => row['version']) ?? []
  const database = await openPglite(dataDir)
  try {
    await bringUpToDate(
      database,
      migrations.filter(({ version }) => applied.includes(version)),
    )
    await database.transaction(async (query) => {
      // Disables triggers and foreign keys, so that rows are loaded unchanged.
      await query('set local session_replication_role = replica')
      for (const [name, rows] of Object.entries(tables)) {
        await query(`delete from ${name}`)
        await query(
          `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
          [JSON.stringify(rows)],
        )
      }
      for (const [name, value] of Object.entries(sequences))
        await query('select setval($1, $2)', [name, value])
    })
    await bringUpToDate(database)
  } finally {
    await database.close()
  }
}
