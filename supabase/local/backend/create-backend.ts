import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestBody } from '../../functions/_shared/http.ts'
import { cloneDatabaseTemplate } from '../database-template.ts'
import { databaseIsDown, readBody, send, tooLarge } from './answers.ts'
import { apply } from './apply.ts'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { answerRest, type RestRequest } from './rest.ts'

export const publishableKey = 'sb_publishable_local'

export interface BackendOptions {
  /** The folder of the embedded database. Created from the migrated template if it is missing. */
  dataDir?: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | undefined
  /** The key of the functions process, at least 20 characters; random by default. */
  secretKey?: string
  /** Does not wait for writes to reach the disk; for tests only. */
  relaxedDurability?: boolean | undefined
}

export type Backend = Awaited<ReturnType<typeof createBackend>>

export async function createBackend({ secretKey = newSecretKey(), ...options }: BackendOptions) {
  const database = await openDatabase(options)
  try {
    await apply(database)
  } catch (error) {
    await database.close()
    throw error
  }
  const keys = { publishableKey, secretKey }
  let closed = false
  const answer = async (request: RestRequest): Promise<Response> =>
    closed ? databaseIsDown() : answerRest(database, keys, request)

  return {
    /** The secret key bypasses row level security; only the functions process has it. */
    ...keys,
    /** Answers `/rest/v1/*`. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { method = 'GET', url: target = '/' } = request
      const body = await readBody(request, largestBody)
      const headers = new Headers(request.headers as Record<string, string>)
      const peerAddress = request.socket.remoteAddress ?? ''
      const answered =
        body === 'too large' ? tooLarge() : await answer({ method, target, headers, body, peerAddress })
      await send(answered, response)
    },
    /** Like `handle`, without a socket. */
    fetch: answer,
    /** Runs SQL as the owner. */
    query: database.query,
    async close(): Promise<void> {
      closed = true
      await database.close()
    },
  }
}

async function openDatabase({
  databaseUrl,
  dataDir = '',
  relaxedDurability,
}: BackendOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (!existsSync(dataDir)) await cloneDatabaseTemplate(dataDir)
  return openPglite(dataDir, relaxedDurability)
}

export function newSecretKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`
}
