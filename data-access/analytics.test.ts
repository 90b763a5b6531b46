import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

let info: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an event goes to the tag function, and to the console', () => {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag })
  track('schedule_viewed', { page: '/schedule', prefilled: true })
  expect(gtag).toHaveBeenCalledWith('event', 'schedule_viewed', { page: '/schedule', prefilled: true })
  expect(info).toHaveBeenCalledWith('[analytics]', 'schedule_viewed', { page: '/schedule', prefilled: true })
})

test.each([undefined, { gtag: undefined }, { gtag: 'blocked' }])(
  'without a tag function (%j) it is only logged',
  (window) => {
    vi.stubGlobal('window', window)
    const warn = vi.spyOn(console, 'warn')
    expect(() => track('download', { event_label: 'Meeting Minutes Template' })).not.toThrow()
    expect(info).toHaveBeenCalledOnce()
    expect(warn).not.toHaveBeenCalled()
  },
)

test('a tag function that breaks does not break the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', {
    gtag: () => {
      throw new Error('tag')
    },
  })
  expect(() => track('lead_submitted', { lead_id: 'x' })).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
})
