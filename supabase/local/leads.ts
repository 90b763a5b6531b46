import { existsSync } from 'node:fs'
import { lockDatabase, readDatabaseLock } from './database-lock.ts'
import { type LocalSettings, readLocalSettings } from './local-settings.ts'
import { printable, printableJson } from './printable.ts'
import { keepPrivate } from './private-folder.ts'
import { readLeads, type Submissions } from './read-leads.ts'
import { submissionTables } from './submission-tables.ts'

// `npm run leads [-- --json]`: what visitors have left, whether the site is running or not.

try {
  const submissions = await submissionsOf(readLocalSettings())
  console.log(process.argv.includes('--json') ? printableJson(submissions) : submissionTables(submissions))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}

async function submissionsOf({ databaseUrl, dataDir, localDir }: LocalSettings): Promise<Submissions> {
  keepPrivate(localDir)
  if (databaseUrl) {
    const { openPostgres } = await import('./backend/open-postgres.ts')
    const database = await openPostgres(databaseUrl)
    return readLeads(database).finally(() => database.close())
  }
  // The embedded database has one process: while the site runs, the site is asked.
  const running = readDatabaseLock(dataDir)
  if (running) return askRunningSite(running.url, running.token)
  if (!existsSync(dataDir)) return { leads: [], auditRequests: [], bookings: [], waiting: [] }
  const { openPglite } = await import('./backend/open-pglite.ts')
  const unlock = lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  try {
    const database = await openPglite({ dataDir })
    return await readLeads(database).finally(() => database.close())
  } finally {
    unlock()
  }
}

async function askRunningSite(url: string, token: string): Promise<Submissions> {
  const answer = await fetch(`${url}/leads`, { headers: { authorization: `Bearer ${token}` } }).catch(
    () => null,
  )
  if (!answer?.ok) throw new Error('The site is starting or stopping. Try again in a few seconds.')
  return (await answer.json()) as Submissions
}
