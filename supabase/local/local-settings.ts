import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** What the local commands read from the environment, or from a file `.env` in the project's root. */
export interface LocalSettings {
  port: number
  host: string
  dataDir: string
  mailDir: string
  siteDir: string
  databaseUrl: string | undefined
}

/** @throws Error in one sentence when a value makes no sense. */
export function readLocalSettings(): LocalSettings {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { PORT, HOST, DATABASE_URL } = process.env
  const port = Number(PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${PORT}", but a port is a number from 0 to 65535.`)
  }
  return {
    port,
    host: HOST || 'localhost',
    dataDir: join(projectRoot, '.local', 'database'),
    mailDir: join(projectRoot, '.local', 'mail'),
    siteDir: join(projectRoot, 'dist'),
    databaseUrl: DATABASE_URL || undefined,
  }
}
