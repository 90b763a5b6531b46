import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostTroubles, largestHeaders } from './host-limits.ts'

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
  const size = headers.flatMap(headerLines).join('\r\n').length
  const troubles = hostTroubles(files)
  if (size > largestHeaders)
    troubles.push(`all headers together: ${size} bytes, of at most ${largestHeaders}`)
  if (troubles.length > 0)
    throw new Error(`No host would send these headers whole:\n  ${troubles.join('\n  ')}`)

  writeFileSync(join(dist, 'client', '_headers'), files.headers)
  writeFileSync(join(dist, 'client', '_redirects'), files.redirects)
  writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))
}

const headerLines = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
