import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, succeed, withRetry } from './ask-backend.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['offline', 'unclear'] as const)('an answer of kind %s is retried once', async (kind) => {
  const attempt = vi.fn().mockResolvedValueOnce(fail(kind)).mockResolvedValueOnce(succeed(1))
  const result = withRetry(attempt)
  await vi.advanceTimersByTimeAsync(399)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toEqual(succeed(1))
  // The timeouts have been cleared.
  expect(vi.getTimerCount()).toBe(0)
})

test('there is no retry if the browser has gone offline in the meantime', async () => {
  const attempt = vi.fn().mockResolvedValue(fail('offline'))
  const result = withRetry(attempt)
  vi.stubGlobal('navigator', { onLine: false })
  await vi.runAllTimersAsync()
  expect((await result).ok).toBe(false)
  expect(attempt).toHaveBeenCalledTimes(1)
})

test.each(['invalid', 'server', 'timeout'] as const)('an error of kind %s is not retried', async (kind) => {
  const attempt = vi.fn().mockResolvedValue(fail(kind))
  expect(await withRetry(attempt)).toMatchObject({ error: { kind } })
  expect(attempt).toHaveBeenCalledTimes(1)
})

test.each([
  ['never ends', () => new Promise<never>(() => {})],
  [
    'rejects when it is aborted',
    (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  ],
])('a request that %s times out after 15 seconds', async (_, send) => {
  let signal: AbortSignal | undefined
  const result = withRetry((given) => {
    signal = given
    return send(given)
  })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const message = 'Our server took too long to answer. Nothing you typed is lost: please try again.'
  expect(await result).toMatchObject({ ok: false, error: { kind: 'timeout', message } })
  expect(signal?.aborted).toBe(true)
})

test('an attempt that throws returns an error instead of rejecting', async () => {
  const result = await withRetry(() => Promise.reject(new Error('broken')))
  expect(result).toMatchObject({ ok: false, error: { kind: 'server', detail: 'Error: broken' } })
})
