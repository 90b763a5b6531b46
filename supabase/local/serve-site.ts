import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

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
  const redirects = readRules<RedirectRule>(join(siteDir, 'redirects.json'))
  // `dev` looks for files at each request, since a new build may replace them.
  const files = sirv(client, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true })

  return (request, response) => {
    const pathname = pathOf(request)
    response.setHeader('cache-control', 'no-cache')
    for (const { path, headers } of headerRules)
      if (pathname.startsWith(path.slice(0, -1))) response.setHeaders(new Headers(headers))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end()
      return
    }
    const redirect = redirects.find(({ from }) => from === pathname.replace(/\/$/, ''))
    if (redirect) {
      const search = (request.url ?? '').slice(pathname.length)
      response.writeHead(redirect.status, { location: redirect.to + search }).end()
      return
    }
    // HTTP always allows sending the whole file.
    delete request.headers.range
    if (notServed.test(pathname)) sendNotFound(response)
    else files(request, response, () => sendNotFound(response))
  }

  function sendNotFound(response: ServerResponse): void {
    const file = join(client, '404.html')
    // Overrides the rule for assets: a missing one may appear later.
    response.setHeader('cache-control', 'no-cache')
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
    response.end(existsSync(file) ? readFileSync(file) : 'Page not found')
  }
}

/** Response headers for every path below `path`, `/*` or `/prefix/*`; later rules override earlier ones. */
interface HeaderRule {
  path: string
  headers: Record<string, string>
}

interface RedirectRule {
  from: string
  to: string
  status: number
}

/** Reads the build's header or redirect rules; none if the file is missing. */
function readRules<Rule>(file: string): Rule[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rule[]) : []
}
