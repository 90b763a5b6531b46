import { createChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { prepareProof, solveChallenge } from './proof.ts'
import { saveForm } from './save-form.ts'
import { exampleId, exampleLead } from './testing/examples.ts'
import { fakeBackend, json, refusal } from './testing/fake-backend.ts'

const stored = json(201, { id: exampleId })
const sent = json(200, { ok: true })
const challengeOf = async (number: number) => {
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    hmacKey: 'key',
    maxnumber: 200,
    number,
  })
  return { algorithm, challenge, maxnumber: maxnumber ?? 200, salt, signature }
}
const wanted = (challenge: unknown) => refusal(428, 'PT428', 'proof_required', JSON.stringify(challenge))
const numberIn = (header: string | null | undefined) => (header ? JSON.parse(atob(header)).number : undefined)

test('a save sends the prepared proof without requesting another challenge', async () => {
  const { client, requests } = fakeBackend(json(200, await challengeOf(123)), stored, sent)
  prepareProof(client)
  prepareProof(client)
  await expect.poll(() => requests.length).toBe(1)
  expect((await saveForm(client, exampleLead)).ok).toBe(true)
  expect(requests[0]?.path).toBe('/rest/v1/rpc/proof_challenge')
  expect(requests[1]?.path).toBe('/rest/v1/leads?select=id')
  expect(numberIn(requests[1]?.headers.get('x-altcha'))).toBe(123)
})

test('if the proof is missing or too easy, the challenge in the response is solved and the save retried', async () => {
  const { client, requests } = fakeBackend(
    wanted(await challengeOf(7)),
    wanted(await challengeOf(77)),
    stored,
    sent,
  )
  expect((await saveForm(client, exampleLead)).ok).toBe(true)
  expect(requests.slice(0, 3).map(({ headers }) => numberIn(headers.get('x-altcha')))).toEqual([
    undefined,
    7,
    77,
  ])
})

test('a server that never accepts a proof causes an error, not an endless loop', async () => {
  const { client, requests } = fakeBackend(wanted(await challengeOf(7)))
  expect(await saveForm(client, exampleLead)).toMatchObject({ ok: false, error: { kind: 'proof_required' } })
  expect(requests).toHaveLength(4)
})

test('a challenge without a solution is not solved', async () => {
  const challenge = { ...(await challengeOf(199)), challenge: '0'.repeat(64) }
  expect(await solveChallenge(challenge)).toBeUndefined()
})
