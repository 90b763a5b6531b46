import type { BackendClient } from '../../data-access/client.ts'

let client: Promise<BackendClient> | undefined

/**
 * The backend's client, fetched when an island first needs it or expects to. Its address and key are set at build
 * time; without them the site's own origin answers, as the embedded backend does.
 */
export function backend(): Promise<BackendClient> {
  client ??= import('../../data-access/client.ts').then(({ createSupabaseClient }) =>
    createSupabaseClient({
      url: import.meta.env.VITE_SUPABASE_URL || location.origin,
      key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
    }),
  )
  // A lost connection must not be remembered: the next call tries anew.
  client.catch(() => {
    client = undefined
  })
  return client
}

/**
 * For a form that is being filled in: fetches the client, and begins to solve the challenge that sending will want.
 * Before each sending too: after a reload, or a try that spent its proof, there is none yet.
 */
export function prepareToSend(): Promise<void> {
  return Promise.all([backend(), import('../../data-access/proof/proofs.ts')]).then(
    ([client, { prepareProof }]) => prepareProof(client),
    () => {},
  )
}
