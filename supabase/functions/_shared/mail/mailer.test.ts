import { afterEach, expect, test, vi } from 'vitest'
import type { Mail } from './mail.ts'
import { createMailer } from './mailer.ts'

const mail: Mail = {
  to: 'amina@example.net',
  replyTo: 'team@example.org',
  subject: 'Grüße',
  text: 'text',
  html: '<p>html</p>',
  invitation: { method: 'REQUEST', content: 'é🌍\r\n' },
}
const mailer = createMailer({
  mail: { kind: 'api', url: 'https://api.example.com/emails', key: 'secret' },
  mailFrom: 'Partners <hello@example.org>',
})

afterEach(() => vi.unstubAllGlobals())

test('sends the message, a base64 attachment, and the same idempotency key at every attempt', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ id: '1' }))
  vi.stubGlobal('fetch', fetch)
  await mailer.send(mail, 'bookings/1/person')
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://api.example.com/emails')
  expect(init?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': 'bookings/1/person',
  })
  const body = JSON.parse(String(init?.body))
  expect(body).toMatchObject({
    from: 'Partners <hello@example.org>',
    to: ['amina@example.net'],
    reply_to: 'team@example.org',
    subject: 'Grüße',
    headers: { 'Message-ID': '<bookings.1.person@example.org>' },
  })
  expect(Buffer.from(body.attachments[0].content, 'base64').toString()).toBe('é🌍\r\n')
  expect(body.attachments[0].content_type).toBe('text/calendar; charset=utf-8; method=REQUEST')
})

test('fails unless the response is a success', async () => {
  vi.stubGlobal('fetch', async () => new Response('secret detail', { status: 422 }))
  await expect(mailer.send(mail, 'key')).rejects.toThrow('status 422')
})

test.each(['a@example.net,b@example.net', 'A <a@example.net>', 'a@example.net\r\nBcc: b@example.net', ''])(
  'nothing is sent to %j',
  async (to) => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    await expect(mailer.send({ ...mail, to }, 'key')).rejects.toThrow('one plain address')
    expect(fetch).not.toHaveBeenCalled()
  },
)
