import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMailer } from '../../functions/_shared/mail/create-mailer.ts'
import type { Mail } from '../../functions/_shared/mail/mail.ts'
import { type Listener, listen } from '../listen.ts'
import { createMailStore } from './mail-store.ts'
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
let listener: Listener

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
  catcher = await startMailCatcher(dir)
  listener = await listen('localhost', 0, catcher.handle)
})
beforeEach(() => catcher.clear())
afterAll(async () => {
  await catcher.close()
  await listener.close()
  await rm(dir, { recursive: true, force: true })
})

const mailer = (port: number) =>
  createMailer({
    mail: { kind: 'smtp', host: '127.0.0.1', port, secure: false, user: '', password: '' },
    mailFrom: 'Mission Growth Partners <hello@example.org>',
  })

async function caught() {
  await mailer(catcher.port).send(mail, 'bookings/1/person')
  const [newest] = await catcher.list()
  if (!newest) throw new Error('nothing was caught')
  return newest
}

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${listener.port}${path}`)
  return {
    response,
    body: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  }
}

test('a message arrives complete, with its calendar file byte for byte', async () => {
  const message = await caught()
  expect(message).toMatchObject({
    from: 'hello@example.org',
    to: ['amina@example.net'],
    replyTo: ['team@example.org'],
    subject: mail.subject,
    messageId: '<bookings.1.person@example.org>',
  })
  expect(message.text.replace(/\r\n/g, '\n').trim()).toBe(mail.text)
  expect(message.html.trim()).toBe(mail.html)
  expect(String(message.attachments[0]?.content)).toBe('BEGIN\r\né🌍\r\n')
  const source = String(await createMailStore(dir).source(message.id))
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
  // Mail clients process the calendar as the last alternative; it is also attached as a file.
  expect([...source.matchAll(/^Content-Type: ([\w/-]+)/gim)].map(([, type]) => type)).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'text/html',
    'text/calendar',
    'application/ics',
  ])
  expect(source).toContain(Buffer.from('BEGIN\r\né🌍\r\n').toString('base64'))
})

test('sending fails if the mail server accepts the connection but does not respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  await expect(mailer((silent.address() as AddressInfo).port).send(mail, 'key')).rejects.toThrow()
  silent.close()
})

test('messages sent at the same time are listed newest first; other files cannot be read', async () => {
  await writeFile(join(dir, 'notes.eml'), 'Subject: secret')
  const store = createMailStore(dir)
  const subjects = ['1', '2', '3', '4']
  await Promise.all(subjects.map((each) => store.add(Buffer.from(`Subject: ${each}\r\n\r\n`))))
  expect((await catcher.list()).map(({ subject }) => subject)).toEqual(['4', '3', '2', '1'])
  for (const id of ['notes', '..%2fnotes', '%00'])
    expect((await get(`/mail/${id}`)).response.status).toBe(404)
})

test('the pages show escaped messages with links and downloads, and run no scripts', async () => {
  const { id } = await caught()
  for (const path of ['/mail', `/mail/${id}`]) {
    const { response, body, policy } = await get(path)
    expect(response.status).toBe(200)
    expect(body).not.toContain('<script')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  }
  expect((await get('/mail')).body).toContain(`<a href="/mail/${id}">Grüße &lt;script&gt;`)
  const { body } = await get(`/mail/${id}`)
  expect(body).toContain('<a href="https://meet.jit.si/abc?a=1&amp;b=2" rel=')
  expect(body).toContain('<iframe sandbox srcdoc="&lt;p&gt;Grüße&lt;/p&gt;&lt;script&gt;')
  expect(body).toContain('download="invite.ics"')
})
