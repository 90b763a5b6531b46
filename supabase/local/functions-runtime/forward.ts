import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { readBody, send } from '../backend/answers.ts'

/** What some function answers; each refuses the others itself. */
const methods = ['GET', 'HEAD', 'POST']
/** Bytes; more than any function reads. */
const largestBody = 64 * 1024
/** Milliseconds for a whole answer: a mail server is waited for meanwhile. */
const patience = 60_000

/** Concern one connection only (RFC 9110, section 7.6.1), or are written anew. */
const ofOneConnection = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Passes a request for `/functions/v1/*` to Deno and streams the answer back. The body is read first, to its end, and
 * sent with a length of our own over a connection of its own: how a client framed its request is never passed on, and
 * no two requests share what one of them could leave behind.
 */
export async function forward(req: IncomingMessage, res: ServerResponse, port: number): Promise<boolean> {
  if (!req.url?.startsWith('/functions/v1/')) return false
  if (!methods.includes(req.method ?? '')) {
    await refuse(res, 405, 'method_not_allowed', { allow: methods.join(', '), connection: 'close' })
    return true
  }
  const body = await readBody(req, largestBody)
  if (body === 'too large') await refuse(res, 413, 'too_large', { connection: 'close' })
  else await pass(req, res, port, req.method === 'POST' ? body : undefined)
  return true
}

function pass(
  req: IncomingMessage,
  res: ServerResponse,
  port: number,
  body: Buffer | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const onward = request({
      host: '127.0.0.1',
      port,
      method: req.method,
      path: req.url,
      headers: { ...endToEnd(req.headers), ...(body ? { 'content-length': body.length } : {}) },
      agent: false,
      timeout: patience,
    })
    res.once('close', () => {
      onward.destroy()
      resolve()
    })
    onward.once('response', (answer) => {
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
        // The site's pages are of this origin; nobody else's are to read the answer.
        if (value !== undefined && !name.startsWith('access-control-')) res.setHeader(name, value)
      }
      res.writeHead(answer.statusCode ?? 502)
      answer.pipe(res)
      answer.once('error', () => res.destroy())
    })
    onward.once('timeout', () => onward.destroy())
    onward.once('error', () => {
      // Deno is being restarted: say so, so that the caller tries again.
      if (res.headersSent) res.destroy()
      else void refuse(res, 503, 'functions_unavailable', { 'retry-after': '1' })
    })
    onward.end(body)
  })
}

/** Without the headers of the connection, and those that the sender names as such. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name) && !named.includes(name)),
  )
}

const refuse = (res: ServerResponse, status: number, error: string, headers: Record<string, string>) =>
  send(Response.json({ ok: false, error }, { status, headers }), res)
