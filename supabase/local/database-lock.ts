import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Which process has the embedded database open, and how to send it queries. */
export interface DatabaseLock {
  pid: number
  /** The loopback URL that `npm run owner` sends queries to. */
  url: string
  token: string
}

/** Two processes in one data folder corrupt it, and PGlite itself does not prevent that. */
export class DatabaseInUseError extends Error {
  constructor(
    readonly lock: DatabaseLock,
    file: string,
  ) {
    super(`The local database is in use by process ${lock.pid} (${file}).`)
  }
}

function lockFile(dataDir: string): string {
  return `${dataDir}.lock`
}

/**
 * Locks a data folder until the returned function is called. A lock of a process that no longer runs is ignored.
 *
 * @throws DatabaseInUseError if another running process holds the lock
 */
export function lockDatabase(dataDir: string, lock: DatabaseLock): () => void {
  const file = lockFile(dataDir)
  mkdirSync(dirname(file), { recursive: true })
  const holder = readDatabaseLock(dataDir)
  if (holder) throw new DatabaseInUseError(holder, file)
  rmSync(file, { force: true })
  // `wx` fails if another process was faster. Mode 600: the file contains the token.
  writeFileSync(file, JSON.stringify(lock), { flag: 'wx', mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The lock of the running process that holds a data folder. */
export function readDatabaseLock(dataDir: string): DatabaseLock | undefined {
  let lock: DatabaseLock
  try {
    lock = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as DatabaseLock
  } catch {
    return undefined
  }
  return isRunning(lock.pid) ? lock : undefined
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
