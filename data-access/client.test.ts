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

/** What a client sends for one call. */
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

const ours = (fetch: typeof globalThis.fetch) => createSupabaseClient({ url, key, fetch })
const whole = (fetch: typeof globalThis.fetch): BackendClient =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    // Node 20 has no WebSocket; the client wants one at hand, and never opens it.
    realtime: { transport: class {} as never },
  })

const calls: Record<string, (client: BackendClient) => PromiseLike<unknown>> = {
  'a function of the database': (client) => client.rpc('call_of', { secret: 'x' }),
  'the same with a header of its own': (client) =>
    client.rpc('proof_challenge', {}).setHeader('x-altcha', 'y'),
  'a row': (client) => client.from('leads').insert({ email: 'a@b.org' } as never),
  'a server function': (client) => client.functions.invoke('send-lead-notifications', { body: { id: '1' } }),
}

test.each(Object.entries(calls))('%s is asked for as supabase-js asks', async (_name, call) => {
  const [mine, theirs] = [await sent(ours, call), await sent(whole, call)]
  expect(mine).toHaveLength(1)
  expect(mine.map(({ keepalive: _, ...rest }) => rest)).toEqual(
    theirs.map(({ keepalive: _, ...rest }) => rest),
  )
})

test('a notification outlives the page that it is sent from, and nothing else does', async () => {
  const outlives = await Promise.all(
    Object.values(calls).map(async (call) => (await sent(ours, call))[0]?.keepalive),
  )
  expect(outlives).toEqual([false, false, false, true])
})
