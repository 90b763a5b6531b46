import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../functions/_shared/mail/create-mailer.ts'
import type { Mail } from '../../functions/_shared/mail/mail.ts'
import { type MailCatcher, startMailCatcher } from './start-mail-catcher.ts'

const hostile = `<script>alert("1")</script>`
const mail: Mail = {
  to: 'amina@example.net',
  replyTo: 'team@example.org',
  subject: `Grüße ${hostile}`,
  text: `Join: https://meet.jit.si/abc?a=1&b=2.\n${hostile}`,
  html: `<p>Grüße</p>${hostile}`,
  invitation: { method: 'REQUEST', content: 'BEGIN\r\né🌍\r\n' },
}

let dir: string
let catcher: MailCatcher
let server: Server
let origin: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
  catcher = await startMailCatcher({ dir })
  server = createServer(async (req, res) => {
    if (!(await catcher.handle(req, res))) res.writeHead(404).end('not mine')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => catcher.clear())
afterAll(async () => {
  await catcher.close()
  server.close()
  await rm(dir, { recursive: true, force: true })
})

const mailer = (port = catcher.port) =>
  createMailer({
    mail: { kind: 'smtp', host: '127.0.0.1', port, secure: false, user: '', password: '' },
    mailFrom: 'Mission Growth Partners <hello@example.org>',
  })

async function caught(message: Mail = mail) {
  await mailer().send(message, 'bookings/1/person')
  const [newest] = await catcher.list()
  if (!newest) throw new Error('nothing was caught')
  return newest
}

const get = async (path: string, method = 'GET') => {
  const response = await fetch(origin + path, { method })
  return {
    response,
    body: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  }
}

describe('a message over SMTP', () => {
  test('arrives whole, with its calendar file byte for byte', async () => {
    const message = await caught()
    expect(message).toMatchObject({
      from: 'hello@example.org',
      to: ['amina@example.net'],
      replyTo: ['team@example.org'],
      subject: mail.subject,
      envelope: { from: 'hello@example.org', to: ['amina@example.net'] },
    })
    expect(message.text.replace(/\r\n/g, '\n').trim()).toBe(mail.text)
    expect(message.html.trim()).toBe(mail.html)
    expect(Buffer.from(message.attachments[0]?.base64 ?? '', 'base64').toString()).toBe('BEGIN\r\né🌍\r\n')
    expect(message.headers).toContainEqual({ name: 'Message-ID', value: '<bookings.1.person@example.org>' })
    const source = (await get(`/mail/${message.id}/source`)).body
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(source).toContain(Buffer.from('BEGIN\r\né🌍\r\n').toString('base64'))
  })

  test('a subject with line breaks adds neither a header nor a recipient', async () => {
    const message = await caught({ ...mail, subject: 'x\r\nBcc: victim@example.net\r\n\r\nbody' })
    expect(message.envelope.to).toEqual(['amina@example.net'])
    expect(message.headers.map((header) => header.name.toLowerCase())).not.toContain('bcc')
  })

  test('is kept as .eml and .json, newest first, until cleared', async () => {
    await caught({ ...mail, subject: 'first' })
    await caught({ ...mail, subject: 'second' })
    expect((await catcher.list()).map((message) => message.subject)).toEqual(['second', 'first'])
    const kinds = (await readdir(dir)).map((name) => name.split('.')[1])
    expect(kinds.sort()).toEqual(['eml', 'eml', 'json', 'json'])
    await catcher.clear()
    expect(await readdir(dir)).toEqual([])
    expect((await get('/mail')).body).toContain('Nothing has been sent yet.')
  })

  test('a server that accepts the connection and stays silent is given up', async () => {
    const silent = createTcpServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    await expect(mailer((silent.address() as AddressInfo).port).send(mail, 'key')).rejects.toThrow()
    silent.close()
  })
})

describe('the pages', () => {
  test('list the messages, escaped, and nothing runs in them', async () => {
    const { id } = await caught()
    const { response, body, policy } = await get('/mail')
    expect(response.status).toBe(200)
    expect(body).toContain(`<a href="/mail/${id}">Grüße &lt;script&gt;`)
    expect(body).not.toContain('<script')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(body).toContain('<html lang="en">')
  })

  test('show one message with followable links and downloads', async () => {
    const { id } = await caught()
    const { body } = await get(`/mail/${id}`)
    expect(body).not.toContain('<script')
    expect(body).toContain('<a href="https://meet.jit.si/abc?a=1&amp;b=2" rel=')
    expect(body).toContain(`<iframe sandbox src="/mail/${id}/html"`)
    expect(body).toContain(`href="/mail/${id}/attachments/0"`)
    expect(body).toContain('<dt>Message-ID</dt>')
  })

  test("a message's HTML is shown as it is, in a sandbox that runs and fetches nothing", async () => {
    const { id } = await caught()
    const { body, policy } = await get(`/mail/${id}/html`)
    expect(body).toContain(hostile)
    expect(policy).toMatch(/^sandbox; default-src 'none';/)
  })

  test('attachments are downloads, whatever type they claim', async () => {
    const { id } = await caught()
    const { response, policy } = await get(`/mail/${id}/attachments/0`)
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''invite.ics")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(policy).toBe('sandbox')
    expect((await get(`/mail/${id}/attachments/1`)).response.status).toBe(404)
    expect((await get(`/mail/${id}/attachments/__proto__`)).response.status).toBe(404)
  })

  test.each([
    '/mail/unknown',
    '/mail/..%2f..%2fetc%2fpasswd',
    '/mail/%00',
    '/mail/20261120T190216123Z-00000000/html',
  ])('%s is not found', async (path) => {
    expect((await get(path)).response.status).toBe(404)
  })

  test('other paths are not theirs, other methods are refused, HEAD has no body', async () => {
    expect((await get('/mailing-list')).body).toBe('not mine')
    expect((await get('/mail', 'POST')).response.status).toBe(405)
    expect((await get('/mail', 'HEAD')).body).toBe('')
  })
})
