import { afterEach, expect, test, vi } from 'vitest'
import { trackBookingMessage } from './window-messages.ts'

const own = 'https://www.example.org'
const scheduler = 'https://scheduler.example.org'
const booked = {
  type: 'booking_confirmed',
  booking_date: '2026-12-01',
  booking_time: '9:45 AM',
  lead_id: 'l1',
}
const review = {
  type: 'audit_review_booked',
  booking_date: '2026-12-01',
  booking_time: '9:45 AM',
  audit_request_id: 'a1',
}

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

test.each(['https://evil.example', '', 'https://www.example.org.evil.example'])(
  'a message from %j is ignored',
  (origin) => {
    post(booked, origin)
    expect(info).not.toHaveBeenCalled()
  },
)

test.each([
  null,
  { ...booked, type: 'other' },
  { ...booked, lead_id: 5 },
  { ...booked, booking_date: 'x'.repeat(101) },
  { type: 'audit_review_booked', booking_date: 'a', booking_time: 'b' },
])('a message with an unexpected shape (%j) is ignored', (data) => {
  post(data, own)
  expect(info).not.toHaveBeenCalled()
})
