import { createHash, timingSafeEqual } from 'node:crypto'
import type { Settings } from './environment.ts'

/** The machine-readable error code of a response. */
type Refusal =
  | 'invalid_body'
  | 'invalid_key'
  | 'not_found'
  | 'method_not_allowed'
  | 'server_error'
  | 'address_refused'
  | 'database_unavailable'

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

export function refuse(status: number, error: Refusal, headers?: Record<string, string>): Response {
  return answer(status, { ok: false, error }, headers)
}

/**
 * Returns an error response unless the caller, such as the database's timer, sends SWEEP_SECRET or the service key
 * as `apikey`.
 */
export function refuseUnauthorized(
  request: Request,
  { serviceKey, sweepSecret }: Pick<Settings, 'serviceKey' | 'sweepSecret'>,
): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', { allow: 'POST' })
  const shown = request.headers.get('apikey') ?? ''
  const known = [serviceKey, sweepSecret].some((key) => key !== '' && sameText(shown, key))
  return known ? undefined : refuse(401, 'invalid_key')
}

/** Compares keys in constant time, against timing attacks. */
export function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** Bytes of a body in JSON; what a browser may send with `keepalive`. */
export const largestBody = 64 * 1024
/** Bytes of a form without JavaScript: all fields at maximum length, with twelve URL-encoded bytes per character. */
export const largestForm = 160 * 1024

/**
 * Reads the body as text; returns undefined if it is over `limit` bytes. Counts the bytes, since Content-Length may be
 * missing or wrong.
 *
 * @throws TypeError if the body is not UTF-8; with `fatal: false`, invalid bytes become U+FFFD
 */
export async function readLimited(
  request: Pick<Request, 'headers' | 'body'>,
  limit: number,
  { fatal = true }: { fatal?: boolean } = {},
): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const decoder = new TextDecoder('utf-8', { fatal })
  let size = 0
  let text = ''
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
