import { asOwner } from './as-owner.ts'
import { fromCallerDirectory, listBackups, newBackupFile } from './backup-files.ts'
import { DatabaseInUseError } from './database-lock.ts'
import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'
import { restoreDatabase } from './restore-database.ts'
import { writeBackup } from './write-backup.ts'

/** Writes the embedded database to one file. */
export async function backup([wanted]: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  if (settings.databaseUrl)
    throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_dump.')
  const file = wanted ? fromCallerDirectory(wanted) : newBackupFile(settings.localDir)
  const bytes = await asOwner(settings, (database) => writeBackup(database, file))
  if (bytes === undefined) throw new Error('There is no database yet.')
  console.log(printable(`${file} (${Math.ceil(bytes / 1024)} kB)`))
  console.log(printable(`To restore it: npm run owner -- restore ${file}`))
}

/** Replaces the embedded database with a backup, and keeps the old database beside it. */
export async function restore([wanted]: readonly string[]): Promise<void> {
  const { databaseUrl, localDir, dataDir } = readLocalSettings()
  if (databaseUrl) throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_restore.')
  if (!wanted) {
    const known = listBackups(localDir).map((backup) => `  ${backup}`)
    throw new Error(['Usage: npm run owner -- restore FILE', ...known].join('\n'))
  }
  keepPrivate(localDir)
  const file = fromCallerDirectory(wanted)
  const { aside, counts } = await restoreDatabase(dataDir, file).catch((error) => {
    if (!(error instanceof DatabaseInUseError)) throw error
    throw new Error(
      `${error.message}\nStop the site first (Ctrl+C, or kill ${error.lock.pid}); nothing was changed.`,
    )
  })
  console.log(
    [
      `Restored: ${counts.leads} leads, ${counts.auditRequests} audit requests, ${counts.bookings} calls.`,
      ...(aside ? [printable(`What was there before is in ${aside}`)] : []),
    ].join('\n'),
  )
}
