import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWebhook, type Webhook } from './webhook.ts'

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const message = {
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001',
  kind: 'lead.created',
  created_at: '2026-11-20T18:30:00+00:00',
}
let server: Server
let webhook: Webhook
let answer: { status: number; headers?: Record<string, string> }
const received: Array<{ body: string; headers: Record<string, string> }> = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ body, headers: request.headers as Record<string, string> })
    response.writeHead(answer.status, answer.headers).end('{"secret":"words of the receiver"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  webhook = createWebhook({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`, secret })
})
beforeEach(() => {
  received.length = 0
  answer = { status: 204 }
})
afterAll(() => void server.close())

test('the Standard Webhooks library accepts the signature, and rejects a changed message', async () => {
  await webhook.send(message, { lead: { first_name: 'Zoë' } })
  const [{ body, headers } = { body: '', headers: {} }] = received
  expect(new Verifier(secret).verify(body, headers)).toEqual({
    type: 'lead.created',
    timestamp: '2026-11-20T18:30:00+00:00',
    data: { lead: { first_name: 'Zoë' } },
  })
  expect(() => new Verifier(secret).verify(body.replace('Zoë', 'Eve'), headers)).toThrow()
  expect(() => new Verifier(secret).verify(body, { ...headers, 'webhook-id': 'msg_other' })).toThrow()
})

test.each([
  [500, {}],
  [302, { location: 'https://elsewhere.example/' }],
])('a response of %i is an error, which does not contain the response body', async (status, headers) => {
  answer = { status, headers }
  const sending = webhook.send(message, {})
  await expect(sending).rejects.toThrow()
  await expect(sending).rejects.not.toThrow('words of the receiver')
  expect(received).toHaveLength(1)
})
