import { type DataErrorKind, fail, type Result } from './result.ts'

interface RetryOptions {
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number
  /** Pause before the second attempt, in milliseconds: a phone that changes networks needs a moment. */
  readonly pauseMs?: number
  /** `false` only when the browser is sure; `navigator.onLine` is. */
  readonly isOnline?: () => boolean
}

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
  { timeoutMs = 15_000, pauseMs = 400, isOnline = browserIsOnline }: RetryOptions = {},
): Promise<Result<Value>> {
  if (!isOnline()) return fail('offline', 'navigator.onLine is false')
  const first = await limited(attempt, timeoutMs)
  if (first.ok || !retried.has(first.error.kind)) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return isOnline() ? limited(attempt, timeoutMs) : first
}

const retried = new Set<DataErrorKind>(['offline', 'unclear'])

async function limited<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
  timeoutMs: number,
): Promise<Result<Value>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Raced against, not only aborted: a service worker or an extension may hold on to an aborted fetch.
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
  // Node and old browsers have no `onLine`; only an explicit `false` means offline.
  return globalThis.navigator?.onLine !== false
}
