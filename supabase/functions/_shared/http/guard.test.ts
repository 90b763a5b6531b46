import { describe, expect, test } from 'vitest'
import { guard, largestBody } from './guard.ts'

const body = JSON.stringify({ type: 'new_lead', lead: { id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001' } })
const options = { publishableKeys: ['old_key', 'new_key'], accepted: ['new_lead' as const] }

function request(
  changes: { method?: string; headers?: Record<string, string>; body?: BodyInit | null } = {},
): Request {
  return new Request('http://localhost/functions/v1/send-lead-notifications', {
    method: changes.method ?? 'POST',
    headers: { apikey: 'new_key', 'content-type': 'application/json', ...changes.headers },
    ...(changes.body !== null && { body: changes.body ?? body, duplex: 'half' }),
  } as RequestInit)
}

async function statusOf(changes: Parameters<typeof request>[0]): Promise<number> {
  const guarded = await guard(request(changes), options)
  return guarded.ok ? 200 : guarded.response.status
}

describe('what reaches a function', () => {
  test('a well-formed call passes, with any of the current keys', async () => {
    expect(await guard(request(), options)).toEqual({
      ok: true,
      notification: { type: 'new_lead', id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001' },
    })
    expect(await statusOf({ headers: { apikey: 'old_key' } })).toBe(200)
    expect(await statusOf({ headers: { 'content-type': 'application/json; charset=utf-8' } })).toBe(200)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
    const guarded = await guard(request({ method, body: method === 'GET' ? null : body }), options)
    expect(guarded.ok ? undefined : guarded.response.status).toBe(405)
    expect(guarded.ok ? undefined : guarded.response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test.each(['', 'new_ke', 'new_key2', 'NEW_KEY'])('the key "%s" is refused', async (apikey) => {
    expect(await statusOf({ headers: { apikey } })).toBe(401)
  })

  test('no key at all is refused, also when none is configured', async () => {
    const nothing = new Request('http://localhost/', { method: 'POST', body })
    for (const publishableKeys of [options.publishableKeys, []]) {
      const guarded = await guard(nothing.clone(), { ...options, publishableKeys })
      expect(guarded.ok ? undefined : guarded.response.status).toBe(401)
    }
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'the content type "%s" is refused',
    async (contentType) => {
      expect(await statusOf({ headers: { 'content-type': contentType } })).toBe(415)
    },
  )

  test('16 kB are read and one byte more is not, whatever length was announced', async () => {
    const padded = (size: number) => body.padEnd(size)
    expect(await statusOf({ body: padded(largestBody) })).toBe(200)
    expect(await statusOf({ body: padded(largestBody + 1) })).toBe(413)
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4096).fill(32)) })
    expect(await statusOf({ body: endless })).toBe(413)
  })

  test.each(['', '{', '"text"', '{"type":"new_lead"}', '{"type":"booking_confirmation","lead":{}}'])(
    'the body %j is refused',
    async (invalid) => {
      expect(await statusOf({ body: invalid })).toBe(400)
    },
  )

  test('what is not UTF-8 is refused', async () => {
    expect(await statusOf({ body: new Uint8Array([0x22, 0xff, 0x22]) })).toBe(400)
  })

  test('a notification for the other function is refused', async () => {
    const booking = JSON.stringify({
      type: 'booking_confirmation',
      lead: { booking_id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001' },
    })
    expect(await statusOf({ body: booking })).toBe(400)
  })
})
