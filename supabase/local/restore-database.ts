import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { readMigrations } from './backend/migrate.ts'
import { openPglite } from './backend/open-pglite.ts'
import { fileTime } from './backup-files.ts'
import { lockDatabase } from './database-lock.ts'

/**
 * Replaces the database in `dataDir` with a backup, and moves the old one aside. Opens the backup in a temporary folder
 * first, so that an unreadable backup, or one from a newer version of the site, changes nothing.
 *
 * @returns the new path of the old database, and the row counts of the backup
 * @throws DatabaseInUseError while the site runs
 */
export async function restoreDatabase(dataDir: string, file: string) {
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
    const aside = existsSync(dataDir) ? `${dataDir}.before-${fileTime()}` : undefined
    if (aside) await rename(dataDir, aside)
    await rename(beside, dataDir)
    return { aside, counts }
  } finally {
    await rm(beside, { recursive: true, force: true })
    unlock()
  }
}

async function unpack(dataDir: string, archive: Uint8Array<ArrayBuffer>) {
  const database = await openPglite({ dataDir, archive: decompress(archive) })
  try {
    // Missing migrations are applied at the next start, but unknown ones cannot be undone.
    const known = (await readMigrations()).map(({ version }) => version)
    const newer = await database.query(
      'select from supabase_migrations.schema_migrations where version <> all ($1::text[])',
      [known],
    )
    if (newer.length > 0) throw new Error('it was made by a newer version of the site.')
    const [counts] = await database.query<Record<'leads' | 'auditRequests' | 'bookings', number>>(`
      select (select count(*)::int from public.leads) as leads,
             (select count(*)::int from public.audit_requests) as "auditRequests",
             (select count(*)::int from public.bookings) as bookings`)
    if (!counts) throw new Error('it is empty.')
    return counts
  } finally {
    await database.close()
  }
}

/** Bytes, unpacked. An empty database takes about 40 MB. */
const largest = 512 * 2 ** 20

/** Rejects incomplete archives (by checksum) and decompression bombs. */
function decompress(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(gunzipSync(archive, { maxOutputLength: largest }))
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Error('unpacked, it is larger than 512 MB.')
    throw new Error('it is no backup of this site, or not whole.')
  }
}
