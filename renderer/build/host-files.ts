import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { path: string; headers: Record<string, string> }
export type RedirectRule = { from: string; to: string; status: number }

/** Writes `_headers` and `_redirects` for static hosts, and the same rules as JSON for any other server. */
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
  writeFileSync(join(dist, 'client', '_headers'), files.headers)
  writeFileSync(join(dist, 'client', '_redirects'), files.redirects)
  writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))
}

const headerLines = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
