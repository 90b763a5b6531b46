import { afterEach, describe, expect, test, vi } from 'vitest'
import { isFilledByBot, personsPace, tooFastBy } from './spam-guard.ts'

const opened = { honeypot: '', openedAt: 10_000 }
afterEach(() => void vi.useRealTimers())

test('a bot fills the field that nobody sees', () => {
  expect(isFilledByBot({ ...opened, honeypot: 'x' })).toBe(true)
  expect(isFilledByBot(opened)).toBe(false)
})

describe('a form that was fast waits for what is missing to two seconds', () => {
  test.each([
    ['at once', opened, 10_000, 2_000],
    ['a moment early', opened, 11_999, 1],
    ['after two seconds', opened, 12_000, 0],
    ['a restored draft', { ...opened, draftRestored: true }, 10_100, 0],
    ['a clock that was set back meanwhile', opened, 5_000, 0],
  ])('%s', (_name, trace, now, wait) => {
    expect(tooFastBy(trace, now)).toBe(wait)
  })

  test('and goes on then', async () => {
    vi.useFakeTimers()
    let sent = false
    const waiting = personsPace(opened, 10_500).then(() => {
      sent = true
    })
    await vi.advanceTimersByTimeAsync(1_499)
    expect(sent).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(sent).toBe(true)
  })
})
