import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

export type BackendClient = SupabaseClient<Database>

interface ClientOptions {
  /** The backend's origin: 'https://project.supabase.co', or the site's own. */
  readonly url: string
  /** The publishable key; it may be public. */
  readonly key: string
  /** For tests: stands in for the network. */
  readonly fetch?: typeof globalThis.fetch
  /** For Node 20, which has no WebSocket of its own and where the client does not start without one. */
  readonly transport?: NonNullable<SupabaseClientOptions<'public'>['realtime']>['transport']
}

/** The one door to the backend, as its anonymous role. Keeps no session and opens no socket. */
export function createSupabaseClient({ url, key, fetch, transport }: ClientOptions): BackendClient {
  const send = fetch ?? globalThis.fetch
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      // The lead form goes on to another page while its notification is under way: it has to outlive this one.
      fetch: (input, init) =>
        String(input).includes('/functions/v1/')
          ? send(input, { ...init, keepalive: true })
          : send(input, init),
    },
    ...(transport ? { realtime: { transport } } : {}),
  })
}
