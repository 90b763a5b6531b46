import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'

export type Listener = Awaited<ReturnType<typeof listen>>

/** Another program uses the port. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use.`)
  }
}

/**
 * Listens on `host`. For `localhost`, listens on both loopback addresses, because a browser may use either and could
 * otherwise reach another program.
 *
 * @throws PortTakenError if another program listens on the port
 */
export async function listen(host: string, port: number, onRequest: RequestListener) {
  const [first = host, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const server = createServer(onRequest)
  const boundPort = await listenAt(server, first, port)
  const servers: TcpServer[] = [server]
  const close = async () => {
    const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)))
    server.closeAllConnections()
    await Promise.all(closed)
  }
  if (second) {
    // Passes its connections, including upgrades, to the HTTP server; uses the same socket options as node:http.
    const options = { allowHalfOpen: true, noDelay: true }
    const other = createTcpServer(options, (socket) => server.emit('connection', socket))
    try {
      await listenAt(other, second, boundPort)
      servers.push(other)
    } catch (error) {
      // Other errors are ignored, since the machine may not have IPv6.
      if (error instanceof PortTakenError) {
        await close()
        throw error
      }
    }
  }
  // `server` is needed for hot reload.
  return { port: boundPort, server, close }
}

/** @returns the port */
function listenAt(server: TcpServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
