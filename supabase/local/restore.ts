import { fromWhereItWasTyped, listBackups } from './backup-files.ts'
import { DatabaseInUseError } from './database-lock.ts'
import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'
import { restoreDatabase } from './restore-database.ts'

/** Puts a backup in the place of the embedded database, and keeps what was there beside it. */
export default async function restore([wanted]: readonly string[]): Promise<void> {
  const { databaseUrl, localDir, dataDir } = readLocalSettings()
  if (databaseUrl) throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_restore.')
  if (!wanted) {
    const known = listBackups(localDir).map((backup) => `  ${backup}`)
    throw new Error(['Usage: npm run owner -- restore FILE', ...known].join('\n'))
  }
  keepPrivate(localDir)
  const file = fromWhereItWasTyped(wanted)
  const { aside, counts } = await restoreDatabase({ dataDir, file, now: new Date() }).catch((error) => {
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
