import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export type LocalSettings = ReturnType<typeof readLocalSettings>

/**
 * The local commands' settings, from the environment or a `.env` file in the project root.
 *
 * @throws Error if PORT is invalid
 */
export function readLocalSettings() {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { PORT, HOST, DATABASE_URL, LOCAL_DIR, SITE_DIR } = process.env
  const local = resolve(projectRoot, LOCAL_DIR || '.local')
  const port = Number(PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${PORT}", but a port is a number from 0 to 65535.`)
  }
  return {
    port,
    host: HOST || 'localhost',
    /** Contains personal data: the database and the caught mails. Set by `LOCAL_DIR`. */
    localDir: local,
    dataDir: join(local, 'database'),
    mailDir: join(local, 'mail'),
    siteDir: resolve(projectRoot, SITE_DIR || 'dist'),
    databaseUrl: DATABASE_URL || undefined,
  }
}

/** Creates a folder that only this user can enter, which also protects everything in it. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
