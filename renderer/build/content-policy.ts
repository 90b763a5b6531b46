import { createHash } from 'node:crypto'
import type { Site } from '../../content/model/site.ts'

/** What a page may reach beside its own origin. */
export type Elsewhere = {
  /** Where the backend is, if not at the site's own origin. */
  backendUrl?: string | undefined
  analytics?: Site['analytics']
}

/**
 * A style element that React Aria puts into the page: no scrolling behind a list of choices on iOS. Lists are in islands
 * alone; dialogs are the browser's own. The end-to-end tests fail on any violation, so a new one does not pass unseen.
 */
const reactAriaStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

const island = /data-island=/

/**
 * The policy that a document carries: its own inline styles and scripts by hash, nothing else inline. No string
 * becomes markup or code at run time (Trusted Types), unless a tag of somebody else's runs, which does as it likes.
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
 * The policy that every answer carries: what only a header can say, and what holds for all documents alike. A browser
 * applies both, so all that differs from page to page is left to the documents: the header does not grow with them.
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

/** Structured data is data: nobody runs it, and it needs no hash. */
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
