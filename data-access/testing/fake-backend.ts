import { createBackendClient } from '../backend.ts'

interface SentRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
  readonly keepalive: boolean
}

/** A client with a fake network, and the requests that it sent. Answers are used in order; the last one repeats. */
export function fakeBackend(...answers: (Response | Error | 'hang')[]) {
  const requests: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (
    input,
    { method = 'GET', headers, body, keepalive, signal } = {},
  ) => {
    const url = new URL(String(input))
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push({
      method,
      path: url.pathname + url.search,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      keepalive: keepalive === true,
    })
    if (answer instanceof Response) return answer.clone()
    if (answer instanceof Error) throw answer
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  }
  return {
    client: createBackendClient({ url: 'https://backend.test', key: 'sb_publishable_test', fetch }),
    requests,
  }
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** What PostgREST responds if PostgreSQL raises an error. */
export const refusal = (status: number, code: string, message: string, details: string | null = null) =>
  json(status, { code, message, details, hint: null })

/** The error that browsers throw if a connection fails or is lost. */
export function lostConnection(): Error {
  return new TypeError('Failed to fetch')
}
