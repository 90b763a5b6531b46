import { expect, test } from 'vitest'
import { remainingDelay } from './spam-guard.ts'

const opened = { honeypot: '', openedAt: 10_000 }

test.each([
  ['immediately', opened, 10_000, 2_000],
  ['1 ms early', opened, 11_999, 1],
  ['after two seconds', opened, 12_000, 0],
  ['with a restored draft', { ...opened, draftRestored: true }, 10_100, 0],
  ['after the clock was set back', opened, 5_000, 0],
])('a form that is sent %s waits for the rest of two seconds', (_name, trace, now, wait) => {
  expect(remainingDelay(trace, now)).toBe(wait)
})
