import { expect, test } from 'vitest'
import { parseBookingContact } from './booking-request.ts'

const complete = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org', phone: '0123' }

test('the organization may be left out', () => {
  const result = parseBookingContact(complete)
  expect(result).toEqual({ ok: true, value: { ...complete, organization: null } })
})

test('every other field is required', () => {
  expect(parseBookingContact({ organization: 'Org' })).toEqual({
    ok: false,
    errors: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone is required',
    },
  })
})

test('an address that the server would refuse is told before', () => {
  expect(parseBookingContact({ ...complete, email: 'ada@office' })).toEqual({
    ok: false,
    errors: { email: 'Please enter a valid email address' },
  })
})
