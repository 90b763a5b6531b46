import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

let usual: number | undefined

/**
 * Makes a folder this user's alone, with everything in it, and everything that this process writes from now on: the
 * embedded database makes its files itself, and gives them to whomever the process lets read.
 */
export function keepPrivate(folder: string): void {
  usual ??= process.umask(0o077)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // What a link leads to is not ours.
    if (entry.isSymbolicLink()) continue
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

/** Starts a process whose files anybody may read, as those of a built site have to be. */
export function withUsualUmask<T>(start: () => T): T {
  if (usual === undefined) return start()
  const own = process.umask(usual)
  try {
    return start()
  } finally {
    process.umask(own)
  }
}
