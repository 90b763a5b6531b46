import { readFileSync } from 'node:fs'

export type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  link?: boolean
  dev?: boolean
  optional?: boolean
}
export type LockFile = { packages: Record<string, LockEntry> }

export const lockPath = new URL('../../package-lock.json', import.meta.url).pathname

export const readLockFile = (): LockFile => JSON.parse(readFileSync(lockPath, 'utf8')) as LockFile

/** `node_modules/a/node_modules/@b/c` holds the package `@b/c`. */
export const packageName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)
