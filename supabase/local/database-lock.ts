import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which process has the embedded database open, and how to send it queries. */
export interface DatabaseLock {
  pid: number
  siteUrl?: string
  /** The loopback URL that `npm run owner` sends queries to. */
  url: string
  token: string
}

/** Contains one file for each process that has, or wants, the database. */
const folderOf = (dataDir: string) => `${dataDir}.locks`

/**
 * Locks a data folder until the returned function is called: two processes in one corrupt it, and PGlite itself does
 * not prevent that. Locks of processes that no longer run are removed.
 *
 * @throws Error if another process holds it
 */
export function lockDatabase(dataDir: string, lock: DatabaseLock): () => void {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const own = join(folder, `${randomUUID()}.json`)
  // Mode 600: the file contains the token. Renamed, so that no process reads half of it.
  writeFileSync(`${own}.part`, JSON.stringify(lock), { mode: 0o600 })
  renameSync(`${own}.part`, own)
  // Each process writes its lock before it looks for others: of two that start together, at least one sees the other.
  const holder = runningLocks(dataDir).find(({ file }) => file !== own)
  if (holder) {
    rmSync(own)
    const { pid } = holder.lock
    throw new Error(`The local database is in use by process ${pid}. Stop it first: Ctrl+C, or kill ${pid}.`)
  }
  return () => rmSync(own, { force: true })
}

/** The lock of the running process that holds a data folder. */
export const readDatabaseLock = (dataDir: string): DatabaseLock | undefined => runningLocks(dataDir)[0]?.lock

function runningLocks(dataDir: string): { file: string; lock: DatabaseLock }[] {
  const folder = folderOf(dataDir)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return files.flatMap((name) => {
    const file = join(folder, name)
    try {
      const lock = JSON.parse(readFileSync(file, 'utf8')) as DatabaseLock
      if (isRunning(lock.pid)) return [{ file, lock }]
    } catch {
      // Another process has just removed it.
    }
    // No other lock ever has this name, so this cannot remove that of a running process.
    rmSync(file, { force: true })
    return []
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // After a reboot, another program may have this process id.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return true
  }
}
