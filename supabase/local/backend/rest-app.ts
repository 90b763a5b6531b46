import { randomUUID } from 'node:crypto'
import { App } from '@supabase/lite'
import type { Database } from './database.ts'
import { correctContext, currentHeaders, withRequestHeaders } from './rest-context.ts'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
let silenced = false

/**
 * The REST layer writes every refused request to the console, with a stack and with what the visitor typed, escape
 * characters and all. It has no option for that: what is written while it works on a request is dropped. A fault is
 * told by whoever sees the answer, in words of our own.
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
 * The PostgREST-compatible layer over an open database, corrected where it would differ from a hosted project.
 * The caller must have checked path, key and size (`rest-gate.ts`).
 */
export function createRestApp(database: Database, keys: RestKeys): FetchHandler {
  silenceRequests()
  correctContext(database.connection)
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'] },
    auth: {
      enabled: false,
      // Nobody signs in: a secret that nobody knows makes every forged token worthless.
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
        // Read to its end while the connection is still ours: a body may be produced by a query.
        const body = response.body ? await response.arrayBuffer() : null
        return new Response(body, response)
      }),
    )
}
