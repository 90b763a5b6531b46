import { createRequire } from 'node:module'
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../renderer/build/supported-browsers.ts'

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** MDN's names of browsers, where they differ from those of browserslist. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }

/** The oldest supported browsers that lack a feature, or support it only with a prefix or flag. */
export function withoutFeature(feature: Identifier): string[] {
  const support = feature.__compat?.support as Record<string, SupportStatement> | undefined
  if (!support) return []
  return [...oldestBrowsers()]
    .filter(([name, oldest]) => !has(support[names[name] ?? name], oldest))
    .map(([name, oldest]) => `${name} ${oldest}`)
}

function has(statement: SupportStatement | undefined, oldest: string): boolean {
  if (statement === undefined) return true
  return [statement].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || typeof version_added !== 'string') return false
    const since = version_added.replace('≤', '')
    const gone = typeof version_removed === 'string' && !isOlder(oldest, version_removed)
    return since !== 'preview' && !isOlder(oldest, since) && !gone
  })
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => each.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
