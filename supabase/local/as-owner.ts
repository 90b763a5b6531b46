import { existsSync } from 'node:fs'
import { type DatabaseLock, lockDatabase, readDatabaseLock } from './database-lock.ts'
import { keepPrivate, type LocalSettings } from './local-settings.ts'
import { type OwnerTask, runOwnerTask, type TaskResult } from './owner-tasks.ts'

/**
 * Runs one of the owner's tasks wherever the database is: on the server of DATABASE_URL, in the site that runs, or in a
 * folder that nobody has open.
 *
 * @returns undefined when there is no database yet
 */
export async function asOwner<Task extends OwnerTask>(
  { databaseUrl, dataDir, localDir }: LocalSettings,
  task: Task,
  argument = '',
): Promise<TaskResult<Task> | undefined> {
  keepPrivate(localDir)
  if (databaseUrl) {
    const { openPostgres } = await import('./backend/open-postgres.ts')
    const database = await openPostgres(databaseUrl)
    return runOwnerTask(task, database, argument).finally(() => database.close())
  }
  // The embedded database has one process: while the site runs, the site is asked.
  const running = readDatabaseLock(dataDir)
  if (running) return askRunningSite(running, task, argument)
  if (!existsSync(dataDir)) return undefined
  const { openPglite } = await import('./backend/open-pglite.ts')
  const { migrate, readMigrations } = await import('./backend/migrate.ts')
  const { ensureRoles } = await import('./backend/migrate.ts')
  const unlock = lockDatabase(dataDir, { pid: process.pid, url: '', token: '' })
  try {
    const database = await openPglite({ dataDir })
    try {
      // A folder that an older version of the site left behind knows less than the tasks want.
      await ensureRoles(database)
      await migrate(database, await readMigrations())
      return await runOwnerTask(task, database, argument)
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

async function askRunningSite<Task extends OwnerTask>(
  { url, token }: DatabaseLock,
  task: Task,
  argument: string,
): Promise<TaskResult<Task>> {
  const answer = await fetch(`${url}/owner/${task}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: argument,
  }).catch(() => null)
  if (answer?.status === 422) throw new Error(await answer.text())
  if (!answer?.ok) throw new Error('The site is starting or stopping. Try again in a few seconds.')
  return (await answer.json()) as TaskResult<Task>
}
