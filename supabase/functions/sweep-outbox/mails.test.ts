import { expect, test } from 'vitest'
import { reminders } from '../../../content/mails.ts'
import type {
  AuditRequestRow,
  BookingRow,
  LeadRow,
  OutboxMessage,
  Party,
} from '../_shared/database/database.ts'
import type { MessageKinds } from '../_shared/outbox/deliver.ts'
import {
  auditRequestRow,
  bookingRow,
  leadRow,
  mailContext,
  testSettings,
} from '../_shared/testing/examples.ts'
import { reminderForPerson } from '../send-booking-notifications/call-mails.ts'
import { messageKinds } from './message-kinds.ts'

/* Mails about unusual rows. tests/visual/mails.spec.ts compares those about ordinary rows, and the morning mail. */

const kinds: MessageKinds = messageKinds
const inChicago = 'Tuesday, December 1, 2026 at 9:45 AM Central Time'
const byPerson = { canceled_at: '2026-11-21T00:00:00Z', canceled_by: 'person' } as const
const byTeam = { ...byPerson, canceled_by: 'team' } as const

const message = (row_id: string, party: Party): OutboxMessage => ({
  id: 'm',
  claim: 'c',
  kind: 'k',
  row_table: 'bookings',
  row_id,
  party,
  created_at: '',
  person_refused: false,
})

function about(rows: Parameters<typeof mailContext>[0], id: string) {
  return (kind: string, party: Party = 'person') => kinds[kind]?.(message(id, party), mailContext(rows))
}
const aboutLead = (changes: Partial<LeadRow>) => about({ leads: [leadRow(changes)] }, leadRow().id)
const aboutAudit = (changes: Partial<AuditRequestRow>) =>
  about({ audit_requests: [auditRequestRow(changes)] }, auditRequestRow().id)
const aboutCall = (changes: Partial<BookingRow>) =>
  about({ bookings: [bookingRow(changes)] }, bookingRow().id)

test('a mail to the person contains no typed text except a plausible name', async () => {
  const spam = 'Buy at https://evil.example now'
  const person = { first_name: spam, last_name: spam, phone: spam, organization: spam, timezone: spam }
  const kept = /^(id|email|created_at|form|help_with|.*_(day|goal|areas|id|on))$/
  const filled = (row: object) =>
    Object.fromEntries(Object.keys(row).flatMap((name) => (kept.test(name) ? [] : [[name, spam]])))
  const goal = { help_with: [spam], primary_goal: spam }
  const booked = await aboutCall(person)('booking.created')
  const mails = [
    booked,
    await aboutCall({ ...person, ...byPerson, note: spam })('booking.canceled'),
    await aboutLead({ ...filled(leadRow()), ...goal })('lead.created'),
    await aboutAudit(filled(auditRequestRow()))('audit_request.created'),
  ]
  for (const mail of mails) {
    expect(JSON.stringify(mail)).not.toMatch(/evil|Buy at/)
    expect(mail?.text).toContain('Hello,')
  }
  expect(booked?.invitation?.content.replace(/\r\n /g, '')).toContain(
    'CN=amina@example.net:mailto:amina@example.net',
  )
})

test('a team that sends from its own inbox gets an entry to add, not an invitation of itself', async () => {
  const teamEmails = ['amina@example.org', 'team@example.org']
  const send = (organizerEmail: string, party: Party = 'team') => {
    const context = mailContext({ bookings: [bookingRow()] })
    const settings = { ...testSettings, teamEmails, organizerEmail }
    return kinds['booking.created']?.(message(bookingRow().id, party), { ...context, settings })
  }
  const own = await send('team@example.org')
  expect([own?.to, own?.invitation?.method]).toEqual([teamEmails, 'PUBLISH'])
  expect(own?.invitation?.content).toContain('METHOD:PUBLISH')
  expect(own?.invitation?.content).not.toMatch(/ORGANIZER|ATTENDEE/)
  expect((await send('team@example.org', 'person'))?.invitation?.method).toBe('REQUEST')
  const other = await send('website@example.org')
  expect(other?.invitation?.method).toBe('REQUEST')
  expect(other?.invitation?.content.match(/mailto:\S+/g)).toEqual(
    ['website@example.org', ...teamEmails].map((email) => `mailto:${email}`),
  )
})

test('the mail to the team shows the call’s own details beside those of an earlier form', async () => {
  const rows = {
    leads: [leadRow({ current_challenge: 'Few people find us' })],
    bookings: [bookingRow({ phone: '+1 312 555 0199', current_challenge: 'Ramadan is near' })],
  }
  const text = (await about(rows, bookingRow().id)('booking.created', 'team'))?.text
  for (const said of ['+1 312 555 0199', 'Ramadan is near', 'Few people find us'])
    expect(text).toContain(said)
})

