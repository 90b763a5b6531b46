import { readChallenge, solveChallenge } from '../../../data-access/proof.ts'

/** Fetches and solves a challenge, as the browser does. @returns the `x-altcha` header for one write */
export async function proofFor(url: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/rpc/proof_challenge`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json', 'content-profile': 'api' },
    body: '{}',
  })
  return solved(await answer.json())
}

/** @throws Error if `raw` is not a challenge */
export async function solved(raw: unknown): Promise<string> {
  const challenge = readChallenge(raw)
  const proof = challenge && (await solveChallenge(challenge))
  if (!proof) throw new Error(`No challenge: ${JSON.stringify(raw)}`)
  return proof
}
