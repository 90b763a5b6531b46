import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { databaseIsDown, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { printable } from './printable.ts'
import { pathOf, type SiteHandler } from './serve-site.ts'

/** Default headers of every response; a part may set stricter values, and the build sets those of pages. */
const securityHeaders = new Headers({
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
})

interface Part {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** The parts of the site at the public address; each is undefined until it has started. */
export interface Parts {
  backend?: Backend | undefined
  functions?: Part
  mail?: Part
  pages?: SiteHandler | undefined
}

/** Routes requests at the public address to the parts; responds 503 while a part is not running. */
export function publicListener(parts: Parts): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwarded = Object.keys(request.headers).some((name) => forwarding.test(name))
    response.setHeaders(securityHeaders)
    // Clients send the other forms only to proxies.
    if (!request.url?.startsWith('/')) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    const path = pathOf(request)
    if (/^\/(rest|functions)\/v1\//.test(path)) {
      const part = path.startsWith('/rest/') ? parts.backend : parts.functions
      await (part?.handle(request, response) ?? send(databaseIsDown(), response))
    } else if (parts.mail && /^\/mail(\/|$)/.test(path) && isOwnMachine(request, forwarded)) {
      // Caught mails contain personal data, so only a browser on this machine can see them.
      await parts.mail.handle(request, response)
    } else {
      // The build or the dev server sets the policy for pages.
      response.removeHeader('content-security-policy')
      const pages = parts.pages ?? sayStarting
      pages(request, response)
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      // The client disconnected: nothing to log.
      if (!request.complete) return response.destroy()
      console.error(printable(`[site] ${request.method} ${pathOf(request)}: ${error.message}`))
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  }
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/html;charset=utf-8', 'retry-after': '2', refresh: '2' })
  response.end('<!doctype html><html lang="en"><title>Starting</title><p>The site is starting.</p></html>')
}

/** Headers that proxies add. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/

/** Checks socket and host name, and that there is no proxy, whose requests would all come from this machine. */
function isOwnMachine({ socket, headers }: IncomingMessage, forwarded: boolean): boolean {
  const loopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return loopback && !forwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}
