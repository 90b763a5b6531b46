import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { databaseIsDown, refuse, restError, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { printable } from './printable.ts'
import { normalizeTarget, pathOf } from './request-target.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { SiteHandler } from './serve-site.ts'

interface Part {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** What answers at the public address, each part as soon as it is there. */
export interface Parts {
  backend?: Backend | undefined
  functions?: Part
  mail?: Part
  pages?: SiteHandler
}

/**
 * Decides which part answers a request at the public address; a part that is not there yet answers 503.
 *
 * @param host the name that the address is known by
 */
export function publicListener(parts: Parts, host: string): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwarded = settleAddress(request)
    setSecurityHeaders(response)
    if (!normalizeTarget(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    const path = pathOf(request)
    if (/^\/(rest|functions)\/v1(\/|$)/.test(path)) {
      if (!isFromThisSite(request, host)) {
        response.setHeader('connection', 'close')
        await send(refuse(403, restError('origin_refused', 'Only pages of this site may ask')), response)
      } else if (path.startsWith('/rest/')) {
        await (parts.backend?.handle(request, response) ?? send(databaseIsDown(), response))
      } else if (!(await parts.functions?.handle(request, response))) {
        await send(refuse(503, { ok: false, error: 'functions_unavailable' }), response)
      }
    } else if (
      /^\/mail(\/|$)/.test(path) &&
      isOwnMachine(request, forwarded) &&
      (await parts.mail?.handle(request, response))
    ) {
      // The caught mails are full of personal data: they are shown to this machine's browser alone.
    } else {
      // What a page may do, the build says, or the dev server needs.
      response.removeHeader('content-security-policy')
      const pages = parts.pages ?? sayStarting
      pages(request, response)
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      // A visitor who went away is no fault.
      if (!request.complete) return response.destroy()
      console.error(printable(`[site] ${request.method} ${pathOf(request)}: ${error.message}`))
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  }
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  setSecurityHeaders(response)
  response.writeHead(503, { 'content-type': 'text/html;charset=utf-8', 'retry-after': '2', refresh: '2' })
  response.end('<!doctype html><html lang="en"><title>Starting</title><p>The site is starting.</p></html>')
}

/** Headers in which proxies say whom they speak for, and in which anybody can say anything. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fastly-.*)$/

/**
 * Takes what a client says of its own address out of a request, and puts the socket's in its place: the address that
 * the database counts by.
 *
 * @returns whether a proxy stands between
 */
function settleAddress(request: IncomingMessage): boolean {
  let forwarded = false
  for (const name of Object.keys(request.headers)) {
    if (!forwarding.test(name)) continue
    forwarded = true
    delete request.headers[name]
  }
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  // As Cloudflare does before a hosted project.
  request.headers['cf-connecting-ip'] = request.socket.remoteAddress ?? ''
  return forwarded
}

/** By socket, by name, and without a proxy between, which would hand the world on as this machine. */
function isOwnMachine({ socket, headers }: IncomingMessage, forwarded: boolean): boolean {
  const loopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return loopback && !forwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}

/**
 * Whether a page of this site sent the request, or no page at all. A browser says so of its own accord
 * (`Sec-Fetch-Site`), on plain http by name of the origin alone. A page of a domain that points at this machine has
 * an origin of its own: so the host must be one that this machine goes by.
 */
function isFromThisSite({ headers, method }: IncomingMessage, host: string): boolean {
  const asked = headers.host ?? ''
  if (!isKnownHost(asked, host)) return false
  // A link that somebody follows, in a mail say: it writes nothing, and the page that they left reads nothing.
  if (method === 'GET' && headers['sec-fetch-mode'] === 'navigate') return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === asked)
}

/** An address in figures cannot be pointed elsewhere; a name can, unless it is our own. */
function isKnownHost(asked: string, host: string): boolean {
  if (!URL.canParse(`http://${asked}`)) return false
  const { hostname: name } = new URL(`http://${asked}`)
  if (/^[\d.]+$|^\[/.test(name)) return true
  const own = [host, 'localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]
  const { SITE_URL } = process.env
  if (SITE_URL && URL.canParse(SITE_URL)) own.push(new URL(SITE_URL).hostname)
  return own.includes(name) || name.endsWith('.localhost')
}
