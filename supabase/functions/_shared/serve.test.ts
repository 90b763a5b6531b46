import { expect, test } from 'vitest'
import { largestBody } from './http.ts'
import { guard } from './serve.ts'

const id = '5F0C6A5E-8f0f-4f5c-9a51-0d3d7f1f0001'
const body = JSON.stringify({ type: 'new_lead', lead: { id } })
const options = { publishableKeys: ['old_key', 'new_key'], accepted: ['new_lead' as const] }

async function answerTo(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/functions/v1/send-lead-notifications', {
    method: 'POST',
    headers: { apikey: 'new_key', 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  const guarded = await guard(request, options)
  return guarded instanceof Response ? guarded.status : guarded
}
const read = { type: 'new_lead', id: id.toLowerCase() }

test('accepts a valid request with any current key, and uses only its id', async () => {
  const chosen = { type: 'new_lead', lead: { id, email: 'victim@example.net', first_name: 'Buy' }, to: 'x' }
  expect(await answerTo(JSON.stringify(chosen))).toEqual(read)
  expect(await answerTo(body, { apikey: 'old_key' })).toEqual(read)
  expect(await answerTo(body, { apikey: 'new_ke' })).toBe(401)
  const get = await guard(new Request('http://localhost/functions/v1/send-lead-notifications'), options)
  expect(get instanceof Response && [get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('accepts 64 kB, but not one byte more, whatever Content-Length says', async () => {
  expect(await answerTo(body.padEnd(largestBody))).toEqual(read)
  expect(await answerTo(body.padEnd(largestBody + 1))).toBe(400)
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4096).fill(32)) })
  expect(await answerTo(endless)).toBe(400)
})

test.each([
  '',
  '{',
  'null',
  '{"type":"new_lead"}',
  '{"type":"new_lead","lead":{"id":7}}',
  `{"type":"new_lead","lead":{"id":"${id}&or=(id.gt.0)"}}`,
  `{"type":"new_lead","lead":{"id":"${id}\\n"}}`,
  `{"type":"new_lead","lead":{"booking_id":"${id}"}}`,
  // A type of the other function.
  `{"type":"booking_confirmation","lead":{"booking_id":"${id}"}}`,
  new Uint8Array([0x22, 0xff, 0x22]),
])('rejects the body %j', async (wrong) => {
  expect(await answerTo(wrong)).toBe(400)
})
