import type { BackendClient } from '../client.ts'
import type { Result } from '../result.ts'
import { readChallenge, solveChallenge } from './solve-challenge.ts'

/** One prepared proof per client. A challenge is valid for two hours, so after one hour get a new one. */
const prepared = new WeakMap<BackendClient, { proof: Promise<string | undefined>; since: number }>()
const maxAgeMs = 60 * 60 * 1000

/** How many more challenges to solve for one save before giving up. */
const maxExtraChallenges = 3

/** Solves a challenge while the visitor types, so that submitting does not wait for it. Never rejects. */
export function prepareProof(client: BackendClient, now: number = Date.now()): void {
  const known = prepared.get(client)
  if (known && now - known.since < maxAgeMs) return
  prepared.set(client, { proof: solveInAdvance(client), since: now })
}

async function solveInAdvance(client: BackendClient): Promise<string | undefined> {
  try {
    const { data } = await client.rpc('proof_challenge', {})
    const challenge = readChallenge(data)
    return challenge && (await solveChallenge(challenge))
  } catch {
    // The save will get a challenge in its response.
    return undefined
  }
}

/**
 * Runs a save with the prepared proof, if any. If the server responds with another challenge, solves it and retries.
 * A failed save does not use up its proof, so the next save reuses it.
 */
export async function withProof<Value>(
  client: BackendClient,
  save: (headers: Record<string, string>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const known = prepared.get(client)
  prepared.delete(client)
  let proof = await known?.proof
  let since = known?.since ?? Date.now()
  for (let attempt = 0; ; attempt += 1) {
    const result = await save(proof === undefined ? {} : { 'x-altcha': proof })
    if (result.ok) return result
    const challenge = result.error.kind === 'proof_required' ? parseChallenge(result.error.detail) : undefined
    if (!challenge) {
      // A newer proof may have been prepared while this save was running.
      if (proof !== undefined && !prepared.has(client))
        prepared.set(client, { proof: Promise.resolve(proof), since })
      return result
    }
    if (attempt === maxExtraChallenges) return result
    proof = await solveChallenge(challenge)
    since = Date.now()
  }
}

function parseChallenge(detail = ''): ReturnType<typeof readChallenge> {
  try {
    return readChallenge(JSON.parse(detail))
  } catch {
    return undefined
  }
}
