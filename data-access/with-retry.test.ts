import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, succeed } from './result.ts'
import { withRetry } from './with-retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// What the visitor is told after the second time: tests/e2e/form-trouble.spec.ts.
test('after a lost connection it is tried once more, after a pause', async () => {
  const attempt = vi.fn().mockResolvedValueOnce(fail('offline')).mockResolvedValueOnce(succeed(1))
  const result = withRetry(attempt)
  await vi.advanceTimersByTimeAsync(399)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toEqual(succeed(1))
  // No timer is left behind.
  expect(vi.getTimerCount()).toBe(0)
})

test('it is not tried again when the browser has gone offline meanwhile', async () => {
  const attempt = vi.fn().mockResolvedValue(fail('offline'))
  const result = withRetry(attempt)
  vi.stubGlobal('navigator', { onLine: false })
  await vi.runAllTimersAsync()
  expect((await result).ok).toBe(false)
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('an offline browser is not asked to send anything', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const attempt = vi.fn()
  expect(await withRetry(attempt)).toMatchObject({ ok: false, error: { kind: 'offline' } })
  expect(attempt).not.toHaveBeenCalled()
})

test.each(['invalid', 'time_taken', 'rate_limited', 'server', 'timeout'] as const)(
  'an error of kind %s is final',
  async (kind) => {
    const attempt = vi.fn().mockResolvedValue(fail(kind))
    expect(await withRetry(attempt)).toMatchObject({ error: { kind } })
    expect(attempt).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['never ends', () => new Promise<never>(() => {})],
  [
    'rejects when it is aborted',
    (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  ],
])('a request that %s is given up after 15 seconds', async (_, send) => {
  let signal: AbortSignal | undefined
  const result = withRetry((given) => {
    signal = given
    return send(given)
  })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  expect(signal?.aborted).toBe(true)
})

test('an attempt that throws is an error, not a rejection', async () => {
  const result = await withRetry(() => Promise.reject(new Error('broken')))
  expect(result).toMatchObject({ ok: false, error: { kind: 'server', detail: 'Error: broken' } })
})
