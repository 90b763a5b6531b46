import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type HeaderRule, headersFor, type RedirectRule, readRules, redirectFor } from './site-rules.ts'

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the prerendered site: `client/` inside `siteDir`, with the headers and redirects that the build wrote
 * beside it. `/x` and `/x/` both answer with the page; an unknown path answers 404 with the 404 page.
 *
 * @throws Error when there is no built site.
 */
export function serveSite(siteDir: string): SiteHandler {
  const client = join(siteDir, 'client')
  if (!existsSync(client)) throw new Error(`There is no built site in ${client}. Run: npm run build`)
  const headerRules = readRules<HeaderRule>(join(siteDir, 'headers.json'))
  const redirectRules = readRules<RedirectRule>(join(siteDir, 'redirects.json'))
  const notFound = notFoundPage(client)
  const files = sirv(client, { etag: true, gzip: true, brotli: true })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('cache-control', cacheRule(pathname))
    for (const [name, value] of headersFor(pathname, headerRules)) response.setHeader(name, value)

    const redirect = redirectFor(pathname, redirectRules)
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.to + search }).end()
      return
    }
    // Any other form of range is answered with the whole file, which is always allowed.
    if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
    // Its own address is no page either.
    if (/^\/404(\.html)?\/?$/.test(pathname)) notFound(request, response)
    else files(request, response, () => notFound(request, response))
  }
}

/** Built assets carry a hash of their content in their name; pages are asked for anew each time. */
function cacheRule(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function notFoundPage(client: string): SiteHandler {
  const file = join(client, '404.html')
  const page = existsSync(file) ? readFileSync(file) : Buffer.from('Page not found\n')
  const type = existsSync(file) ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8'
  const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined
  return (request, response) => {
    const brotli = compressed && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const body = brotli ? compressed : page
    // A missing asset is not missing for ever.
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('content-type', type)
    response.setHeader('content-length', body.length)
    response.setHeader('vary', 'Accept-Encoding')
    if (brotli) response.setHeader('content-encoding', 'br')
    response.writeHead(404).end(request.method === 'HEAD' ? undefined : body)
  }
}
