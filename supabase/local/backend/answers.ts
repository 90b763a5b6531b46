import type { IncomingMessage, ServerResponse } from 'node:http'

/** An error body in PostgREST's shape. */
export function restError(code: string, message: string): Record<string, unknown> {
  return { code, details: null, hint: null, message }
}

export function refuse(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status })
}

/** PostgREST's response while it cannot reach its database. */
export function databaseIsDown(): Response {
  return refuse(503, restError('PGRST000', 'Database connection error. Retrying the connection.'))
}

export function tooLarge(): Response {
  return Response.json({ message: 'Payload too large' }, { status: 413, headers: { connection: 'close' } })
}

/** Writes a `Response` to a Node response, by default uncached. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  response.setHeader('cache-control', 'no-store')
  for (const [name, value] of answer.headers) {
    // The site's pages have the same origin; no other origin may read the response. `fetch` has decoded the body.
    if (!/^(access-control-.*|connection|content-encoding|content-length|transfer-encoding)$/.test(name))
      response.setHeader(name, value)
  }
  response.end(body)
}

/** Reads the body. Over `limit` bytes, returns 'too large' and discards the rest. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  const tooLarge = () => {
    request.resume()
    return 'too large' as const
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) return tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) return tooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}
