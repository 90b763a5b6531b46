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
  /** The embedded database's folder. */
  dataDir?: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | undefined
  /** The key of the functions process, at least 20 characters; made up where none is given. */
  secretKey?: string
  /** Skips the wait for the disk: for tests alone. */
  relaxedDurability?: boolean
}

export type Backend = Awaited<ReturnType<typeof serve>>

/** Opens the database, brings it up to date, and proves that visitors cannot read it, before it answers. */
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
    if (response.status >= 500) await tellFault(request.method, response.clone())
    return response
  }
  return {
    /** The secret key is the only one that reaches what visitors cannot; the functions process alone has it. */
    ...keys,
    /** Answers `/rest/v1/*` of a Node server; resolves to false, untouched, for any other path. */
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      door?: { internal: boolean },
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
              internal: door?.internal ?? false,
            })
      await send(answered, response)
      return true
    },
    /** The same without a socket. */
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

/** Without a word of what was sent. */
async function tellFault(method: string, response: Response): Promise<void> {
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
