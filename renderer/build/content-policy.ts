import { createHash } from 'node:crypto'
import type { Site } from '../../content/model/site.ts'

/** Origins that a page may connect to besides its own. */
export type ExternalOrigins = {
  /** The backend's URL, unless it has the site's origin. */
  backendUrl?: string | undefined
  analytics?: Site['analytics']
}

/**
 * A style element that React Aria adds to prevent scrolling behind a list box on iOS. Only islands have list boxes. If
 * React Aria adds another one, the end-to-end tests fail, because they check for policy violations.
 */
const reactAriaStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

const island = /data-island=/

/**
 * The policy in a document. Allows its own inline styles and scripts by hash. Trusted Types prevent strings from
 * becoming markup or code at run time; they are off with an analytics tag, because tags create markup from strings.
 */
export function documentPolicy(html: string, external: ExternalOrigins): string {
  const { analytics, backendUrl } = external
  const beacons = analytics?.beacons ?? []
  const backend = backendUrl ? [new URL(backendUrl).origin] : []
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(html)), ...(analytics ? [analytics.script] : [])],
    'style-src': [
      "'self'",
      ...hashes([...inlineStyles(html), ...(island.test(html) ? [reactAriaStyle] : [])]),
    ],
    'img-src': ["'self'", ...beacons],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...beacons],
    'form-action': ["'self'", ...backend],
    'base-uri': ["'none'"],
    ...(analytics ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}

/** Excludes structured data, which is not executed and needs no hash. */
function inlineScripts(html: string): string[] {
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
