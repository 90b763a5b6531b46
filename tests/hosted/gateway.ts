import { createHmac } from 'node:crypto'
import { type IncomingMessage, request as open, type ServerResponse } from 'node:http'
import { type Listener, listen } from '../../supabase/local/listen.ts'

export interface GatewayOptions {
  port: number
  publishableKey: string
  secretKey: string
  /** The secret with which PostgREST verifies tokens. */
  jwtSecret: string
  restPort: number
  /** The port of a deployed function; undefined if there is no such function. */
  functionPort: (name: string) => number | undefined
}

/** Emulates a hosted project's gateway: API keys, client address headers and paths. */
export function startGateway(options: GatewayOptions): Promise<Listener> {
  const tokens = new Map([
    [options.publishableKey, tokenOf('anon', options.jwtSecret)],
    [options.secretKey, tokenOf('service_role', options.jwtSecret)],
  ])
  return listen('localhost', options.port, (request, response) => {
    const url = new URL(`http://gateway${request.url}`)
    const { headers } = request
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], request.socket.remoteAddress].join()
    // The suites of tests/database simulate many client addresses.
    headers['cf-connecting-ip'] =
      headers['x-rehearsed-address']?.toString() ?? request.socket.remoteAddress ?? ''

    const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(url.pathname) ?? []
    if (name) {
      const port = options.functionPort(name)
      if (!port)
        return refuse(response, 404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
      return forward(request, response, port, url.pathname.slice('/functions/v1'.length) + url.search)
    }
    if (!/^\/rest\/v1(\/|$)/.test(url.pathname)) {
      return refuse(response, 404, { message: 'no Route matched with those values' })
    }
    if (request.method !== 'OPTIONS') {
      const key = headers['apikey']?.toString() ?? url.searchParams.get('apikey')
      if (!key) return refuse(response, 401, { message: 'No API key found in request' })
      const token = tokens.get(key)
      if (!token) return refuse(response, 401, { message: 'Invalid API key' })
      const { authorization = `Bearer ${key}` } = headers
      headers.authorization = authorization === `Bearer ${key}` ? `Bearer ${token}` : authorization
    }
    url.searchParams.delete('apikey')
    forward(request, response, options.restPort, (request.url ?? '').slice('/rest/v1'.length) || '/')
  })
}

function tokenOf(role: string, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, exp: 4_102_444_800 })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

function refuse(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify(body))
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, path: string): void {
  const { method, headers } = request
  const onward = open({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
    // Supabase serves HTML as plain text on project domains: supabase.com/docs/guides/functions/limits.
    if (method === 'GET' && answer.headers['content-type']?.startsWith('text/html')) {
      answer.headers['content-type'] = 'text/plain'
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () =>
    response.headersSent ? response.destroy() : refuse(response, 503, { message: 'name resolution failed' }),
  )
  request.pipe(onward)
}
