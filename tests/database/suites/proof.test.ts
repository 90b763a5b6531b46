import { createChallenge } from 'altcha-lib/v1'
import { beforeEach, expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { solved } from '../support/proof.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

type Proof = { algorithm: string; challenge: string; number: number; salt: string; signature: string }
const pack = (proof: unknown) => btoa(JSON.stringify(proof))
const unpack = (proof: string): Proof => JSON.parse(atob(proof))

beforeEach(() => query('update private.settings set proof_numbers = 50'))
const visitor = (address?: string) => database.visitor(address)
const challenge = async (address?: string) => (await visitor(address).call('proof_challenge', {})).body
const proof = async (address?: string) => solved(await challenge(address))
const prefer = { prefer: 'return=representation' }
const insert = (row: object, header: string | undefined, table = 'leads', address?: string) =>
  visitor(address).post(`${table}?select=id`, row, { ...prefer, 'x-altcha': header })
const book = (request: object, header: string | undefined) =>
  visitor().post('rpc/book_strategy_call', { request }, { 'x-altcha': header })

function expectProofRequired({ status, body }: Answer): void {
  expect([status, body.code, body.message]).toEqual([428, 'PT428', 'proof_required'])
  expect(JSON.parse(body.details)).toMatchObject({ algorithm: 'SHA-256', salt: expect.stringMatching(/&$/) })
}

const call = { request: booking() }
const change = { secret: '', starts_at: start(11), timezone: 'UTC', seen: 0 }
test.each([
  ['leads?select=id', lead(), [201, 409]],
  ['audit_requests?select=id', auditRequest(), [201, 409]],
  ['rpc/book_strategy_call', call, [200, 200]],
  ['rpc/change_call', change, [200, 200]],
])('a write to %s needs a proof, and a repeat does not', async (path, body, statuses) => {
  const send = (header?: string) => visitor().post(path, body, { ...prefer, 'x-altcha': header })
  if (body === change) change.secret = (await book(call.request, await proof())).body.secret
  expectProofRequired(await send())
  expect([(await send(await proof())).status, (await send()).status]).toEqual(statuses)
})

test('a proof can be used once, even by 20 concurrent requests', async () => {
  const header = await proof()
  const answers = await Promise.all(Array.from({ length: 20 }, () => insert(lead(), header)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 201)
  expect(others.filter(({ status }) => status !== 428)).toEqual([])
  expectProofRequired(await book(booking(), header))
  expectProofRequired(await visitor().post('leads', [lead(), lead()], { 'x-altcha': await proof() }))
})

test('the challenge in a 428 response can be used, even after a row was refused for another reason', async () => {
  const refused = await insert(lead(), undefined)
  const header = await solved(JSON.parse(refused.body.details))
  expect((await insert(lead({ email: 'wrong' }), header)).status).toBe(400)
  expect((await insert(lead(), header)).status).toBe(201)
})

test('invalid proofs are refused', async () => {
  const good = unpack(await proof())
  const foreign = await createChallenge({
    hmacKey: 'another key',
    maxnumber: 50,
    number: 7,
    params: { max: '999999' },
  })
  const wrong = [
    '',
    'x',
    pack(null),
    pack({}),
    pack({ ...good, number: good.number + 1 }),
    pack({ ...good, number: `1${good.number}` }),
    pack({ ...good, number: 1e300 }),
    pack({ ...good, signature: '0'.repeat(64) }),
    pack({ ...good, algorithm: 'SHA-1' }),
    pack({ ...good, salt: good.salt.replace(/max=\d+/, 'max=999999') }),
    pack({ ...good, salt: good.salt.replace(/expires=\d+/, 'expires=9999999999') }),
    // Without the delimiter, digits could move between the salt and the number.
    pack({ ...good, salt: good.salt.slice(0, -1) }),
    pack({ ...good, challenge: foreign.challenge }),
    pack({ ...foreign, number: 7 }),
  ]
  for (const header of wrong) expectProofRequired(await insert(lead(), header))
  expect(await query('select id from public.leads')).toEqual([])
  expect((await insert(lead(), pack(good))).status).toBe(201)
})

test('an expired proof is refused', async () => {
  const { salt } = unpack(await proof())
  const signed = async (expires: number) => {
    const changed = salt.replace(/expires=\d+/, `expires=${expires}`)
    const { challenge } = await createChallenge({ hmacKey: 'any', number: 3, salt: changed })
    const [row] = await query('select private.signature($1) as signature', [challenge])
    return pack({ algorithm: 'SHA-256', challenge, salt: changed, ...row, number: 3 })
  }
  const now = Math.floor(Date.now() / 1000)
  expectProofRequired(await insert(lead(), await signed(now - 60)))
  expect((await insert(lead(), await signed(now + 60))).status).toBe(201)
})

test('of two writes at once, only one pays the lower price; one for another network is too low', async () => {
  const cheap = [await proof(), await proof()]
  const answers = await Promise.all(cheap.map((header) => insert(lead(), header)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 428])
  expectProofRequired(await insert(lead(), await proof('198.51.100.9')))
  expect((await insert(lead(), await proof())).status).toBe(201)
})
