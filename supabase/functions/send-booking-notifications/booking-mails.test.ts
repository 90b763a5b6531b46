import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { bookingMails } from './booking-mails.ts'

const confirmation = (changes = {}) =>
  bookingMails(bookingRow(changes), leadRow(), testSettings)('person', false)

const inKolkata = { timezone: 'Asia/Kolkata', booking_time: '9:15 PM' }
const inChicago = 'Tuesday, December 1, 2026 at 9:45 AM, Chicago, GMT−6'

describe('the confirmation', () => {
  test("has the time in the person's zone, the length, and the link", () => {
    const mail = confirmation()
    expect(mail.subject).toBe('Your strategy call: Tuesday, December 1, 2026 at 9:45 AM')
    expect(mail.text).toContain(`When: ${inChicago}\nDuration: 45 minutes\n`)
    expect(mail.html).toContain('href="https://meet.jit.si/5f0c6a5e8f"')
    expect(mail.replyTo).toBe('team@example.org')
  })

  test('carries the same call as a calendar file', () => {
    const calendar = new ICAL.Component(ICAL.parse(confirmation().invitation?.content ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    expect(String(event?.getFirstPropertyValue('uid'))).toBe(bookingRow().id)
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-12-01T15:45:00Z')
    expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-12-01T16:30:00Z')
    expect(String(event?.getFirstPropertyValue('organizer'))).toBe('mailto:no-reply@example.org')
  })

  test('repeats no typed text but a name that is one, the calendar file included', () => {
    const spam = 'Buy at https://evil.example now'
    const mail = confirmation({ first_name: spam, last_name: spam, organization: spam, phone: spam })
    expect(JSON.stringify(mail)).not.toMatch(/evil|Buy at/)
    expect(mail.text).toContain('Hello,')
    expect(mail.invitation?.content.replace(/\r\n /g, '')).toContain(
      'CN="amina@example.net":mailto:amina@example.net',
    )
  })

  test('adds UTC where the database came to another wall time', () => {
    const utc = 'which is Tuesday, December 1, 2026 at 3:45 PM UTC'
    expect(confirmation().text).not.toContain('UTC')
    expect(confirmation({ booking_time: '8:45 AM' }).text).toContain(`${inChicago}, ${utc}`)
    expect(confirmation({ booking_date: '2026-12-02' }).text).toContain(utc)
  })

  test('of a zone that is not known here gives UTC', () => {
    expect(confirmation({ timezone: 'America/Atlantis' }).text).toContain(
      'When: Tuesday, December 1, 2026 at 3:45 PM UTC',
    )
  })
})

describe("the team's mail about a booking", () => {
  test('has the team’s time first, then the person’s, the link, the person, and what the lead told before', () => {
    const mail = bookingMails(bookingRow(inKolkata), leadRow(), testSettings)('team', false)
    expect(mail.subject).toBe(
      "Strategy call booked: Amina O'Neil, Bread & Roses <Relief>, Tuesday, December 1, 2026 at 9:45 AM",
    )
    expect(mail.replyTo).toBe('amina@example.net')
    expect(mail.text).toContain(
      `When: ${inChicago}\nIn their time: Tuesday, December 1, 2026 at 9:15 PM, Kolkata, GMT+5:30\n`,
    )
    expect(mail.text).toContain('https://meet.jit.si/5f0c6a5e8f')
    expect(mail.text).toContain('Current challenge: Few people find us.')
    expect(mail.text).toContain(`Lead record: ${leadRow().id}`)
  })

  test('works for a booking whose lead is gone', () => {
    const mail = bookingMails(bookingRow(), undefined, testSettings)('team', false)
    expect(mail.text).not.toContain('WHAT WE KNOW')
  })
})
