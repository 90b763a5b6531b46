import { type BackendClient, createBackendClient } from '../backend.ts'

export interface SentRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
  readonly keepalive: boolean
  readonly signal: AbortSignal | null
}

type Answer = Response | Error | 'hang'

/** A client with a fake network, and the requests that it sent. Answers are used in order; the last one repeats. */
export function fakeBackend(...answers: [Answer | ((request: SentRequest) => Answer), ...unknown[]]) {
  const requests: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive === true,
      signal: init.signal ?? null,
    }
    const next = answers[Math.min(requests.length, answers.length - 1)] as (typeof answers)[0]
    requests.push(request)
    const answer = typeof next === 'function' ? next(request) : next
    if (answer === 'hang') return rejectWhenAborted(request.signal)
    if (answer instanceof Error) throw answer
    return answer.clone()
  }
  return { client: testClient(fetch), requests }
}

function testClient(fetch: typeof globalThis.fetch): BackendClient {
  return createBackendClient({ url: 'https://backend.test', key: 'sb_publishable_test', fetch })
}

function rejectWhenAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
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
