import { existsSync } from 'node:fs'
import { type DatabaseLock, lockDatabase, readDatabaseLock } from './database-lock.ts'
import { keepPrivate, type LocalSettings } from './local-settings.ts'

/** A database as its owner has it, whichever process has it open. */
export interface OwnedDatabase {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Asks the functions of the site that runs, and says how it went. */
  readCalendars?(): Promise<string>
}

/**
 * Does the owner's work on the database wherever it is: on the server of DATABASE_URL, in the site that runs, or in a
 * folder that nobody has open.
 *
 * @returns undefined when there is no database yet
 * @throws Error in words for the owner, also for what the database refuses
 */
export async function asOwner<Result>(
  { databaseUrl, dataDir, localDir }: LocalSettings,
  work: (database: OwnedDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const inWords = (database: OwnedDatabase) =>
    work(database).catch((error) => {
      throw new Error(explained(error))
    })
  keepPrivate(localDir)
  if (databaseUrl) {
    const { openPostgres } = await import('./backend/open-postgres.ts')
    const database = await openPostgres(databaseUrl)
    return inWords(database).finally(() => database.close())
  }
  // The embedded database has one process: while the site runs, the site is asked.
  const running = readDatabaseLock(dataDir)
  if (running) return inWords(databaseOfRunningSite(running))
  if (!existsSync(dataDir)) return undefined
  const { openPglite } = await import('./backend/open-pglite.ts')
  const { bringUpToDate } = await import('./backend/migrate.ts')
  const unlock = lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  try {
    const database = await openPglite({ dataDir })
    try {
      // A folder that an older version of the site left behind knows less than the commands want.
      await bringUpToDate(database)
      return await inWords(database)
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

function databaseOfRunningSite({ url, token }: DatabaseLock): OwnedDatabase {
  const ask = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/owner/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (answer?.status === 422) throw await answer.json()
    if (!answer?.ok) throw new Error('The site is starting or stopping. Try again in a few seconds.')
    return answer.json()
  }
  return {
    query: (sql, params = []) => ask('query', { sql, params }),
    readCalendars: () => ask('calendars', null),
  }
}

/** Our own refusals say what to do in their hint, and about what in their detail. */
function explained({ code, message, detail, hint }: Error & Record<'code' | 'detail' | 'hint', string>) {
  if (!code?.startsWith('PT') || !hint) return message
  return detail ? `${hint} (${detail})` : hint
}
