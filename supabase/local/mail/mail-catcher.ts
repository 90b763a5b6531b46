import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { printable } from '../printable.ts'

/**
 * Starts a mail server that delivers nothing, but stores each message in `dir` as `<time>.eml` for the developer. It
 * listens on 127.0.0.1 only, without passwords or TLS.
 *
 * @param port the SMTP port; 0 selects a free one
 */
export async function startMailCatcher(dir: string, port = 0) {
  let last = 0
  async function store(message: Buffer): Promise<void> {
    // Messages that arrive in the same millisecond keep their order.
    last = Math.max(Date.now(), last + 1)
    const file = join(dir, new Date(last).toISOString().replace(/[-:.]/g, ''))
    await mkdir(dir, { recursive: true })
    // Renamed, so that `list` never reads a partly written file.
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, `${file}.eml`)
  }
  const writing = new Set<Promise<unknown>>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, _session, done) {
      const written = buffer(stream)
        .then(store)
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
    /** Newest first. */
    async list() {
      const names = await readdir(dir).catch(() => [])
      const files = names.filter((name) => name.endsWith('.eml')).sort()
      return Promise.all(files.reverse().map((name) => readMail(dir, name)))
    },
    /** Removes what has come. The next mail may come meanwhile. */
    async clear() {
      await Promise.all(writing)
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
    /** Stops accepting mail, and stores what has come. `list` still works. */
    close() {
      closing ??= new Promise<void>((resolve) => server.close(() => resolve())).then(async () => {
        await Promise.all(writing)
      })
      return closing
    },
  }
}

export type CaughtMail = Awaited<ReturnType<typeof readMail>>

async function readMail(dir: string, name: string) {
  const message = await readFile(join(dir, name))
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' })
  return {
    id: name.replace('.eml', ''),
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId,
    // Calendar files only, which each mail has twice: the alternative has no name. PostalMime removes their CR (RFC
    // 5545, section 3.1).
    attachments: mail.attachments
      .filter(({ filename }) => filename)
      .map(({ content }) => ({ content: String(content).replace(/\r?\n/g, '\r\n') })),
  }
}

const addresses = (list: Address[] = []): string[] => list.flatMap(({ address }) => address ?? [])
