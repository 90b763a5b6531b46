import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listener {
  port: number
  /** The first of the servers behind the address: for what needs one, such as hot reload. */
  server: Server
  close(): Promise<void>
}

/** The port is in use by another program. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use.`)
  }
}

/**
 * Listens where a browser looks for `host`: for `localhost` on both loopback addresses, so that no program on
 * the other one answers in our place.
 *
 * @throws PortTakenError when another program listens on the port.
 */
export async function listen(host: string, port: number, onRequest: RequestListener): Promise<Listener> {
  const listenOn = (address: string, port: number) => listenAt(address, port, onRequest)
  const [first, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const server = await listenOn(first ?? host, port)
  const servers = [server]
  const { port: taken } = server.address() as AddressInfo
  try {
    if (second) servers.push(await listenOn(second, taken))
  } catch (error) {
    // A machine may have no IPv6; one address then is all there is.
    if (error instanceof PortTakenError) {
      await close(servers)
      throw error
    }
  }
  if (servers[1]) passUpgrades(servers[1], server)
  return { port: taken, server, close: () => close(servers) }
}

/**
 * What one server is asked to upgrade to, the other decides on, once somebody listens there. A server on which nobody
 * does answers as if nothing else had been asked for; one with a listener leaves the connection to it, for good.
 */
function passUpgrades(from: Server, to: Server): void {
  to.on('newListener', (event) => {
    if (event === 'upgrade' && from.listenerCount('upgrade') === 0)
      from.on('upgrade', (...upgrade) => to.emit('upgrade', ...upgrade))
  })
}

function listenAt(host: string, port: number, onRequest: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(onRequest)
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    )
    server.listen(port, host, () => resolve(server))
  })
}

async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    ),
  )
}
