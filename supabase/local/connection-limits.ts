import type { Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

/** How long, in ms, and how much a client may ask of a server. A visitor on the slowest line needs far less. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  headers: number
  /** To the end of its body. */
  request: number
  /** Without a byte in either direction. */
  silence: number
  /** Between two requests of one connection. */
  keepAlive: number
  connections: number
}

export const usualLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  keepAlive: 5_000,
  connections: 1_000,
}

export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    // How late a limit may be noticed.
    connectionsCheckingInterval: Math.min(1_000, limits.headers / 2),
    maxHeaderSize: 16 * 1024,
    // Checked with the target, so that the refusal is answered as everything else is.
    requireHostHeader: false,
    insecureHTTPParser: false,
  }
}

/** Holds a server to its limits, and answers what is no request as everything else is answered. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections
  // Else the headers after the thousandth are dropped without a word, a proxy's own among them.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silence, (socket: Socket) => socket.destroy())
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    setSecurityHeaders(response)
    response.writeHead(417, { connection: 'close', 'content-length': 0 }).end()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(refusal(error.code))
  })
}

function refusal(code: string | undefined): string {
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const headers = Object.entries({ ...securityHeaders, connection: 'close', 'content-length': '0' })
  return [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
