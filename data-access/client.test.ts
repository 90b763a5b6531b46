import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '../supabase/functions/_shared/database/database.types.ts'
import { type BackendClient, createSupabaseClient } from './client.ts'

const url = 'https://project.test/below'
const key = 'sb_publishable_test'

type Sent = {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
  keepalive: boolean
}

/** The requests that a client sends for one call. */
async function sent(
  clientWith: (fetch: typeof globalThis.fetch) => BackendClient,
  call: (client: BackendClient) => PromiseLike<unknown>,
): Promise<Sent[]> {
  const all: Sent[] = []
  await call(
    clientWith(async (input, init = {}) => {
      const { 'x-client-info': _name, ...headers } = Object.fromEntries(new Headers(init.headers))
      const { method = 'GET', body, keepalive = false } = init
      all.push({ url: String(input), method, headers, body, keepalive })
      return new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } })
    }),
  )
  return all
}

const ourClient = (fetch: typeof globalThis.fetch) => createSupabaseClient({ url, key, fetch })
const supabaseClient = (fetch: typeof globalThis.fetch): BackendClient =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    // Node 20 has no WebSocket. supabase-js requires one but does not open it here.
    realtime: { transport: class {} as never },
  })

const calls: Record<string, (client: BackendClient) => PromiseLike<unknown>> = {
  'a database function': (client) => client.rpc('call_of', { secret: 'x' }),
  'a database function with a custom header': (client) =>
    client.rpc('proof_challenge', {}).setHeader('x-altcha', 'y'),
  'an insert': (client) => client.from('leads').insert({ email: 'a@b.org' } as never),
  'a server function': (client) => client.functions.invoke('send-lead-notifications', { body: { id: '1' } }),
}

test.each(Object.entries(calls))('%s sends the same request as supabase-js', async (_name, call) => {
  const [ours, theirs] = [await sent(ourClient, call), await sent(supabaseClient, call)]
  expect(ours).toHaveLength(1)
  expect(ours.map(({ keepalive: _, ...rest }) => rest)).toEqual(
    theirs.map(({ keepalive: _, ...rest }) => rest),
  )
})

test('only requests to server functions use keepalive', async () => {
  const keepalive = await Promise.all(
    Object.values(calls).map(async (call) => (await sent(ourClient, call))[0]?.keepalive),
  )
  expect(keepalive).toEqual([false, false, false, true])
})
