import { fromWhereItWasTyped, listBackups } from './backup-files.ts'
import { DatabaseInUseError } from './database-lock.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'
import { keepPrivate } from './private-folder.ts'
import { restoreDatabase } from './restore-database.ts'

// `npm run restore -- FILE`: puts a backup in the place of the embedded database, while the site does not run.

try {
  const { databaseUrl, localDir, dataDir } = readLocalSettings()
  if (databaseUrl) throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_restore.')
  const file = process.argv[3]
  if (!file) {
    const known = listBackups(localDir).map((backup) => `  ${backup}`)
    throw new Error(['Usage: npm run restore -- FILE', ...known].join('\n'))
  }
  keepPrivate(localDir)
  const { aside, counts } = await restoreDatabase({
    dataDir,
    file: fromWhereItWasTyped(file),
    now: new Date(),
  })
  console.log(
    [
      `Restored: ${counts.leads} leads, ${counts.auditRequests} audit requests, ${counts.bookings} calls.`,
      ...(aside ? [printable(`What was there before is in ${aside}`)] : []),
    ].join('\n'),
  )
} catch (error) {
  const text =
    error instanceof DatabaseInUseError
      ? `${error.message}\nStop the site first (Ctrl+C, or kill ${error.lock.pid}); nothing was changed.`
      : (error as Error).message
  console.error(text.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}
