import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { path: string; headers: Record<string, string> }
export type RedirectRule = { from: string; to: string; status: number }

/**
 * Writes `_headers` and `_redirects` as static hosts read them, and the same as data for any other server.
 *
 * @throws Error if a host would drop part of them: a policy that is not sent protects no one.
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
  // What Cloudflare Pages says, the narrowest of the hosts that say anything; it drops the rest without an error:
  // https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/
  const limits: [what: string, is: number, most: number][] = [
    ['rules in _headers', headers.length, 100],
    ['characters of a line in _headers', longest(lines), 2_000],
    // Static ones; of those with a wildcard it takes 100.
    ['rules in _redirects', redirects.length, 2_000],
    ['characters of a line in _redirects', longest(files.redirects.split('\n')), 1_000],
    ['bytes of _redirects', Buffer.byteLength(files.redirects), 100_000],
    // Our own limit: headers share the first flight with the document.
    ['bytes of all headers together', lines.join('\r\n').length, 1_000],
  ]
  const troubles = limits.filter(([, is, most]) => is > most)
  if (troubles.length > 0) {
    const list = troubles.map(([what, is, most]) => `  ${what}: ${is}, of at most ${most}`)
    throw new Error(`No host would send these headers whole:\n${list.join('\n')}`)
  }

  writeFileSync(join(dist, 'client', '_headers'), files.headers)
  writeFileSync(join(dist, 'client', '_redirects'), files.redirects)
  writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))
}

const headerLines = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length))
