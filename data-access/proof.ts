import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Result } from './ask-backend.ts'
import type { BackendClient } from './backend.ts'
import { isLike } from './is-like.ts'

/** One prepared proof per client. A challenge is valid for two hours, so after one hour get a new one. */
const prepared = new WeakMap<BackendClient, { proof: Promise<string | undefined>; since: number }>()
const maxAgeMs = 60 * 60 * 1000

/** How many more challenges to solve for one save before giving up. */
const maxExtraChallenges = 3

/** Solves a challenge while the visitor types, so that submitting does not wait for it. Never rejects. */
export function prepareProof(client: BackendClient): void {
  const known = prepared.get(client)
  if (!known || Date.now() - known.since > maxAgeMs) keep(client, solveInAdvance(client))
}

const keep = (client: BackendClient, proof: Promise<string | undefined>) =>
  prepared.set(client, { proof, since: Date.now() })

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
 * Only a save that succeeds uses up its proof.
 */
export async function withProof<Value>(
  client: BackendClient,
  save: (headers: Record<string, string>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  for (let extra = 0; ; extra += 1) {
    const proof = await prepared.get(client)?.proof
    const result = await save(proof === undefined ? {} : { 'x-altcha': proof })
    if (result.ok || proof === undefined) prepared.delete(client)
    const isAsked = !result.ok && result.error.kind === 'proof_required' && extra < maxExtraChallenges
    const challenge = isAsked ? parseChallenge(result.error.detail) : undefined
    if (!challenge) return result
    keep(client, solveChallenge(challenge))
  }
}

function parseChallenge(detail = ''): ReturnType<typeof readChallenge> {
  try {
    return readChallenge(JSON.parse(detail))
  } catch {
    return undefined
  }
}

const example = { algorithm: 'SHA-256', challenge: '', maxnumber: 0, salt: '', signature: '' }

/** An ALTCHA version 1 challenge: find the number for which the hash of salt + number equals `challenge`. */
export type Challenge = typeof example

/** Validates a challenge from the server; undefined if it is malformed. */
export function readChallenge(raw: unknown): Challenge | undefined {
  const isValid = isLike(raw, example) && raw.algorithm === 'SHA-256' && /^[0-9a-f]{64}$/.test(raw.challenge)
  return isValid ? raw : undefined
}

/** Milliseconds of work before yielding to the browser, so that typing stays smooth. */
const sliceMs = 8

/**
 * Tries the numbers one by one and yields to the browser in between. Does not use crypto.subtle: it is asynchronous,
 * has more overhead per call than the hash itself, and is missing on plain http.
 *
 * @returns the value of the `x-altcha` header, or undefined if no number matches
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const salt = sha256.create().update(utf8ToBytes(challenge.salt))
  const wanted = hexToBytes(challenge.challenge)
  let until = performance.now() + sliceMs
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (number % 32 === 0 && performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + sliceMs
    }
    const digest = salt
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest()
    if (digest[0] === wanted[0] && bytesToHex(digest) === challenge.challenge) {
      const { maxnumber: _known, ...proved } = challenge
      return btoa(JSON.stringify({ ...proved, number }))
    }
  }
  return undefined
}
