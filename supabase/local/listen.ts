import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'

export type Listener = Awaited<ReturnType<typeof listen>>

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
export async function listen(host: string, port: number, onRequest: RequestListener) {
  const [first = host, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const server = createServer(onRequest)
  const taken = await listenAt(server, first, port)
  const servers: TcpServer[] = [server]
  const close = async () => {
    const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)))
    server.closeAllConnections()
    await Promise.all(closed)
  }
  if (second) {
    // Its connections are the first server's, with what they ask to upgrade to; the options are those of node:http.
    const options = { allowHalfOpen: true, noDelay: true }
    const other = createTcpServer(options, (socket) => server.emit('connection', socket))
    try {
      await listenAt(other, second, taken)
      servers.push(other)
    } catch (error) {
      // A machine may have no IPv6; one address then is all there is.
      if (error instanceof PortTakenError) {
        await close()
        throw error
      }
    }
  }
  // The server is for what needs one, such as hot reload.
  return { port: taken, server, close }
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
