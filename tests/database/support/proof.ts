import { readChallenge, solveChallenge } from '../../../data-access/proof.ts'

/** @throws Error if `raw` is not a challenge */
export async function solved(raw: unknown): Promise<string> {
  const challenge = readChallenge(raw)
  const proof = challenge && (await solveChallenge(challenge))
  if (!proof) throw new Error(`No challenge: ${JSON.stringify(raw)}`)
  return proof
}
