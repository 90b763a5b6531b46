import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../supabase/functions/_shared/database/database.types.ts'

/** The part of supabase-js that the site uses. */
export type BackendClient = Pick<SupabaseClient<Database>, 'from' | 'functions'> & {
  /** Calls a function of the schema `api`, which has nothing else. */
  rpc: PostgrestClient<Database, Record<never, never>, 'api'>['rpc']
}

interface ClientOptions {
  /** The backend's origin: 'https://project.supabase.co', or the site's own. */
  readonly url: string
  /** The publishable key. It is not a secret. */
  readonly key: string
  /** Replaces the network in tests. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Creates a client with the anonymous role. It uses two of the packages of supabase-js and leaves out auth, storage and
 * realtime, which are three quarters of its size.
 */
export function createBackendClient({ url, key, fetch = globalThis.fetch }: ClientOptions): BackendClient {
  const headers = { apikey: key, Authorization: `Bearer ${key}`, 'X-Client-Info': 'supabase-js-web' }
  const rest = new PostgrestClient<Database>(new URL('/rest/v1', url).href, {
    headers,
    schema: 'public',
    fetch: async (...request) => {
      const answer = await fetch(...request)
      noteServerTime(answer.headers.get('date'))
      return answer
    },
  })
  const functions = new FunctionsClient(new URL('/functions/v1', url).href, {
    headers,
    // The lead form navigates away while its notification is in flight, so the request must outlive the page.
    customFetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  })
  const api = rest.schema('api')
  return {
    from: rest.from.bind(rest) as BackendClient['from'],
    rpc: api.rpc.bind(api) as BackendClient['rpc'],
    functions,
  }
}

let pagesClient: BackendClient | undefined

/** The page's client. Without a URL and a key from the build, it uses the embedded backend at the site's origin. */
export function backend(): BackendClient {
  pagesClient ??= createBackendClient({
    url: import.meta.env.VITE_SUPABASE_URL || location.origin,
    key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
  })
  return pagesClient
}

/** The URL of a backend path: on VITE_SUPABASE_URL if the build sets it, otherwise on the site's own origin. */
export const backendPath = (path: `/${string}`): string => (import.meta.env.VITE_SUPABASE_URL ?? '') + path

/*
 * The server's clock decides what can be booked, and a visitor's clock may be off by a day. The Date header of
 * responses corrects it.
 */

/** In ms. Smaller differences are ignored: they come from latency and the header's resolution of 1 s. */
const minDifference = 120_000

/** How far the server's clock is ahead of the browser's, in ms. */
let ahead = 0

/** @param date the `Date` header of a response; `null` if CORS hides it */
function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < minDifference ? 0 : difference
}

/** The current time according to the server's clock, or to the browser's before the first response. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
