import type { BackendClient } from '../../data-access/client.ts'

let client: Promise<BackendClient> | undefined

/**
 * The backend's client, loaded when an island first needs it or expects to. Its address and key are set at build time;
 * without them, it uses the site's own origin, where the embedded backend is.
 */
export function backend(): Promise<BackendClient> {
  client ??= import('../../data-access/client.ts').then(({ createSupabaseClient }) =>
    createSupabaseClient({
      url: import.meta.env.VITE_SUPABASE_URL || location.origin,
      key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
    }),
  )
  // Do not cache a failure: the next call tries again.
  client.catch(() => {
    client = undefined
  })
  return client
}

/**
 * Call while a form is being filled in: loads the client, and starts to solve the challenge that submitting needs. Call
 * before each submit too: after a reload, or an attempt that used up its proof, there is none yet.
 */
export function prepareToSend(): Promise<void> {
  return Promise.all([backend(), import('../../data-access/proof/proofs.ts')]).then(
    ([client, { prepareProof }]) => prepareProof(client),
    () => {},
  )
}
