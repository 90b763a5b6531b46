import { createHash } from 'node:crypto'

/**
 * A style element that React Aria puts into the page: no scrolling behind a dialog on iOS. The end-to-end tests fail
 * on any violation, so a new one does not pass unseen.
 */
const reactAriaStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

/**
 * The security headers of every page. Inline styles and scripts are allowed by hash, nothing else.
 *
 * @param documents every built HTML document
 * @param backendUrl where the backend is, if not at the site's own origin
 */
export function securityHeaders(
  documents: readonly string[],
  backendUrl: string | undefined,
): Record<string, string> {
  const styles = [
    ...documents.flatMap((html) => inline(html, /<style[^>]*>([\s\S]*?)<\/style>/g)),
    reactAriaStyle,
  ]
  const scripts = documents.flatMap((html) =>
    inline(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g),
  )
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

function inline(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map((match) => match[1] ?? '')
}

function hashes(texts: readonly string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].sort()
}
