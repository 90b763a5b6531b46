import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { databaseIsDown, refuse, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import type { SiteHandler } from './serve-site.ts'

interface Part {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export interface PublicDoor {
  onRequest: RequestListener
  servePages(handler: SiteHandler): void
  serveFunctions(functions: Part): void
  serveMail(mail: Part): void
}

/** Decides which part answers a request at the public address; a part that is not there yet answers 503. */
export function publicDoor({ backend }: { backend: () => Backend | undefined }): PublicDoor {
  let pages: SiteHandler = sayStarting
  let functions: Part | undefined
  let mail: Part | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What a client says of its own address is not evidence of anything.
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
    request.headers['cf-connecting-ip'] = request.socket.remoteAddress ?? ''
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (/^\/rest\/v1(\/|$)/.test(path)) {
      const database = backend()
      await (database ? database.handle(request, response) : send(databaseIsDown(), response))
    } else if (path.startsWith('/functions/v1/')) {
      if (!(await functions?.handle(request, response))) {
        await send(refuse(503, { ok: false, error: 'functions_unavailable' }), response)
      }
    } else if (
      /^\/mail(\/|$)/.test(path) &&
      isOwnMachine(request) &&
      (await mail?.handle(request, response))
    ) {
      // The caught mails are full of personal data: they are shown to this machine's browser alone.
    } else {
      pages(request, response)
    }
  }

  return {
    onRequest(request, response) {
      answer(request, response).catch((error: Error) => {
        console.error(`[site] ${request.method} ${request.url?.split('?')[0]}: ${error.message}`)
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

/** By socket, and by name: a foreign page whose domain points at this machine still names its own domain. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  const loopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return loopback && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/html;charset=utf-8', 'retry-after': '2', refresh: '2' })
  response.end('<!doctype html><html lang="en"><title>Starting</title><p>The site is starting.</p></html>')
}
