import { existsSync, readFileSync } from 'node:fs'

/** Response headers for every path that `path` matches: `/*`, `/exact` or `/prefix/*`. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export interface RedirectRule {
  from: string
  to: string
  status: number
}

/** Reads the build's header or redirect rules; none if the file is missing. */
export function readRules<Rule>(file: string): Rule[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rule[]) : []
}

/** Merges the headers of all matching rules; later rules override earlier ones. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!matches(rule.path, pathname)) continue
    for (const [name, value] of Object.entries(rule.headers)) headers.set(name.toLowerCase(), value)
  }
  return headers
}

export function redirectFor(pathname: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  return rules.find((rule) => withoutSlash(rule.from) === withoutSlash(pathname))
}

function matches(pattern: string, pathname: string): boolean {
  if (pattern.endsWith('*')) return pathname.startsWith(pattern.slice(0, -1))
  return withoutSlash(pattern) === withoutSlash(pathname)
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
