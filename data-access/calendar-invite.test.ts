import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Booking } from './book-strategy-call.ts'
import { calendarDownload } from './calendar-file.ts'
import { calendarInvite } from './calendar-invite.ts'

const booking: Booking = {
  bookingId: '0f1e2d3c-4b5a-4678-9abc-def012345678',
  startsAt: '2026-12-01T15:45:00.000Z',
  date: '2026-12-01',
  time: '9:45 AM',
  timezone: 'America/Chicago',
  meetingLink: 'https://meet.jit.si/0f1e2d3c4b',
}
const invite = calendarInvite(
  booking,
  { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org' },
  { name: 'Mission Growth Partners', email: 'hello@example.org' },
  { lengthMinutes: 45 },
)

test('the downloaded file is named after the booking, and its type repeats the method', () => {
  const file = calendarDownload(invite)
  expect(file.name).toBe('0f1e2d3c-4b5a-4678-9abc-def012345678.ics')
  expect(file.type).toMatch(/^text\/calendar; ?charset=utf-8; ?method=request$/i)
})

test('a calendar that opens it finds the call: 45 minutes, in UTC, with its link', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await calendarDownload(invite).text()))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe(booking.bookingId)
  expect(event.startDate.toJSDate().toISOString()).toBe(booking.startsAt)
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(45 * 60)
  expect(event.location).toBe(booking.meetingLink)
  expect(component.getFirstProperty('attendee')?.getParameter('role')).toBe('REQ-PARTICIPANT')
  expect(component.getFirstPropertyValue('attendee')).toBe('mailto:ada@example.org')
})
