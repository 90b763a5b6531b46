import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer, type Mail } from '../../functions/_shared/mail/mailer.ts'
import { startMailCatcher } from './mail-catcher.ts'

const mail: Mail = {
  to: 'amina@example.net',
  replyTo: ['team@example.org'],
  subject: 'Grüße',
  text: `Join: https://meet.jit.si/abc?a=1&b=2.`,
  html: '<p>Grüße</p>',
  invitation: { method: 'REQUEST', content: 'BEGIN\r\né🌍\r\n' },
}

test('a message arrives complete, with its calendar file byte for byte', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mail-'))
  const catcher = await startMailCatcher(dir)
  onTestFinished(() => catcher.close().then(() => rm(dir, { recursive: true })))
  const mailer = createMailer({
    smtp: { host: '127.0.0.1', port: catcher.port, secure: false, user: '', password: '' },
    mailFrom: 'Mission Growth Partners <hello@example.org>',
  })
  for (const to of [
    'a@example.net,b@example.net',
    'A <a@example.net>',
    'a@example.net\r\nBcc: b@example.net',
    '',
  ])
    await expect(mailer.send({ ...mail, to }, 'key')).rejects.toThrow('one plain address')
  await mailer.send(mail, 'bookings/1/person')
  const [message] = await catcher.list()
  expect(message).toMatchObject({
    from: 'hello@example.org',
    to: ['amina@example.net'],
    replyTo: ['team@example.org'],
    subject: mail.subject,
    messageId: '<bookings.1.person@example.org>',
  })
  expect(message?.text.replace(/\r\n/g, '\n').trim()).toBe(mail.text)
  expect(message?.html.trim()).toBe(mail.html)
  expect(String(message?.attachments[0]?.content)).toBe('BEGIN\r\né🌍\r\n')
  const source = await readFile(join(dir, `${message?.id}.eml`), 'utf8')
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
