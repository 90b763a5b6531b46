import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'
import { trackBookingMessage } from './window-messages.ts'

const own = 'https://www.example.org'
const scheduler = 'https://scheduler.example.org'
const time = { booking_date: '2026-12-01', booking_time: '9:45 AM' }
const booked = { type: 'booking_confirmed', ...time, lead_id: 'l1' }
const review = { type: 'audit_review_booked', ...time, audit_request_id: 'a1' }

const info = vi.spyOn(console, 'info').mockImplementation(() => {})
afterEach(() => info.mockClear())

function post(data: unknown, origin: string) {
  trackBookingMessage({ origin, data }, [own, scheduler])
}

test.each([
  [booked, own, 'call_booked'],
  [booked, scheduler, 'call_booked'],
  [review, scheduler, 'free_audit_review_booked'],
])('a reported booking is tracked without its other fields: %j from %s', (data, origin, name) => {
  post({ ...data, email: 'ada@example.org' }, origin)
  const { type: _, ...parameters } = data
  expect(info).toHaveBeenCalledExactlyOnceWith('[analytics]', name, parameters)
})

test.each([
  [booked, 'https://evil.example'],
  [booked, ''],
  [booked, 'https://www.example.org.evil.example'],
  [null, own],
  [{ ...booked, type: 'other' }, own],
  [{ ...booked, lead_id: 5 }, own],
  [{ ...booked, booking_date: 'x'.repeat(101) }, own],
  [{ type: 'audit_review_booked', ...time }, own],
])('a message of an unexpected shape or origin is ignored: %j from %j', (data, origin) => {
  post(data, origin)
  expect(info).not.toHaveBeenCalled()
})

test('a tag function that an ad blocker has replaced does not stop the form', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const gtag = vi.fn(() => {
    throw new Error('blocked')
  })
  vi.stubGlobal('window', { gtag })
  track('lead_submitted', { form: 'message' })
  expect(warn).toHaveBeenCalledOnce()
})