test.each(['constructor', '__proto__', 'toString'])('“%s” is said as it was typed', async (said) => {
  const typed = { primary_goal: said, website: said, current_challenge: said, utm_campaign: said }
  for (const form of ['message', 'strategy-call'] as const)
    expect((await aboutLead({ ...typed, form })('lead.created', 'team'))?.text).toContain(`: ${said}\n`)
})

test('a name or an address cannot inject headers, and a reply to a mail with the team’s link reaches nobody', async () => {
  const named = await aboutLead({ last_name: 'x\r\nBcc: victim@example.net' })('lead.created', 'team')
  expect(named?.subject).not.toMatch(/[\r\n]/)
  const addresses = [
    'a@example.net, b@example.net',
    'a@example.net\r\nBcc: b@example.net',
    'A <a@example.net>',
  ]
  for (const email of addresses)
    expect((await aboutLead({ email })('lead.created', 'team'))?.html).not.toContain('mailto:')
  expect(named?.text).toContain('/your-call#')
  expect(named?.replyTo).toBeUndefined()
  expect(named?.html).toContain('href="mailto:')
})

test('every mail to the person says the time that they saw, and its file the instant, whatever this runtime’s data says', async () => {
  const seen = { booking_date: '2026-12-01', booking_time: '10:45 AM', moved_from: '2026-11-30T16:00:00Z' }
  const states = [{}, byTeam]
  const told = new Set<string>()
  for (const kind of Object.keys(kinds).filter((name) => /^booking\./.test(name))) {
    for (const state of states) {
      const mail = await aboutCall({ ...seen, ...state })(kind)
      if (!mail) continue
      told.add(kind)
      expect(mail.subject, kind).toContain('Tue, Dec 1, 10:45 AM Central')
      expect(mail.text, kind).toContain('Tuesday, December 1, 2026 at 10:45 AM Central Time')
      expect(mail.text, kind).not.toMatch(/(9:45|10:00) AM/)
      if (mail.invitation) expect(mail.invitation.content, kind).toContain('DTSTART:20261201T154500Z')
    }
  }
  expect(told.size).toBe(4)
  const moved = await aboutCall(seen)('booking.changed')
  expect(moved?.text).toContain('Instead of: Monday, November 30, 2026 at 11:00 AM Central Time\n')
  const inNewZone = await aboutCall({ timezone: 'America/Atlantis' })('booking.created')
  expect(inNewZone?.text).toContain('When: Tuesday, December 1, 2026 at 9:45 AM GMT−6\n')
})

test('the team’s report has the team’s time first, then the person’s, even if the lead was deleted', async () => {
  const inKolkata = { timezone: 'Asia/Kolkata', booking_time: '9:15 PM' }
  const { text = '' } = (await aboutCall(inKolkata)('booking.created', 'team')) ?? {}
  const theirs = 'Tuesday, December 1, 2026 at 9:15 PM India Standard Time (Kolkata)'
  expect(text).toContain(`When: ${inChicago}\nIn their time: ${theirs}`)
  expect(text).not.toContain('WHAT WE KNOW')
})

test.each<[string, Partial<BookingRow>]>([
  ['booking.created', byPerson],
  ['booking.changed', byPerson],
  ['booking.reminder', byPerson],
  ['booking.canceled', {}],
])('%s is not sent if the call is now %j', async (kind, changes) => {
  expect(await aboutCall(changes)(kind)).toBeUndefined()
})

test.each(reminders)('$hoursBefore hours before the call, the mail has that reminder’s text', (reminder) => {
  const now = new Date(Date.parse(bookingRow().starts_at) - reminder.hoursBefore * 3_600_000)
  const about = { row: bookingRow(), provider: testSettings, yourCall: '', personRefused: false }
  expect(reminderForPerson(about, now)?.subject).toBe(`${reminder.subject}: Tue, Dec 1, 9:45 AM Central`)
})

test('without anything to do, there is no morning mail', async () => {
  const none = { count: null, rows: [] }
  const lists = { waiting: none, late: 0, calls: none, unsent: none, calendars: [] }
  const report = { zone: 'America/Chicago', ...lists, week: null }
  const mail = messageKinds['team.morning'](message('m', 'team'), mailContext({}, { morning_report: report }))
  expect(await mail).toBeUndefined()
})
