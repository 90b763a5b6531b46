import type { ServerResponse } from 'node:http'

/** An error body in PostgREST's shape. */
export function restError(code: string, message: string): Record<string, unknown> {
  return { code, details: null, hint: null, message }
}

export function refuse(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status })
}

/** What PostgREST answers while it cannot reach its database. */
export function databaseIsDown(): Response {
  return refuse(503, restError('PGRST000', 'Database connection error. Retrying the connection.'))
}

export function tooLarge(): Response {
  return Response.json({ message: 'Payload too large' }, { status: 413, headers: { connection: 'close' } })
}

/** Writes an answer of the database to a Node response; nothing of it may be kept by a cache. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) {
    // The site's pages are of this origin; nobody else's are to read the answer.
    if (!name.startsWith('access-control-')) response.setHeader(name, value)
  }
  response.setHeader('cache-control', 'no-store')
  response.end(body)
}
