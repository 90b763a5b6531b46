import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isLike } from '../is-like.ts'

const example = { algorithm: 'SHA-256', challenge: '', maxnumber: 0, salt: '', signature: '' }

/** A challenge of ALTCHA's scheme, version 1: which number, put behind the salt, has this hash? */
export type Challenge = typeof example

/** A challenge from outside; undefined for anything else. */
export function readChallenge(raw: unknown): Challenge | undefined {
  const isOne = isLike(raw, example) && raw.algorithm === 'SHA-256' && /^[0-9a-f]{64}$/.test(raw.challenge)
  return isOne ? raw : undefined
}

/** Milliseconds of work before yielding to the browser, so that typing stays smooth. */
const slice = 8

/**
 * Tries the numbers one by one, and yields in between. Does not use crypto.subtle, which is asynchronous, costs more per
 * call than the hash itself, and is missing on plain http.
 *
 * @returns the proof in the header's format, or undefined if no number fits
 */
export async function solveChallenge(
  challenge: Challenge,
  {
    now = () => performance.now(),
    pause = breathe,
  }: { now?: () => number; pause?: () => Promise<void> } = {},
): Promise<string | undefined> {
  const salt = sha256.create().update(utf8ToBytes(challenge.salt))
  const wanted = hexToBytes(challenge.challenge)
  let until = now() + slice
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (number % 32 === 0 && now() > until) {
      await pause()
      until = now() + slice
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

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
