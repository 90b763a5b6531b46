import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { printable } from '../printable.ts'
import { createMailPages } from './mail-pages.ts'

/** The time of arrival. Only ids of this form are used in file paths, to prevent path traversal. */
const idPattern = /^\d{8}T\d{9}Z$/

export type MailStore = ReturnType<typeof createMailStore>

/** Stores every message in `dir` as `<id>.eml`, as it was received. */
function createMailStore(dir: string) {
  let last = 0

  async function find(id: string): Promise<CaughtMail | undefined> {
    if (!idPattern.test(id)) return undefined
    const message = await readFile(join(dir, `${id}.eml`)).catch(() => undefined)
    return message && { id, ...(await parseMail(message)) }
  }

  return {
    async add(message: Buffer): Promise<void> {
      // Messages that arrive in the same millisecond keep their order.
      last = Math.max(Date.now(), last + 1)
      const file = join(dir, new Date(last).toISOString().replace(/[-:.]/g, ''))
      await mkdir(dir, { recursive: true })
      // Renamed, so that `list` never reads a partly written file.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, `${file}.eml`)
    },
    find,
    /** Newest first. */
    async list(): Promise<CaughtMail[]> {
      const names = await readdir(dir).catch(() => [])
      const files = names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse()
      const mails = await Promise.all(files.map((name) => find(name.slice(0, -'.eml'.length))))
      return mails.filter((mail) => mail !== undefined)
    },
    clear: () => rm(dir, { recursive: true, force: true }),
  }
}

/**
 * Starts a mail server that delivers nothing, but stores each message in `dir` for the developer. It listens on
 * 127.0.0.1 only, without passwords or TLS.
 *
 * @param port the SMTP port; 0 selects a free one
 */
export async function startMailCatcher(dir: string, port = 0) {
  const store = createMailStore(dir)
  const writing = new Set<Promise<unknown>>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, _session, done) {
      const written = buffer(stream)
        .then(store.add)
        .then(() => done(), done)
        .finally(() => writing.delete(written))
      writing.add(written)
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  // Without a listener, a client that disconnects early would crash the whole site.
  server.on('error', (error: Error) => console.error(printable(`mail: ${error.message}`)))

  let closing: Promise<void> | undefined
  return {
    /** The SMTP port on 127.0.0.1. */
    port: (listening.address() as AddressInfo).port,
    list: store.list,
    clear: store.clear,
    /** Answers `/mail` and everything below it. */
    handle: createMailPages(store),
    /** Stops accepting mail, and stores what has come. `handle` and `list` still work. */
    close() {
      closing ??= new Promise<void>((resolve) => server.close(() => resolve())).then(async () => {
        await Promise.all(writing)
      })
      return closing
    },
  }
}

export type CaughtMail = { id: string } & Awaited<ReturnType<typeof parseMail>>

const addresses = (list: Address[] = []): string[] =>
  list.flatMap((entry) => (entry.group ? addresses(entry.group) : [entry.address]))

async function parseMail(message: Buffer) {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'base64' })
  return {
    from: addresses(mail.from && [mail.from])[0] ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId,
    // Skip the calendar alternative, which is also attached as a file.
    attachments: mail.attachments
      .filter(({ filename, method }) => filename || !method)
      .map((attachment) => ({
        filename: attachment.filename ?? 'attachment',
        contentType: attachment.mimeType,
        content: bytesOf(attachment),
      })),
  }
}

/** The content as sent: restores the CRLF of calendar files (RFC 5545, section 3.1), which PostalMime removes. */
function bytesOf(attachment: Attachment): Buffer {
  const content = Buffer.from(String(attachment.content), 'base64')
  if (!/^(text\/calendar|application\/ics)$/.test(attachment.mimeType)) return content
  return Buffer.from(content.toString('utf8').replace(/\r?\n/g, '\r\n'))
}
