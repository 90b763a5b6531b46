import fc from 'fast-check'
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
    attendeeName: "Amina O'Neil",
    attendeeEmail: 'amina@example.net',
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
test('any title and description can be read back; a mailed file has lines of at most 75 octets', () => {
  const special = fc.constantFrom(',', ';', '\\', '\\n', '\n', '\r', '\r\n', '\r\n\r\n', '\u2028', '🌍', 'ñ')
  const text = fc.array(fc.oneof(special, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 20 })
  const plain = (typed: string) => typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
  fc.assert(
    fc.property(text, text, text, (...parts) => {
      const [title, description, attendeeName] = parts.map((list) => `x${list.join('')}`) as [
        string,
        string,
        string,
      ]
      const page = file({ title, yourCall: description, attendeeName })
      const mailed = rewrittenEvents(page)
      const lines = mailed.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/[\r\n]/)
      expect(lines.indexOf('')).toBe(lines.length - 1)
      for (const { value } of [page, mailed].map(read)) {
        expect(value('summary')).toBe(plain(title))
        expect(value('description')).toContain(plain(description))
      }
    }),
    { numRuns: 200 },
  )
})

test('a name cannot add a parameter, a line or another guest', () => {
  const attendeeName = 'x";ROLE=CHAIR:mailto:other@example.net\r\nATTENDEE:mailto:third@example.net'
  const { event, attendee } = read(
    file({ attendeeName, provider: { name: 'y"\r\nX-EVIL:1', email: 'hello@example.org' } }),
  )
  expect(event.getAllProperties('attendee')).toHaveLength(1)
  expect(attendee?.getFirstValue()).toBe('mailto:amina@example.net')
  expect(attendee?.getParameter('role')).toBe('REQ-PARTICIPANT')
  expect(event.getFirstProperty('x-evil')).toBeNull()
})

test('an invalid date, address or link is an error, not a broken file', () => {
  expect(() => file({ startsAt: 'tomorrow' })).toThrow('not a valid time')
  expect(() => file({ attendeeEmail: 'nobody' })).toThrow()
  expect(() => file({ meetingLink: 'not a link' })).toThrow()
})
