import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import send from 'send'
import { normalizeTarget, pathOf } from './request-target.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { type HeaderRule, headersFor, type RedirectRule, readRules, redirectFor } from './site-rules.ts'

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Files that static hosts read but do not serve. */
const hostRuleFiles = ['/_headers', '/_redirects']
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

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
  // Only these files are served, which rules out path traversal.
  const files = pathsBelow(client)
  const hasEncodings = (file: string) => Object.values(endings).some((ending) => files.has(file + ending))

  return (request, response) => {
    setSecurityHeaders(response)
    if (!normalizeTarget(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
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
    const file = fileFor(pathname, files)
    if (file) sendFile(request, response, file)
    else sendNotFound(request, response)
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    if (!isPlainRange(request.headers.range)) delete request.headers.range
    // Answer 304 even if the client sent `Cache-Control: no-cache`.
    delete request.headers['cache-control']
    const encoding = encodingOf(request, file)
    response.setHeader('content-type', typeOf(file))
    if (hasEncodings(file)) response.setHeader('vary', 'Accept-Encoding')
    if (encoding) response.setHeader('content-encoding', encoding)
    send(request, encodeURI(file + (encoding ? endings[encoding] : '')), {
      root: client,
      cacheControl: false,
    })
      // 404: a new build has removed the file.
      .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
        for (const name of ['content-encoding', 'content-type', 'etag', 'last-modified'])
          response.removeHeader(name)
        if (error.status === 404) sendNotFound(request, response)
        else response.writeHead(error.status ?? 500, { ...error.headers, 'content-length': 0 }).end()
      })
      .pipe(response)
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    const file = join(client, '404.html')
    // Override the asset rule: a missing asset may appear later.
    response.setHeader('cache-control', 'no-cache')
    response.setHeader(
      'content-type',
      existsSync(file) ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    )
    response.setHeader('vary', 'Accept-Encoding')
    const encoding = encodingOf(request, '/404.html')
    if (encoding) response.setHeader('content-encoding', encoding)
    const body = existsSync(file)
      ? readFileSync(file + (encoding ? endings[encoding] : ''))
      : Buffer.from('Page not found\n')
    response.setHeader('content-length', body.length)
    response.writeHead(404).end(request.method === 'HEAD' ? undefined : body)
  }

  /** The compressed version to send. None for a range, which refers to the uncompressed file. */
  function encodingOf({ headers }: IncomingMessage, file: string): Encoding | undefined {
    if (headers.range) return undefined
    return preferredEncodings(headers['accept-encoding']).find((each) => files.has(file + endings[each]))
  }
}

/** The file at a path: the file itself, or the page of that name. `/404` itself is not found. */
function fileFor(pathname: string, files: ReadonlySet<string>): string | undefined {
  const path = decoded(pathname)
  if (path === undefined || hostRuleFiles.includes(path) || /^\/404(\.html)?\/?$/.test(path)) return undefined
  const name = path.replace(/\/$/, '')
  const candidates = path.endsWith('/') ? [] : [path]
  candidates.push(`${name}.html`, `${name}/index.html`)
  return candidates.find((file) => files.has(file) && !/\.(br|gz)$/.test(file))
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** For any other or invalid range, the whole file is sent, which HTTP always allows. */
function isPlainRange(range: string | undefined): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  return first !== undefined && (last === '' || Number(first) <= Number(last))
}

/** The type of the uncompressed file. */
function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return type === 'text/html' ? `${type};charset=utf-8` : type
}

/** Names of built assets contain a content hash; everything else is revalidated each time. */
function cacheRule(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Every file below a folder, as a URL path. */
function pathsBelow(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
}

/** The encodings that a client accepts (`q` above 0), smallest output first. */
export function preferredEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}
