import { createHash } from 'node:crypto'

/**
 * The policy in a document. Allows its own inline styles and scripts by hash. Trusted Types prevent strings from
 * becoming markup or code at run time.
 *
 * To add an analytics tag: ask for consent first, store the answer, let visitors withdraw it, and describe it in the
 * privacy policy. Load the tag after consent, in a module that `renderer/+client.ts` imports only then; the site sends
 * its events to a global `gtag` (`data-access/analytics.ts`). Here, add the tag's origin to `script-src`, the origins
 * that it sends to to `connect-src` and `img-src`, and remove the Trusted Types, because tags create markup from
 * strings.
 *
 * @param backendUrl undefined if the backend has the site's origin
 */
export function documentPolicy(html: string, backendUrl?: string): string {
  const backend = backendUrl ? [new URL(backendUrl).origin] : []
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(contents(html, script))],
    'style-src': ["'self'", ...hashes(contents(html, style))],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'form-action': ["'self'", ...backend],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}

/** Not of structured data, which is not executed and needs no hash. */
const script = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const contents = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content = '']) => content)

function hashes(texts: readonly string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].sort()
}
