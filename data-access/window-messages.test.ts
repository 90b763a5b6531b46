import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

let info: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function post(data: unknown, origin: string) {
  trackBookingMessage({ origin, data }, [own, scheduler])
}

describe('a booking that another window reports', () => {
  test.each([own, scheduler])('is tracked when %s says so', (origin) => {
    post(booked, origin)
    const { type: _, ...parameters } = booked
    expect(info).toHaveBeenCalledWith('[analytics]', 'call_booked', parameters)
  })

  test('of an audit review is tracked as one', () => {
    post(review, scheduler)
    const { type: _, ...parameters } = review
    expect(info).toHaveBeenCalledWith('[analytics]', 'free_audit_review_booked', parameters)
  })

  test('carries nothing else into the analytics', () => {
    post({ ...booked, email: 'ada@example.org' }, own)
    expect(JSON.stringify(info.mock.calls)).not.toContain('ada@')
  })
})

describe('anybody else’s message', () => {
  test.each([
    'https://evil.example',
    'null',
    '',
    'http://www.example.org',
    'https://www.example.org.evil.example',
  ])('from %j is passed over', (origin) => {
    post(booked, origin)
    expect(info).not.toHaveBeenCalled()
  })

  test.each([
    null,
    'booking_confirmed',
    {},
    { ...booked, type: 'other' },
    { ...booked, lead_id: 5 },
    { ...booked, booking_time: '' },
    { ...booked, booking_date: 'x'.repeat(101) },
    { type: 'audit_review_booked', booking_date: 'a', booking_time: 'b' },
  ])('of another shape (%j) is passed over', (data) => {
    post(data, own)
    expect(info).not.toHaveBeenCalled()
  })
})
