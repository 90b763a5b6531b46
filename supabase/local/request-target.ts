import type { IncomingMessage } from 'node:http'

/**
 * Normalizes the request target to a path with query, and puts the host of an absolute URL into the `Host` header
 * (RFC 9112, section 3.2: servers must accept the absolute form, which clients send to proxies).
 *
 * @returns false for an invalid target, a missing or repeated `Host`, or a `Transfer-Encoding` other than `chunked`
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const target = request.url ?? ''
  const { host = [] } = request.headersDistinct
  if (host.length > 1 || (!request.headers.host && request.httpVersion !== '1.0')) return false
  const coding = request.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false
  // Browsers send only these characters; others could contain control characters, which would be logged.
  if (!/^[!-~]+$/.test(target) || target.includes('#')) return false
  try {
    const { pathname, search, host } = new URL(target, 'http://localhost')
    if (/^https?:\/\//i.test(target)) {
      request.url = pathname + search
      // The host of an absolute URL overrides the header.
      request.headers.host = host
    }
    return request.url?.startsWith('/') ?? false
  } catch {
    return false
  }
}

/** The path of a normalized target, not decoded. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'
