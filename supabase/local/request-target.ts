import type { IncomingMessage } from 'node:http'

/**
 * Brings a request's target into the one form that every part reads, a path with its query, and its host into the
 * header; false when it is none (RFC 9112, section 3.2), or says twice or in odd words where it goes and how long it
 * is. The whole address is what a proxy is sent, and a server has to take.
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const target = request.url ?? ''
  const { host = [] } = request.headersDistinct
  if (host.length > 1 || (!request.headers.host && request.httpVersion !== '1.0')) return false
  const coding = request.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false
  // Anything else never comes from a browser, and a byte above ASCII steers a terminal when it is logged.
  if (!/^[!-~]+$/.test(target) || target.includes('#')) return false
  try {
    const { pathname, search, host } = new URL(target, 'http://localhost')
    if (/^https?:\/\//i.test(target)) {
      request.url = pathname + search
      // What the header says does not count then.
      request.headers.host = host
    }
    return request.url?.startsWith('/') ?? false
  } catch {
    return false
  }
}

/** The path of a normalized target, as sent. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'
