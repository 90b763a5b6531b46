import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Which process has the embedded database open, and how to ask it for what it holds. */
export interface DatabaseLock {
  pid: number
  /** Where `npm run owner -- leads` asks; on the loopback address. */
  url: string
  token: string
}

/** Two processes in one data folder destroy it; the embedded database itself does not notice. */
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
 * Claims a data folder until the returned function is called. A lock whose process is gone does not count.
 *
 * @throws DatabaseInUseError when another living process has it.
 */
export function lockDatabase(dataDir: string, lock: DatabaseLock): () => void {
  const file = lockFile(dataDir)
  mkdirSync(dirname(file), { recursive: true })
  const holder = readDatabaseLock(dataDir)
  if (holder) throw new DatabaseInUseError(holder, file)
  rmSync(file, { force: true })
  // Fails when another process was faster; the token is for this user's eyes alone.
  writeFileSync(file, JSON.stringify(lock), { flag: 'wx', mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The living holder of a data folder. */
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
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // After a restart of the machine the number may belong to some other program.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return true
  }
}
