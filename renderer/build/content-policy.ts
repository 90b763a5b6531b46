import { createHash } from 'node:crypto'
import type { Site } from '../../content/model/site.ts'

/** What a page may connect to besides its own origin. */
export type Elsewhere = {
  /** Where the backend is, if not at the site's own origin. */
  backendUrl?: string | undefined
  analytics?: Site['analytics']
}

/**
 * A style element that React Aria adds to the page, to stop scrolling behind a list on iOS. Only islands have lists;
 * dialogs are the browser's own. The end-to-end tests fail on any violation, so a new one is noticed.
 */
const reactAriaStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

const island = /data-island=/

/**
 * The policy in a document: its own inline styles and scripts by hash, nothing else inline. Trusted Types keep strings
 * from becoming markup or code at run time; they are off with an analytics tag, which needs that.
 */
export function documentPolicy(html: string, elsewhere: Elsewhere): string {
  const { analytics } = elsewhere
  const beacons = analytics?.beacons ?? []
  return written({
    'default-src': ["'none'"],
    'script-src': scriptSources(inlineScripts(html), elsewhere),
    'style-src': [
      "'self'",
      ...hashes([...inlineStyles(html), ...(island.test(html) ? [reactAriaStyle] : [])]),
    ],
    'img-src': ["'self'", ...beacons],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backendOrigin(elsewhere), ...beacons],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...backendOrigin(elsewhere)],
    'base-uri': ["'none'"],
    ...(analytics ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  })
}

/**
 * The policy in the header of every response: what only a header can say, and what all documents share. Browsers apply
 * both policies, so everything that differs between pages is in the documents, and the header stays small.
 *
 * @param scripts the inline scripts of all documents; the same few are in each
 */
export function sitePolicy(scripts: readonly string[], elsewhere: Elsewhere): string {
  return written({
    'script-src': scriptSources(scripts, elsewhere),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

function scriptSources(scripts: readonly string[], { analytics }: Elsewhere): string[] {
  return ["'self'", ...hashes(scripts), ...(analytics ? [analytics.script] : [])]
}

function backendOrigin({ backendUrl }: Elsewhere): string[] {
  return backendUrl ? [new URL(backendUrl).origin] : []
}

/** Without structured data, which is never executed and needs no hash. */
export function inlineScripts(html: string): string[] {
  return contents(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)
}

function inlineStyles(html: string): string[] {
  return contents(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
}

function contents(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map((match) => match[1] ?? '')
}

function hashes(texts: readonly string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].sort()
}

function written(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}
