import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../supabase/functions/_shared/database/database.types.ts'
import { noteServerTime } from './server-clock.ts'

/** The part of supabase-js that the site uses. */
export type BackendClient = Pick<SupabaseClient<Database>, 'from' | 'rpc' | 'functions'>

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
export function createSupabaseClient({ url, key, fetch = globalThis.fetch }: ClientOptions): BackendClient {
  const headers = { apikey: key, Authorization: `Bearer ${key}`, 'X-Client-Info': 'supabase-js-web' }
  const rest = new PostgrestClient<Database>(new URL('rest/v1', withSlash(url)).href, {
    headers,
    schema: 'public',
    fetch: async (...request) => {
      const answer = await fetch(...request)
      noteServerTime(answer.headers.get('date'))
      return answer
    },
  })
  const functions = new FunctionsClient(new URL('functions/v1', withSlash(url)).href, {
    headers,
    // The lead form navigates away while its notification is in flight, so the request must outlive the page.
    customFetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  })
  return {
    from: rest.from.bind(rest) as BackendClient['from'],
    rpc: rest.rpc.bind(rest) as BackendClient['rpc'],
    functions,
  }
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)
