import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { rewrittenEvents } from '../send-booking-notifications/booking-mails.ts'
import { type CalendarCall, calendarFile } from './calendar-event.ts'

const createdAt = new Date('2026-11-20T18:30:00Z')

function file(changes: Partial<CalendarCall> = {}): string {
  const call: CalendarCall = {
    bookingId: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0003',
    startsAt: '2026-12-01T15:45:00.000Z',
    durationMinutes: 45,
    meetingLink: 'https://meet.jit.si/5f0c6a5e8f',
    provider: { name: 'Mission Growth Partners', email: 'hello@example.org' },
    attendees: [{ name: "Amina O'Neil", email: 'amina@example.net' }],
    sequence: 0,
  }
  return calendarFile({ ...call, ...changes }, createdAt)
}

function read(text: string) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  return { event, value, attendee: event.getFirstProperty('attendee') }
}

// visual-baselines/mails has the complete files of a booked, a moved and a canceled call.
test.each([
  'commas, semicolons; \\ and \\n, "quotes": é',
  'one\r\ntwo\nthree\rfour\u2028five\r\n\r\nsix',
  `${'x'.repeat(60)}${'🌍ñ'.repeat(40)}`,
])('%j can be read back; a mailed file has lines of at most 75 octets', (typed) => {
  const page = file({
    title: typed,
    yourCall: typed,
    attendees: [{ name: typed, email: 'amina@example.net' }],
  })
  const mailed = rewrittenEvents(page)
  const lines = mailed.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(lines.indexOf('')).toBe(lines.length - 1)
  const plain = typed.replace(/\r\n?|\u2028/g, '\n')
  for (const { value } of [page, mailed].map(read)) {
    expect(value('summary')).toBe(plain)
    expect(value('description')).toContain(plain)
  }
})

test('a name cannot add a parameter, a line or another guest', () => {
  const name = 'x";ROLE=CHAIR:mailto:other@example.net\r\nATTENDEE:mailto:third@example.net'
  const { event, attendee } = read(
    file({
      attendees: [{ name, email: 'amina@example.net' }],
      provider: { name: 'y"\r\nX-EVIL:1', email: 'hello@example.org' },
    }),
  )
  expect(event.getAllProperties('attendee')).toHaveLength(1)
  expect(attendee?.getFirstValue()).toBe('mailto:amina@example.net')
  expect(attendee?.getParameter('role')).toBe('REQ-PARTICIPANT')
  expect(event.getFirstProperty('x-evil')).toBeNull()
})
