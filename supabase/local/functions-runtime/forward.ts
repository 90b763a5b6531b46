import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Hop-by-hop headers concern one connection only (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Passes a request for `/functions/v1/*` to Deno and streams the answer back. */
export function forward(req: IncomingMessage, res: ServerResponse, port: number): Promise<boolean> {
  if (!req.url?.startsWith('/functions/v1/')) return Promise.resolve(false)

  return new Promise((resolve) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !hopByHop.has(name)))
    const target = { host: '127.0.0.1', port, method: req.method, path: req.url, headers }
    const onward = request(target, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
      answer.once('close', () => resolve(true))
    })
    onward.once('error', () => {
      // Deno is being restarted: say so, so that the caller tries again.
      if (!res.headersSent) {
        res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
        res.end(JSON.stringify({ ok: false, error: 'functions_unavailable' }))
      }
      resolve(true)
    })
    req.pipe(onward)
  })
}
