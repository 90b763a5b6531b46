import { expect, test } from 'vitest'
import { tooFastBy } from './spam-guard.ts'

const opened = { honeypot: '', openedAt: 10_000 }

test.each([
  ['at once', opened, 10_000, 2_000],
  ['a moment early', opened, 11_999, 1],
  ['after two seconds', opened, 12_000, 0],
  ['with a restored draft', { ...opened, draftRestored: true }, 10_100, 0],
  ['by a clock that was set back meanwhile', opened, 5_000, 0],
])('a form that is sent %s waits for what is missing to two seconds', (_name, trace, now, wait) => {
  expect(tooFastBy(trace, now)).toBe(wait)
})
