import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { isEmailAddress } from '../contracts/email-address.ts'
import { type CalendarInvite, calendarFile, calendarFileName } from './calendar-event.ts'
import { strategyCallInvite } from './strategy-call-invite.ts'

const createdAt = new Date('2026-11-20T18:30:00Z')

function invite(changes: Partial<CalendarInvite> = {}): CalendarInvite {
  return {
    ...strategyCallInvite({
      bookingId: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0003',
      startsAt: '2026-12-01T15:45:00.000Z',
      durationMinutes: 45,
      meetingLink: 'https://meet.jit.si/5f0c6a5e8f',
      providerName: 'Mission Growth Partners',
      organizerEmail: 'hello@example.org',
      attendeeName: "Amina O'Neil",
      attendeeEmail: 'amina@example.net',
    }),
    ...changes,
  }
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  const attendee = event.getFirstProperty('attendee')
  return { calendar, event, value, attendee }
}

function longestLine(file: string): number {
  return Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
}

describe('the calendar file', () => {
  test('a calendar reads back the call: UTC, 45 minutes, a request, with its link', () => {
    const { calendar, event, value, attendee } = read(calendarFile(invite(), createdAt))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(value('uid')).toBe('5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0003')
    expect(value('dtstart')).toBe('2026-12-01T15:45:00Z')
    expect(value('dtend')).toBe('2026-12-01T16:30:00Z')
    expect(value('dtstamp')).toBe('2026-11-20T18:30:00Z')
    expect(value('sequence')).toBe('0')
    expect(value('location')).toBe('https://meet.jit.si/5f0c6a5e8f')
    expect(value('url')).toBe('https://meet.jit.si/5f0c6a5e8f')
    expect(value('organizer')).toBe('mailto:hello@example.org')
    expect(value('attendee')).toBe('mailto:amina@example.net')
    expect(attendee?.getParameter('role')).toBe('REQ-PARTICIPANT')
    expect(attendee?.getParameter('cn')).toBe("Amina O'Neil")
    expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBeUndefined()
  })

  test('the lines are exactly these', () => {
    expect(calendarFile(invite(), createdAt).split('\r\n')).toMatchInlineSnapshot(`
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "CALSCALE:GREGORIAN",
        "PRODID:-//Mission Growth Partners//Website//EN",
        "METHOD:REQUEST",
        "X-PUBLISHED-TTL:PT1H",
        "BEGIN:VEVENT",
        "UID:5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0003",
        "SUMMARY:Strategy call with Mission Growth Partners",
        "DTSTAMP:20261120T183000Z",
        "DTSTART:20261201T154500Z",
        "DTEND:20261201T163000Z",
        "SEQUENCE:0",
        "DESCRIPTION:45-minute video consultation with Mission Growth Partners.\\n\\nJ",
        " oin the meeting: https://meet.jit.si/5f0c6a5e8f",
        "URL:https://meet.jit.si/5f0c6a5e8f",
        "LOCATION:https://meet.jit.si/5f0c6a5e8f",
        "STATUS:CONFIRMED",
        "ORGANIZER;CN="Mission Growth Partners":mailto:hello@example.org",
        "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
        "ATTENDEE;RSVP=FALSE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Amina O'Neil",
        " ":mailto:amina@example.net",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ]
    `)
  })

  test('the zone of the machine changes nothing', () => {
    const before = process.env['TZ']
    const files = ['UTC', 'America/Chicago', 'Australia/Sydney'].map((zone) => {
      process.env['TZ'] = zone
      return calendarFile(invite({ startsAt: '2026-10-25T01:30:00+02:00' }), createdAt)
    })
    process.env['TZ'] = before
    expect(new Set(files).size).toBe(1)
    expect(files[0]).toContain('DTSTART:20261024T233000Z')
  })

  test('commas, semicolons, backslashes and line breaks of every kind survive', () => {
    const title = 'Plan A, B; C\\D'
    const description = 'one\r\ntwo\rthree\nfour\u2028five; six, \\n seven'
    const { value } = read(calendarFile(invite({ title, description }), createdAt))
    expect(value('summary')).toBe(title)
    expect(value('description')).toBe('one\ntwo\nthree\nfour\nfive; six, \\n seven')
  })

  test('long lines with letters outside ASCII are folded at 75 octets and read back whole', () => {
    const description = 'برنامج جمع التبرعات 🌍 – '.repeat(20)
    const attendeeName = 'Ñandú '.repeat(15).trim()
    const file = calendarFile(invite({ description, attendeeName }), createdAt)
    expect(longestLine(file)).toBeLessThanOrEqual(75)
    expect(longestLine(file)).toBeGreaterThan(70)
    const { value, attendee } = read(file)
    expect(value('description')).toBe(description)
    expect(attendee?.getParameter('cn')).toBe(attendeeName)
  })

  test('every line ends with CRLF, once', () => {
    const file = calendarFile(invite({ description: 'a\r\n\r\nb' }), createdAt)
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    expect(file).not.toContain('\r\n\r\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('a name cannot add a parameter, a line or another guest', () => {
    const attendeeName = 'x";ROLE=CHAIR:mailto:other@example.net\r\nATTENDEE:mailto:third@example.net'
    const organizerName = 'y"\r\nX-EVIL:1'
    const { event, attendee } = read(calendarFile(invite({ attendeeName, organizerName }), createdAt))
    expect(event.getAllProperties('attendee')).toHaveLength(1)
    expect(attendee?.getFirstValue()).toBe('mailto:amina@example.net')
    expect(attendee?.getParameter('role')).toBe('REQ-PARTICIPANT')
    expect(event.getFirstProperty('x-evil')).toBeNull()
  })

  test('any title, text and name read back as they were', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(texts, texts, texts, (title, description, attendeeName) => {
        const file = calendarFile(
          invite({ title: `x${title}`, description: `x${description}`, attendeeName }),
          createdAt,
        )
        const { value } = read(file)
        expect(longestLine(file)).toBeLessThanOrEqual(75)
        expect(value('summary')).toBe(plain(`x${title}`))
        expect(value('description')).toBe(plain(`x${description}`))
      }),
      { numRuns: 200 },
    )
    function plain(text: string) {
      return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
    }
  })

  test('every address that the forms accept can be invited', () => {
    const addresses = fc.emailAddress({ size: 'large' }).filter(isEmailAddress)
    fc.assert(
      fc.property(addresses, (attendeeEmail) => {
        const { value } = read(calendarFile(invite({ attendeeEmail }), createdAt))
        expect(value('attendee')).toBe(`mailto:${attendeeEmail}`)
      }),
    )
  })

  test('what is no date, address or link is an error, not a broken file', () => {
    expect(() => calendarFile(invite({ startsAt: 'tomorrow' }))).toThrow('no instant')
    expect(() => calendarFile(invite({ attendeeEmail: 'nobody' }))).toThrow()
    expect(() => calendarFile(invite({ locationUrl: 'not a link' }))).toThrow()
  })

  test('the file is named after the booking and nothing else', () => {
    expect(calendarFileName('5f0c6a5e-8f0f')).toBe('5f0c6a5e-8f0f.ics')
    expect(calendarFileName('../a"b')).toBe('ab.ics')
  })
})
