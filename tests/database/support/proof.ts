import { readChallenge, solveChallenge } from '../../../data-access/proof/solve-challenge.ts'

/** The value of the header `x-altcha` for one write, as the browser would find it. */
export async function proofFor(url: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/rpc/proof_challenge`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: '{}',
  })
  return solved(await answer.json())
}

/** @throws Error when this is no challenge */
export async function solved(raw: unknown): Promise<string> {
  const challenge = readChallenge(raw)
  const proof = challenge && (await solveChallenge(challenge))
  if (!proof) throw new Error(`No challenge: ${JSON.stringify(raw)}`)
  return proof
}
