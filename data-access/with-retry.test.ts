import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, succeed } from './result.ts'
import { withRetry } from './with-retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a connection that is lost', () => {
  test('is tried once more, after a pause', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(fail('offline')).mockResolvedValueOnce(succeed(1))
    const result = withRetry(attempt)
    await vi.advanceTimersByTimeAsync(399)
    expect(attempt).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toEqual(succeed(1))
  })

  test('twice is told to the visitor', async () => {
    const attempt = vi.fn().mockResolvedValue(fail('offline'))
    const result = withRetry(attempt)
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  test('is not tried again when the browser has gone offline meanwhile', async () => {
    const attempt = vi.fn().mockResolvedValue(fail('offline'))
    const result = withRetry(attempt)
    vi.stubGlobal('navigator', { onLine: false })
    await vi.runAllTimersAsync()
    expect((await result).ok).toBe(false)
    expect(attempt).toHaveBeenCalledTimes(1)
  })
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

describe('no answer within 15 seconds', () => {
  test('is a time-out, and the request is given up', async () => {
    let signal: AbortSignal | undefined
    const result = withRetry((given) => {
      signal = given
      return new Promise<never>(() => {})
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(signal?.aborted).toBe(true)
  })

  test('is a time-out also where the aborted request rejects', async () => {
    const result = withRetry(
      (signal) =>
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        }),
    )
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await result).toMatchObject({ error: { kind: 'timeout' } })
  })
})

test('an attempt that throws is an error, not a rejection', async () => {
  const result = await withRetry(() => Promise.reject(new Error('broken')))
  expect(result).toMatchObject({ ok: false, error: { kind: 'server', detail: 'Error: broken' } })
})

test('no timer is left behind', async () => {
  await withRetry(async () => succeed(1))
  expect(vi.getTimerCount()).toBe(0)
})
