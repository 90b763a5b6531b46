import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { readBody, send } from '../backend/answers.ts'

/** Methods that at least one function accepts; each function rejects the ones it does not. */
const methods = ['GET', 'HEAD', 'POST']
/** Bytes; more than any function accepts. */
const largestBody = 64 * 1024
/** Milliseconds for a whole response, which may wait for a mail server. */
const responseTimeout = 60_000

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and headers that are set again for each connection. */
const hopByHopHeaders = [
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
 * Forwards a request for `/functions/v1/*` to Deno and streams the response back. To prevent request smuggling, reads
 * the whole body first and sends it with a computed length over a new connection.
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
      timeout: responseTimeout,
    })
    res.once('close', () => {
      onward.destroy()
      resolve()
    })
    onward.once('response', (answer) => {
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
        // The site's pages have the same origin; no other origin may read the response.
        if (value !== undefined && !name.startsWith('access-control-')) res.setHeader(name, value)
      }
      res.writeHead(answer.statusCode ?? 502)
      answer.pipe(res)
      answer.once('error', () => res.destroy())
    })
    onward.once('timeout', () => onward.destroy())
    onward.once('error', () => {
      // Deno is restarting: the caller can retry.
      if (res.headersSent) res.destroy()
      else void refuse(res, 503, 'functions_unavailable', { 'retry-after': '1' })
    })
    onward.end(body)
  })
}

/** Removes hop-by-hop headers, including those listed in `Connection`. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name) && !named.includes(name)),
  )
}

const refuse = (res: ServerResponse, status: number, error: string, headers: Record<string, string>) =>
  send(Response.json({ ok: false, error }, { status, headers }), res)
