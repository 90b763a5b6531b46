import { expect, test } from 'vitest'
import { guard, largestBody } from './guard.ts'

const id = '5F0C6A5E-8f0f-4f5c-9a51-0d3d7f1f0001'
const body = JSON.stringify({ type: 'new_lead', lead: { id } })
const options = { publishableKeys: ['old_key', 'new_key'], accepted: ['new_lead' as const] }

async function answerTo(
  changes: { method?: string; headers?: Record<string, string>; body?: BodyInit | null } = {},
  publishableKeys = options.publishableKeys,
) {
  const request = new Request('http://localhost/functions/v1/send-lead-notifications', {
    method: changes.method ?? 'POST',
    headers: { apikey: 'new_key', 'content-type': 'application/json', ...changes.headers },
    ...(changes.body !== null && { body: changes.body ?? body, duplex: 'half' }),
  } as RequestInit)
  const guarded = await guard(request, { ...options, publishableKeys })
  return guarded.ok ? guarded.notification : guarded.response.status
}
const read = { type: 'new_lead', id: id.toLowerCase() }

test('a well-formed call passes with any current key, and only its id counts', async () => {
  const chosen = { type: 'new_lead', lead: { id, email: 'victim@example.net', first_name: 'Buy' }, to: 'x' }
  expect(await answerTo({ body: JSON.stringify(chosen) })).toEqual(read)
  expect(await answerTo({ headers: { apikey: 'old_key' } })).toEqual(read)
  expect(await answerTo({ headers: { 'content-type': 'application/json; charset=utf-8' } })).toEqual(read)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
  expect(await answerTo({ method, body: method === 'GET' ? null : body })).toBe(405)
})

test.each(['', 'new_ke', 'new_key2', 'NEW_KEY'])('the key "%s" is refused', async (apikey) => {
  expect(await answerTo({ headers: { apikey } })).toBe(401)
  expect(await answerTo({ headers: { apikey } }, [])).toBe(401)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'the content type "%s" is refused',
  async (type) => expect(await answerTo({ headers: { 'content-type': type } })).toBe(415),
)

test('16 kB are read and one byte more is not, whatever length was announced', async () => {
  expect(await answerTo({ body: body.padEnd(largestBody) })).toEqual(read)
  expect(await answerTo({ body: body.padEnd(largestBody + 1) })).toBe(413)
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4096).fill(32)) })
  expect(await answerTo({ body: endless })).toBe(413)
})

test.each([
  '',
  '{',
  '"new_lead"',
  'null',
  '[]',
  '{"type":"new_lead"}',
  '{"type":"new_lead","lead":null}',
  '{"type":"new_lead","lead":{"id":7}}',
  `{"type":"new_lead","lead":{"id":"${id}&or=(id.gt.0)"}}`,
  `{"type":"new_lead","lead":{"id":"${id}\\n"}}`,
  `{"type":"new_lead","lead":{"booking_id":"${id}"}}`,
  `{"type":"something_else","lead":{"id":"${id}"}}`,
  // For the other function.
  `{"type":"booking_confirmation","lead":{"booking_id":"${id}"}}`,
  new Uint8Array([0x22, 0xff, 0x22]),
])('the body %j is refused', async (wrong) => {
  expect(await answerTo({ body: wrong })).toBe(400)
})
