import { expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

test('a tag function that an ad blocker has replaced does not stop the form', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const gtag = vi.fn(() => {
    throw new Error('blocked')
  })
  vi.stubGlobal('window', { gtag })
  track('lead_submitted', { form: 'message' })
  expect(warn).toHaveBeenCalledOnce()
})
