import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function broken(): never {
  throw new Error('tag')
}

// That events reach a tag function, the end-to-end tests see.
test.each([
  ['is missing', undefined, 0],
  ['is blocked', { gtag: 'blocked' }, 0],
  ['breaks', { gtag: broken }, 1],
])('an event is logged, and the page goes on, where the tag function %s', (_, window, warnings) => {
  vi.stubGlobal('window', window)
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  track('lead_submitted', { lead_id: 'x' })
  expect(info).toHaveBeenCalledExactlyOnceWith('[analytics]', 'lead_submitted', { lead_id: 'x' })
  expect(warn).toHaveBeenCalledTimes(warnings)
})
