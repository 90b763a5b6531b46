import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listener = Awaited<ReturnType<typeof listen>>

/** @throws the error of the socket, such as EADDRINUSE */
export async function listen(host: string, port: number, onRequest: RequestListener) {
  const server = createServer(onRequest)
  // Node would choose only one of the addresses of `localhost`; every client tries this one.
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  await once(server, 'listening')
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  // `server` is needed for hot reload.
  return { port: (server.address() as AddressInfo).port, server, close }
}
