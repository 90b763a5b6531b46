import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { freePort } from '../../supabase/local/functions-runtime/free-port.ts'

/** What arrived, by the name that the sender gave it: a receiver knows a repeat by that. */
export interface Arrivals {
  /** Every delivery, repeats too. */
  deliveries: number
  /** By Message-ID or webhook-id: what it was about. */
  readonly messages: Map<string, string>
  /** What was refused because its signature was wrong. */
  forged: number
}

const newArrivals = (): Arrivals => ({ deliveries: 0, messages: new Map(), forged: 0 })

export interface MailReceiver {
  readonly port: number
  readonly arrivals: Arrivals
  /** Takes mail from now on; before, no connection comes about. */
  open(): Promise<void>
  close(): Promise<void>
}

/** A mail server at a port that is fixed from the beginning, down until it is opened. */
export async function mailReceiver(): Promise<MailReceiver> {
  const port = await freePort()
  const arrivals = newArrivals()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const head = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')[0] ?? ''
        const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? ''
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        arrivals.deliveries += 1
        arrivals.messages.set(header('message-id'), `${to} ${header('reply-to')}`)
        done()
      })
    },
  })
  // Clients that are killed in the middle are what this is about.
  server.on('error', () => {})
  return {
    port,
    arrivals,
    open: () => new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The team's own system: verifies each signature with the convention's library. */
export async function webhookReceiver(secret: string) {
  const arrivals = newArrivals()
  const verifier = new Webhook(secret)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    try {
      const event = verifier.verify(body, request.headers as Record<string, string>) as {
        type: string
        data: { lead: { id: string } }
      }
      arrivals.deliveries += 1
      arrivals.messages.set(String(request.headers['webhook-id']), `${event.type} ${event.data.lead.id}`)
      response.writeHead(204).end()
    } catch {
      arrivals.forged += 1
      response.writeHead(401).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    arrivals,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
