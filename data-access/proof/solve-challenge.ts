import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isLike } from '../is-like.ts'

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
export async function solveChallenge(
  challenge: Challenge,
  {
    now = () => performance.now(),
    pause = yieldToBrowser,
  }: { now?: () => number; pause?: () => Promise<void> } = {},
): Promise<string | undefined> {
  const salt = sha256.create().update(utf8ToBytes(challenge.salt))
  const wanted = hexToBytes(challenge.challenge)
  let until = now() + sliceMs
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (number % 32 === 0 && now() > until) {
      await pause()
      until = now() + sliceMs
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

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
