import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type HeaderRule, headersFor, type RedirectRule, readRules, redirectFor } from './site-rules.ts'

/** The path of a request, not decoded. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The 404 page has no path of its own, and static hosts read the rules but do not serve them. */
const notServed = /^\/(404(\.html)?|_headers|_redirects)\/?$/

/**
 * Serves the prerendered site: `client/` inside `siteDir`, with the headers and redirects that the build wrote
 * beside it. `/x` and `/x/` both return the page; an unknown path returns the 404 page with status 404.
 *
 * @throws Error if there is no built site
 */
export function serveSite(siteDir: string): SiteHandler {
  const client = join(siteDir, 'client')
  if (!existsSync(client)) throw new Error(`There is no built site in ${client}. Run: npm run build`)
  const headerRules = readRules<HeaderRule>(join(siteDir, 'headers.json'))
  const redirectRules = readRules<RedirectRule>(join(siteDir, 'redirects.json'))
  // `dev` looks for files at each request, since a new build may replace them.
  const files = sirv(client, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true })

  return (request, response) => {
    const pathname = pathOf(request)
    response.setHeader('cache-control', cacheRule(pathname))
    for (const [name, value] of headersFor(pathname, headerRules)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end()
      return
    }
    const redirect = redirectFor(pathname, redirectRules)
    if (redirect) {
      const search = (request.url ?? '').slice(pathname.length)
      response.writeHead(redirect.status, { location: redirect.to + search }).end()
      return
    }
    // HTTP always allows sending the whole file.
    delete request.headers.range
    if (notServed.test(pathname)) sendNotFound(request, response)
    else files(request, response, () => sendNotFound(request, response))
  }

  function sendNotFound({ headers }: IncomingMessage, response: ServerResponse): void {
    const file = join(client, '404.html')
    const compressed = /\bbr\b/.test(String(headers['accept-encoding'])) && existsSync(`${file}.br`)
    response.statusCode = 404
    // Overrides the rule for assets: a missing one may appear later.
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('content-type', 'text/html;charset=utf-8')
    response.setHeader('vary', 'Accept-Encoding')
    if (compressed) response.setHeader('content-encoding', 'br')
    response.end(existsSync(file) ? readFileSync(compressed ? `${file}.br` : file) : 'Page not found')
  }
}

/** Names of built assets contain a content hash; everything else is revalidated each time. */
function cacheRule(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
