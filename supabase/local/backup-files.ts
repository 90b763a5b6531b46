import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folderOf = (localDir: string) => join(localDir, 'backups')

/** For example `.local/backups/2026-11-21T18-20-00Z.tar.gz`; the names sort by time. */
export function newBackupFile(localDir: string): string {
  return join(folderOf(localDir), `${fileTime()}.tar.gz`)
}

/** Newest last. */
export function listBackups(localDir: string): string[] {
  const folder = folderOf(localDir)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))
  return files.sort().map((name) => join(folder, name))
}

export function fileTime(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

/** Resolves a path against the user's working directory: npm runs scripts in the project root. */
export function fromCallerDirectory(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', file)
}
