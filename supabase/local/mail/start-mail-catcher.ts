import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { printable } from '../printable.ts'
import { createMailPages } from './mail-pages.ts'
import { createMailStore } from './mail-store.ts'

/**
 * Starts a mail server that delivers nothing, but stores each message in `dir` for the developer. It listens on
 * 127.0.0.1 only, without passwords or TLS.
 *
 * @param port the SMTP port; 0 selects a free one
 */
export async function startMailCatcher(dir: string, port = 0) {
  const store = createMailStore(dir)
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, _session, done) {
      buffer(stream)
        .then(store.add)
        .then(() => done(), done)
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
    /** Answers `/mail` and everything below it; resolves to false without touching the response for other paths. */
    handle: createMailPages(store),
    /** Stops accepting mail. The caught messages remain, and `handle` and `list` still work. */
    close() {
      closing ??= new Promise((resolve) => server.close(() => resolve()))
      return closing
    },
  }
}
