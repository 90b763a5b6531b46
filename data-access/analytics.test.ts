import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function throwing(): never {
  throw new Error('tag')
}

// The end-to-end tests check that events reach a working tag function.
test.each([
  ['is missing', undefined, 0],
  ['is replaced by an ad blocker', { gtag: 'blocked' }, 0],
  ['throws', { gtag: throwing }, 1],
])('an event is logged without an error if the tag function %s', (_, window, warnings) => {
  vi.stubGlobal('window', window)
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  track('lead_submitted', { lead_id: 'x' })
  expect(info).toHaveBeenCalledExactlyOnceWith('[analytics]', 'lead_submitted', { lead_id: 'x' })
  expect(warn).toHaveBeenCalledTimes(warnings)
})
