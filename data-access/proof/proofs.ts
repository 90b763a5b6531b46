import type { BackendClient } from '../client.ts'
import type { Result } from '../result.ts'
import { readChallenge, solveChallenge } from './solve-challenge.ts'

/** One proof in advance per client. A challenge is good for two hours; an hour leaves time for the form. */
const prepared = new WeakMap<BackendClient, { proof: Promise<string | undefined>; since: number }>()
const freshFor = 60 * 60 * 1000

/** Further challenges that one save may be asked to solve. */
const patience = 3

/** Solves a challenge while the visitor types, so that submitting does not wait for it. Never rejects. */
export function prepareProof(client: BackendClient, now: number = Date.now()): void {
  const known = prepared.get(client)
  if (known && now - known.since < freshFor) return
  prepared.set(client, { proof: prove(client), since: now })
}

async function prove(client: BackendClient): Promise<string | undefined> {
  try {
    const { data } = await client.rpc('proof_challenge', {})
    const challenge = readChallenge(data)
    return challenge && (await solveChallenge(challenge))
  } catch {
    // The save asks again.
    return undefined
  }
}

/**
 * Runs a save with the prepared proof, or without one. If the server wants more, repeats it with the answer to the
 * challenge that it sent. A failed save does not use up its proof; the next one reuses it.
 */
export async function withProof<Value>(
  client: BackendClient,
  save: (headers: Record<string, string>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const known = prepared.get(client)
  prepared.delete(client)
  let proof = await known?.proof
  for (let attempt = 0; ; attempt += 1) {
    const result = await save(proof === undefined ? {} : { 'x-altcha': proof })
    if (result.ok) return result
    const challenge = result.error.kind === 'proof_required' ? challengeIn(result.error.detail) : undefined
    if (!challenge || attempt === patience) {
      if (proof !== undefined && !challenge)
        prepared.set(client, { proof: Promise.resolve(proof), since: known?.since ?? Date.now() })
      return result
    }
    proof = await solveChallenge(challenge)
  }
}

function challengeIn(detail = ''): ReturnType<typeof readChallenge> {
  try {
    return readChallenge(JSON.parse(detail))
  } catch {
    return undefined
  }
}
