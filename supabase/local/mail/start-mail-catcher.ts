import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { printable } from '../printable.ts'
import { createMailPages } from './mail-pages.ts'
import { createMailStore, type MailStore } from './mail-store.ts'

const largestMessage = 5 * 1024 * 1024

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>

/**
 * Starts a mail server that delivers nothing, but stores each message in `dir` for the developer. It listens on
 * 127.0.0.1 only, without passwords or TLS.
 *
 * @param port the SMTP port; 0 (the default) selects a free one
 * @throws the listen error (`EADDRINUSE`) if the port is taken
 */
export async function startMailCatcher({ dir, port = 0 }: { dir: string; port?: number }) {
  const store = createMailStore(dir)
  const server = new SMTPServer({
    banner: 'local mail catcher',
    size: largestMessage,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      keep(store, stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve)
    // SMTPServer emits its socket's errors itself.
    server.once('error', reject)
  })
  // Without a listener, a client that disconnects early would crash the whole site.
  server.removeAllListeners('error')
  server.on('error', (error: Error) => console.error(printable(`mail: ${error.message}`)))

  let closing: Promise<void> | undefined
  return {
    /** The SMTP port on 127.0.0.1. */
    port: (listening.address() as AddressInfo).port,
    list: store.list,
    clear: store.clear,
    /** Answers `/mail` and everything below it; resolves to false without touching the response for other paths. */
    handle: createMailPages(store),
    /** Stops accepting mail. The caught messages remain, and `handle` and `list` still work. */
    close() {
      closing ??= new Promise((resolve) => server.close(() => resolve()))
      return closing
    },
  }
}

async function keep(
  store: MailStore,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw Object.assign(new Error('The message is too large.'), { responseCode: 552 })
  const { mailFrom, rcptTo } = session.envelope
  await store.add(Buffer.concat(chunks), {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map((recipient) => recipient.address),
  })
}
