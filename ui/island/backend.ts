import type { BackendClient } from '../../data-access/client.ts'
import { fail, type Result } from '../../data-access/result.ts'
import { loadOnce } from './load-once.ts'

/** The URL of a backend path: on VITE_SUPABASE_URL if the build sets it, otherwise on the site's own origin. */
export const backendPath = (path: `/${string}`): string => (import.meta.env.VITE_SUPABASE_URL ?? '') + path

/** The backend's client. Without a URL and a key from the build, it uses the embedded backend at the site's origin. */
export const backend = loadOnce(async (): Promise<BackendClient> => {
  const { createSupabaseClient } = await import('../../data-access/client.ts')
  return createSupabaseClient({
    url: import.meta.env.VITE_SUPABASE_URL || location.origin,
    key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
  })
})

/** Asks the backend. That something could not be loaded is an answer, too. */
export const ask = <Value>(send: (client: BackendClient) => Promise<Result<Value>>): Promise<Result<Value>> =>
  backend()
    .then(send)
    .catch((error) => fail('offline', String(error)))

/**
 * Loads the client and starts to solve the proof-of-work challenge that submitting requires. Call it while a form is
 * filled in, and before each submit: the proof may be missing after a reload, or used up by an earlier attempt.
 */
export function prepareToSend(): Promise<void> {
  return Promise.all([backend(), import('../../data-access/proof.ts')]).then(
    ([client, { prepareProof }]) => prepareProof(client),
    () => {},
  )
}
