import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { path: string; headers: Record<string, string> }
export type RedirectRule = { from: string; to: string; status: number }

/**
 * Writes `_headers` and `_redirects` for static hosts, and the same rules as JSON for any other server.
 *
 * @throws Error if they exceed a host's limits, because the host would silently drop some rules
 */
export function writeHostFiles(
  dist: string,
  { headers, redirects }: { headers: readonly HeaderRule[]; redirects: readonly RedirectRule[] },
): void {
  const files = {
    headers: headers
      .map((rule) => [rule.path, ...headerLines(rule).map((line) => `  ${line}`)].join('\n'))
      .join('\n\n'),
    redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  }
  const lines = headers.flatMap(headerLines)
  // The limits of Cloudflare Pages, the strictest that any host documents. It drops the rest without an error:
  // https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/
  const limits: [what: string, is: number, most: number][] = [
    ['rules in _headers', headers.length, 100],
    ['characters of a line in _headers', longest(lines), 2_000],
    // For static redirects. With a wildcard, the limit is 100.
    ['rules in _redirects', redirects.length, 2_000],
    ['characters of a line in _redirects', longest(files.redirects.split('\n')), 1_000],
    ['bytes of _redirects', Buffer.byteLength(files.redirects), 100_000],
    // Our own limit: headers share the first TCP flight with the document.
    ['bytes of all headers together', lines.join('\r\n').length, 1_000],
  ]
  const exceeded = limits.filter(([, is, most]) => is > most)
  if (exceeded.length > 0) {
    const list = exceeded.map(([what, is, most]) => `  ${what}: ${is}, of at most ${most}`)
    throw new Error(`The headers or redirects exceed the limits of static hosts:\n${list.join('\n')}`)
  }

  writeFileSync(join(dist, 'client', '_headers'), files.headers)
  writeFileSync(join(dist, 'client', '_redirects'), files.redirects)
  writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))
}

const headerLines = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length))
