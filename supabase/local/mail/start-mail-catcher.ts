import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { printable } from '../printable.ts'
import { createMailPages } from './mail-pages.ts'
import { createMailStore, type MailStore } from './mail-store.ts'

const largestMessage = 5 * 1024 * 1024

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>

/**
 * A mail server that delivers nothing: it keeps each message in `dir` for the developer to read. It
 * listens on the loopback address alone, without passwords and without TLS.
 *
 * @param port The SMTP port; 0 or none takes a free one.
 * @throws the listen error (`EADDRINUSE`) when the port is taken.
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
    // The SMTP server passes the errors of its socket on, so its own event is the one to hear.
    server.once('error', reject)
  })
  // A client that hangs up in the middle is no reason to end the whole site.
  server.removeAllListeners('error')
  server.on('error', (error: Error) => console.error(printable(`mail: ${error.message}`)))

  let closing: Promise<void> | undefined
  return {
    /** The SMTP port on 127.0.0.1. */
    port: (listening.address() as AddressInfo).port,
    list: store.list,
    clear: store.clear,
    /** Answers `/mail` and everything under it; resolves to false, untouched, for any other path. */
    handle: createMailPages(store),
    /** Stops taking mail. The caught messages stay, and `handle` and `list` go on working. */
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
