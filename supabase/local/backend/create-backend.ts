import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { printable } from '../printable.ts'
import { databaseIsDown, readBody, send, tooLarge } from './answers.ts'
import type { Database } from './database.ts'
import { applyBookingSettings, bringUpToDate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { createRestApp } from './rest-app.ts'
import { type GateRequest, passRestGate } from './rest-gate.ts'
import { selfTest } from './self-test.ts'

export const publishableKey = 'sb_publishable_local'
const bodyLimit = 64 * 1024

export interface BackendOptions {
  /** The folder of the embedded database. */
  dataDir?: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | undefined
  /** The key of the functions process, at least 20 characters; random by default. */
  secretKey?: string
  /** Does not wait for writes to reach the disk; for tests only. */
  relaxedDurability?: boolean
}

export type Backend = Awaited<ReturnType<typeof serve>>

/** Opens and migrates the database, and checks that visitors cannot read it, before serving requests. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const database = await openDatabase(options)
  try {
    await bringUpToDate(database)
    await applyBookingSettings(database)
    return await serve(database, options.secretKey ?? newSecretKey())
  } catch (error) {
    await database.close()
    throw error
  }
}

function openDatabase({
  databaseUrl,
  dataDir,
  relaxedDurability = false,
}: BackendOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (!dataDir) throw new Error('createBackend needs a dataDir or a databaseUrl')
  return openPglite({ dataDir, relaxedDurability })
}

export function newSecretKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`
}

async function serve(database: Database, secretKey: string) {
  const keys = { publishableKey, secretKey }
  const rest = createRestApp(database, keys)
  await selfTest(rest, keys)
  let closed = false

  const answer = async (request: GateRequest): Promise<Response> => {
    if (closed) return databaseIsDown()
    if (request.body && request.body.length > bodyLimit) return tooLarge()
    const passed = passRestGate(request, keys)
    if (passed instanceof Response) return passed
    const response = await rest(passed)
    if (response.status >= 500) await logServerError(request.method, response.clone())
    return response
  }
  return {
    /** The secret key bypasses row level security; only the functions process has it. */
    ...keys,
    /** Answers `/rest/v1/*`; resolves to false without touching the response for any other path. */
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      from?: { internal: boolean },
    ): Promise<boolean> {
      const target = request.url ?? '/'
      if (!/^\/rest\/v1(\/|$)/.test(target.split('?')[0] ?? '')) return false
      const body = await readBody(request, bodyLimit)
      const answered =
        body === 'too large'
          ? tooLarge()
          : await answer({
              method: request.method ?? 'GET',
              target,
              headers: toHeaders(request),
              body,
              peerAddress: request.socket.remoteAddress ?? '',
              internal: from?.internal ?? false,
            })
      await send(answered, response)
      return true
    },
    /** Like `handle`, without a socket. */
    fetch: answer,
    /** Runs SQL as the owner. */
    query: <Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]) =>
      database.query<Row>(sql, params),
    async close(): Promise<void> {
      closed = true
      await database.close()
    },
  }
}

/** Logs only method, status and error code, since the request may contain personal data. */
async function logServerError(method: string, response: Response): Promise<void> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown }
  console.error(printable(`[database] ${method} answered ${response.status} (${String(code ?? 'no code')})`))
}

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
