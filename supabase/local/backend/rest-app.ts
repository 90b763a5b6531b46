import { randomUUID } from 'node:crypto'
import { App } from '@supabase/lite'
import type { Database } from './database.ts'
import { correctContext, currentHeaders, withRequestHeaders } from './rest-context.ts'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
let silenced = false

/**
 * The REST layer logs every rejected request with a stack trace and the visitor's unescaped input, and has no option
 * to turn that off. So console output during a request is dropped; create-backend.ts logs server errors instead.
 */
function silenceRequests(): void {
  if (silenced) return
  silenced = true
  for (const method of methods) {
    const write = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      if (!currentHeaders.getStore()) write(...values)
    }
  }
}

export interface RestKeys {
  publishableKey: string
  secretKey: string
}

export type FetchHandler = (request: Request) => Promise<Response>

/**
 * The PostgREST-compatible layer over an open database, with fixes where it differs from a hosted project.
 * The caller must first check path, key and size (`rest-gate.ts`).
 */
export function createRestApp(database: Database, keys: RestKeys): FetchHandler {
  silenceRequests()
  correctContext(database.connection)
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'] },
    auth: {
      enabled: false,
      // There is no sign-in: with a random secret, no token is valid.
      jwt_secret: randomUUID() + randomUUID(),
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
  })
  return (request) =>
    database.exclusively(() =>
      withRequestHeaders(request.headers, async () => {
        const response = await app.fetch(request)
        // Read the body before releasing the connection, since it may be streamed from a query.
        const body = response.body ? await response.arrayBuffer() : null
        return new Response(body, response)
      }),
    )
}
