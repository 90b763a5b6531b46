import { sameText } from '../../functions/_shared/http/same-text.ts'
import { refuse, restError } from './answers.ts'
import type { RestKeys } from './rest-app.ts'

/** A request as the server received it. */
export interface GateRequest {
  method: string
  /** Path and query, as sent. */
  target: string
  headers: Headers
  body: Uint8Array | undefined
  /** The remote address of the socket. */
  peerAddress: string
  /** True on the internal address (internal-server.ts), the only one that accepts the secret key. */
  internal?: boolean
}

/** Headers that PostgREST reads. All others are dropped, so that no client can forge its own IP address. */
const passedHeaders = [
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'user-agent',
  // The proof of work (supabase/migrations).
  'x-altcha',
  // The hash of a new call's secret link (supabase/migrations, calls).
  'x-call-link',
  'x-client-info',
]

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** Returns the request to pass to the REST layer, or the response that rejects it. */
export function passRestGate(request: GateRequest, keys: RestKeys): Request | Response {
  const url = URL.canParse(request.target, 'http://localhost') && new URL(request.target, 'http://localhost')
  if (!url || !isDecodable(url.pathname) || !isDecodable(url.search.replaceAll('+', ' '))) {
    return refuse(400, restError('PGRST100', 'The address cannot be decoded'))
  }
  if (!/^\/rest\/v1\/(rpc\/)?[A-Za-z0-9_.%-]+$/.test(url.pathname)) {
    return refuse(404, { message: 'no Route matched with those values' })
  }
  if (!methods.includes(request.method)) return refuse(405, { message: 'Method not allowed' })

  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (request.method !== 'OPTIONS') {
    const refusal = checkKey(request, keys)
    if (refusal) return refusal
    headers.set('apikey', request.headers.get('apikey') ?? '')
  }
  // The number of rows is private, and `count=planned` would reveal it without reading a row.
  if (!request.internal && /count\s*=/i.test(headers.get('prefer') ?? '')) {
    return refuse(400, restError('PGRST122', 'Rows are not counted here'))
  }
  // PostgREST reads the whole row back for this, which visitors may not do; the REST layer here does not.
  if (!request.internal && /return\s*=\s*headers-only/i.test(headers.get('prefer') ?? '')) {
    return refuse(401, restError('42501', 'permission denied'))
  }
  // Cloudflare sets this header in front of a hosted project; the database trusts it.
  headers.set('cf-connecting-ip', request.peerAddress)
  url.searchParams.delete('apikey')

  const body = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ? undefined : request.body
  if (body && body.length > 0) {
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json'
    if (type !== 'application/json') {
      return refuse(415, restError('PGRST102', `Content-Type not acceptable: ${type}`))
    }
    const problem = problemIn(body, url.pathname.startsWith('/rest/v1/rpc/'), request.internal ?? false)
    if (problem) return refuse(400, restError('PGRST102', problem))
  }
  return new Request(url, {
    method: request.method,
    headers,
    ...(body && body.length > 0 ? { body: Buffer.from(body) } : {}),
  })
}

/** The first two errors are those of a hosted project's gateway. */
function checkKey({ headers, internal = false }: GateRequest, keys: RestKeys): Response | undefined {
  const key = headers.get('apikey')
  if (!key) {
    return refuse(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    })
  }
  const known = sameText(key, keys.publishableKey) || (internal && sameText(key, keys.secretKey))
  if (!known) {
    return refuse(401, { message: 'Invalid API key', hint: 'Double check the API key of this project.' })
  }
  const authorization = headers.get('authorization')
  if (authorization !== null && !sameText(authorization, `Bearer ${key}`)) {
    return refuse(401, restError('PGRST301', 'No sign-in exists here: the token is not the API key'))
  }
  return undefined
}

/** Whether it decodes to text without NUL, which PostgreSQL cannot store. */
function isDecodable(encoded: string): boolean {
  try {
    return !decodeURIComponent(encoded).includes('\0')
  } catch {
    return false
  }
}

/**
 * Returns an error unless the body is JSON that PostgREST accepts: rows for a table, named arguments for a function.
 * Visitors may send strings, numbers, booleans and arrays of them. Deeper values overflow the REST layer's stack, or
 * break its connection in the middle of a transaction.
 *
 * @param trusted sent by the server functions, whose arguments may be nested
 */
function problemIn(body: Uint8Array, isCall: boolean, trusted: boolean): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return 'Empty or invalid json'
  }
  const rows = Array.isArray(value) && !isCall ? value : [value]
  if (!rows.every(isRow)) return 'The json is neither a row nor a list of rows'
  const values = rows.flatMap((row) => Object.values(row))
  // PostgreSQL cannot store a lone surrogate.
  if (values.flat(2).some((value) => typeof value === 'string' && /\p{Surrogate}/u.test(value))) {
    return 'Empty or invalid json'
  }
  if (!(trusted && isCall) && !values.flat(2).every(isPlain)) {
    return 'A value is neither plain nor a list of plain values'
  }
  return undefined
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}
