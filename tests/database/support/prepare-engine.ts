import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createBackend } from '../../../supabase/local/backend/create-backend.ts'
import { startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseFolder: string
    /** A PostgreSQL server whose database `postgres` is the template; empty for the embedded database. */
    postgresServer: string
    /** The rehearsed project, if the suites run on PostgREST (`npm run test:hosted`). */
    hosted?: { databaseUrl: string; secretKey: string }
  }
}

/** Provides what `database.ts` needs to create a database in each of Vitest's processes. */
export default async function prepareEngine(project: TestProject): Promise<() => void> {
  const server = project.name === 'PostgreSQL' ? await startPostgres() : undefined
  if (server) await (await createBackend({ databaseUrl: server.url() })).close()
  const folder = mkdtempSync(join(tmpdir(), 'databases-'))
  project.provide('databaseFolder', folder)
  project.provide('postgresServer', server?.url() ?? '')
  return () => {
    server?.close()
    // Retries: a worker may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
