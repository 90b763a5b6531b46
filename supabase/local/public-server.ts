import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { databaseIsDown, refuse, restError, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { isFromThisSite, isOwnMachine, settleAddress } from './known-client.ts'
import { printable } from './printable.ts'
import { normalizeTarget, pathOf } from './request-target.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { SiteHandler } from './serve-site.ts'

interface Part {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export interface PublicServer {
  onRequest: RequestListener
  servePages(handler: SiteHandler): void
  serveFunctions(functions: Part): void
  serveMail(mail: Part): void
}

/**
 * Decides which part answers a request at the public address; a part that is not there yet answers 503.
 *
 * @param host the name that the address is known by
 */
export function createPublicServer({
  backend,
  host,
}: {
  backend: () => Backend | undefined
  host: string
}): PublicServer {
  let pages: SiteHandler = sayStarting
  let functions: Part | undefined
  let mail: Part | undefined

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
        const database = backend()
        await (database ? database.handle(request, response) : send(databaseIsDown(), response))
      } else if (!(await functions?.handle(request, response))) {
        await send(refuse(503, { ok: false, error: 'functions_unavailable' }), response)
      }
    } else if (
      /^\/mail(\/|$)/.test(path) &&
      isOwnMachine(request, forwarded) &&
      (await mail?.handle(request, response))
    ) {
      // The caught mails are full of personal data: they are shown to this machine's browser alone.
    } else {
      // What a page may do, the build says, or the dev server needs.
      response.removeHeader('content-security-policy')
      pages(request, response)
    }
  }

  return {
    onRequest(request, response) {
      answer(request, response).catch((error: Error) => {
        // A visitor who went away is no fault.
        if (!request.complete) return response.destroy()
        console.error(printable(`[site] ${request.method} ${pathOf(request)}: ${error.message}`))
        if (!response.headersSent) response.statusCode = 500
        response.end()
      })
    },
    servePages: (handler) => {
      pages = handler
    },
    serveFunctions: (part) => {
      functions = part
    },
    serveMail: (part) => {
      mail = part
    },
  }
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  setSecurityHeaders(response)
  response.writeHead(503, { 'content-type': 'text/html;charset=utf-8', 'retry-after': '2', refresh: '2' })
  response.end('<!doctype html><html lang="en"><title>Starting</title><p>The site is starting.</p></html>')
}
