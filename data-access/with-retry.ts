import { type DataErrorKind, fail, type Result } from './result.ts'

/** How long one attempt may take, in ms. */
const timeout = 15_000
/** Pause before the second attempt, in ms: a phone that changes networks needs a moment. */
const pause = 400

/**
 * Runs an attempt with a time limit, and retries once if the connection was lost or the answer was unclear. Only for
 * idempotent calls, since the server may have done the work.
 *
 * Never rejects. A timeout is not retried: the visitor has waited long enough to be asked.
 *
 * @param attempt gives an error of kind 'offline' when its connection was lost
 */
export async function withRetry<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  if (!browserIsOnline()) return fail('offline', 'navigator.onLine is false')
  const first = await limited(attempt)
  if (first.ok || !retried.has(first.error.kind)) return first
  await new Promise((resolve) => setTimeout(resolve, pause))
  return browserIsOnline() ? limited(attempt) : first
}

const retried = new Set<DataErrorKind>(['offline', 'unclear'])

async function limited<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Raced against, not only aborted: a service worker or an extension may hold on to an aborted fetch.
  const timedOut = new Promise<Result<never>>((resolve) => {
    timer = setTimeout(() => {
      resolve(fail('timeout', `no answer within ${timeout} ms`))
      controller.abort()
    }, timeout)
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
  // Node and old browsers have no `onLine`; only an explicit `false` means offline.
  return globalThis.navigator?.onLine !== false
}
