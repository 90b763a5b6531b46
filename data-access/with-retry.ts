import { type DataErrorKind, fail, type Result } from './result.ts'

/** For one attempt, in ms. */
const timeoutMs = 15_000
/** Pause before the retry, in ms. A phone that changes networks needs a moment. */
const pauseMs = 400

/**
 * Runs an attempt with a time limit, and retries once if the connection was lost or the answer was unclear. Only for
 * idempotent calls, since the server may have done the work.
 *
 * Never rejects. Does not retry after a timeout, because the visitor has waited long enough and should decide.
 *
 * @param attempt returns an error of kind 'offline' if the connection was lost
 */
export async function withRetry<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  if (!browserIsOnline()) return fail('offline', 'navigator.onLine is false')
  const first = await withTimeout(attempt)
  if (first.ok || !retryable.has(first.error.kind)) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return browserIsOnline() ? withTimeout(attempt) : first
}

const retryable = new Set<DataErrorKind>(['offline', 'unclear'])

async function withTimeout<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Aborting is not enough: a service worker or an extension may keep an aborted fetch pending.
  const timedOut = new Promise<Result<never>>((resolve) => {
    timer = setTimeout(() => {
      resolve(fail('timeout', `no answer within ${timeoutMs} ms`))
      controller.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([timedOut, attempt(controller.signal)])
  } catch (error) {
    return fail('server', String(error))
  } finally {
    clearTimeout(timer)
  }
}

function browserIsOnline(): boolean {
  // Node and old browsers have no `navigator.onLine`, so only false means offline.
  return globalThis.navigator?.onLine !== false
}
