import { existsSync } from 'node:fs'
import { apply } from './backend/apply.ts'
import type { Database } from './backend/database.ts'
import { openPglite } from './backend/open-pglite.ts'
import { openPostgres } from './backend/open-postgres.ts'
import { type DatabaseLock, lockDatabase, readDatabaseLock } from './database-lock.ts'
import { keepPrivate, type LocalSettings } from './local-settings.ts'

/** The database with the owner's rights, whichever process has it open. */
export interface OwnedDatabase {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * Runs `work` on the database: on the server at DATABASE_URL, through the running site, or directly in the data folder.
 *
 * @throws Error with a message for the owner, when there is no database yet or it rejects a statement
 */
export async function asOwner<Result>(
  settings: LocalSettings,
  work: (database: OwnedDatabase) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  const run = (database: OwnedDatabase) =>
    work(database).catch((error) => {
      throw new Error(ownerMessage(error))
    })
  if (databaseUrl) return withOwnDatabase(settings, run)
  // Only one process can open the embedded database, so while the site runs, queries go through it.
  const running = readDatabaseLock(dataDir)
  if (running) return run(databaseOfRunningSite(running))
  if (!existsSync(dataDir))
    throw new Error(`There is no database in ${dataDir} yet. Start the site first: npm start`)
  return withOwnDatabase(settings, async (database) => {
    // The folder may come from an older version of the site.
    await apply(database)
    return run(database)
  })
}

/** Opens the database in this process, as it is; an embedded one is created if there is none. The site must not run. */
export async function withOwnDatabase<Result>(
  { databaseUrl, dataDir, localDir }: LocalSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  keepPrivate(localDir)
  const unlock = databaseUrl
    ? () => undefined
    : lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  try {
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDir)
    return await work(database).finally(() => database.close())
  } finally {
    unlock()
  }
}

function databaseOfRunningSite({ url, token }: DatabaseLock): OwnedDatabase {
  return {
    async query(sql, params = []) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ sql, params }),
      }).catch(() => null)
      if (answer?.status === 422) throw await answer.json()
      if (!answer?.ok) throw new Error('The site is starting or stopping. Try again in a few seconds.')
      return answer.json()
    },
  }
}

/** The address for links: the public site's, or the running one's. */
export const siteUrlOf = ({ dataDir, host, port }: LocalSettings): string =>
  process.env['SITE_URL'] || readDatabaseLock(dataDir)?.siteUrl || `http://${host}:${port}`

const refusals = new Map([
  ['invalid_address', 'Give one whole e-mail address.'],
  ['call_ahead', 'Cancel the call first, by the link in the team’s mail: both calendars hear of it then.'],
])

/** Our own database errors have a name, and in their detail what they concern. */
function ownerMessage({ message, detail }: Error & { detail?: string }) {
  const advice = refusals.get(message)
  return advice && detail ? `${advice} (${detail})` : (advice ?? message)
}
