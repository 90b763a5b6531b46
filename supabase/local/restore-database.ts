import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Database } from './backend/database.ts'
import { readMigrations } from './backend/migrate.ts'
import { openPglite } from './backend/open-pglite.ts'
import { fileTime } from './backup-files.ts'
import { lockDatabase } from './database-lock.ts'

export interface Restored {
  /** Where the database is now that was there before. */
  aside: string | undefined
  counts: { leads: number; auditRequests: number; bookings: number }
}

/**
 * Puts a backup in the place of the database in `dataDir`, which is moved aside. The backup is opened beside it first:
 * what cannot be opened, or comes from a newer version of the site, changes nothing.
 *
 * @throws DatabaseInUseError while the site runs
 */
export async function restoreDatabase({
  dataDir,
  file,
  now,
}: {
  dataDir: string
  file: string
  now: Date
}): Promise<Restored> {
  const archive = await readFile(file).catch((cause) => {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause })
  })
  const unlock = lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  const beside = `${dataDir}.restoring`
  try {
    await rm(beside, { recursive: true, force: true })
    const counts = await unpack(beside, new Uint8Array(archive)).catch((cause) => {
      throw new Error(`${file} is not restored: ${(cause as Error).message}`, { cause })
    })
    const aside = existsSync(dataDir) ? `${dataDir}.before-${fileTime(now)}` : undefined
    if (aside) await rename(dataDir, aside)
    await rename(beside, dataDir)
    return { aside, counts }
  } finally {
    await rm(beside, { recursive: true, force: true })
    unlock()
  }
}

async function unpack(dataDir: string, archive: Uint8Array<ArrayBuffer>): Promise<Restored['counts']> {
  const database = await openPglite({ dataDir, archive: decompress(archive) })
  try {
    await refuseUnknown(database)
    const [counts] = await database.query<Restored['counts']>(`
      select (select count(*)::int from public.leads) as leads,
             (select count(*)::int from public.audit_requests) as "auditRequests",
             (select count(*)::int from public.bookings) as bookings`)
    if (!counts) throw new Error('it is empty.')
    return counts
  } finally {
    await database.close()
  }
}

/** Migrations that the backup lacks are applied at the next start; those that we lack cannot be taken back. */
async function refuseUnknown(database: Database): Promise<void> {
  const known = new Set((await readMigrations()).map(({ version }) => version))
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  if (rows.some(({ version }) => !known.has(version))) {
    throw new Error('it was made by a newer version of the site.')
  }
}

/** Bytes. An empty database has about 40 MB. */
const largest = 512 * 2 ** 20

/** Fails on an incomplete archive by its checksum, and on a small file that unpacks to a huge one. */
function decompress(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(gunzipSync(archive, { maxOutputLength: largest }))
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Error('unpacked, it is larger than 512 MB.')
    throw new Error('it is no backup of this site, or not whole.')
  }
}
