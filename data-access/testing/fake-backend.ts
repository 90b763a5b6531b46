import { type BackendClient, createSupabaseClient } from '../client.ts'

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

/** A client whose network is a function, and everything that it sent. The answers go in order; the last repeats. */
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
  return createSupabaseClient({ url: 'https://backend.test', key: 'sb_publishable_test', fetch })
}

function rejectWhenAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** What PostgREST sends when PostgreSQL refuses. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { hint?: string; details?: string } = {},
) {
  return json(status, { code, message, details: more.details ?? null, hint: more.hint ?? null })
}

/** What browsers throw when no connection comes about, or one breaks. */
export function lostConnection(): Error {
  return new TypeError('Failed to fetch')
}
