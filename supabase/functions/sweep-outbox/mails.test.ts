import { expect, test } from 'vitest'
import type { AuditRequestRow, BookingRow, LeadRow } from '../_shared/database/rows.ts'
import type { MessageKinds } from '../_shared/outbox/message-kind.ts'
import type { Channel, OutboxMessage } from '../_shared/outbox/outbox-message.ts'
import { reminders } from '../_shared/site-values.ts'
import { mailContext } from '../_shared/testing/mail-context.ts'
import { auditRequestRow, bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { reminderForPerson } from '../send-booking-notifications/call-mails.ts'
import { messageKinds } from './message-kinds.ts'

/* Mails about unusual rows. For ordinary rows, tests/visual/agreed.spec.ts compares each mail with its baseline. */

const kinds: MessageKinds = messageKinds
const inChicago = 'Tuesday, December 1, 2026 at 9:45 AM Central Time'
const note = 'See https://evil.example'
const byPerson = { canceled_at: '2026-11-21T00:00:00Z', canceled_by: 'person', note } as const
const byTeam = { ...byPerson, canceled_by: 'team' } as const

const message = (row_id: string, channel: Channel): OutboxMessage => ({
  id: 'm',
  claim: 'c',
  kind: 'k',
  row_table: 'bookings',
  row_id,
  channel,
  created_at: '',
  person_failing: false,
})

function about(rows: Parameters<typeof mailContext>[0], id: string) {
  return (kind: string, channel: Channel = 'person') =>
    kinds[kind]?.mail?.(message(id, channel), mailContext(rows))
}
const aboutLead = (changes: Partial<LeadRow>) => about({ leads: [leadRow(changes)] }, leadRow().id)
const aboutAudit = (changes: Partial<AuditRequestRow>) =>
  about({ audit_requests: [auditRequestRow(changes)] }, auditRequestRow().id)
const aboutCall = (changes: Partial<BookingRow>) =>
  about({ bookings: [bookingRow(changes)] }, bookingRow().id)

test('a mail to the person contains no typed text except a plausible name', async () => {
  const spam = 'Buy at https://evil.example now'
  const person = { first_name: spam, last_name: spam, phone: spam, organization: spam, timezone: spam }
  const typed = {
    ...person,
    source_url: spam,
    utm_source: spam,
    utm_medium: spam,
    utm_campaign: spam,
    utm_term: spam,
    utm_content: spam,
    referrer: spam,
    landing_path: spam,
  }
  const goal = { help_with: [spam], primary_goal: spam, org_type: spam, current_challenge: spam }
  const booked = await aboutCall(person)('booking.created')
  const mails = [
    booked,
    await aboutLead({ ...typed, ...goal, website: spam })('lead.created'),
    await aboutAudit({ ...typed, website_url: spam, main_challenge: spam })('audit_request.created'),
  ]
  for (const mail of mails) {
    expect(JSON.stringify(mail)).not.toMatch(/evil|Buy at/)
    expect(mail?.text).toContain('Hello,')
  }
  expect(booked?.invitation?.content.replace(/\r\n /g, '')).toContain(
    'CN="amina@example.net":mailto:amina@example.net',
  )
})

test('the team’s mail omits empty fields', async () => {
  const empty = { phone: null, organization: null, utm_term: '', help_with: [] }
  const mail = await aboutLead(empty)('lead.created', 'team')
  expect(mail?.text).not.toMatch(/Phone|Organization:|Campaign term|Wants help/)
  expect(mail?.subject).toBe("New lead: Amina O'Neil")
})

test('a name cannot inject headers, and Reply-To is omitted unless it is one plain address', async () => {
  const named = await aboutLead({ last_name: 'x\r\nBcc: victim@example.net' })('lead.created', 'team')
  expect(named?.subject).not.toMatch(/[\r\n]/)
  const addresses = [
    'a@example.net, b@example.net',
    'a@example.net\r\nBcc: b@example.net',
    'A <a@example.net>',
  ]
  for (const email of addresses)
    expect((await aboutLead({ email })('lead.created', 'team'))?.replyTo).toBeUndefined()
})

test('a mail says the time that the person saw, whatever this runtime’s time zone data says', async () => {
  const seen = { booking_date: '2026-12-01', booking_time: '10:45 AM' }
  const mail = await aboutCall(seen)('booking.created')
  expect(mail?.subject).toBe('You’re booked: Tue, Dec 1, 10:45 AM Central')
  expect(mail?.text).toContain('When: Tuesday, December 1, 2026 at 10:45 AM Central Time\n')
  expect(mail?.invitation?.content).toContain('DTSTART:20261201T154500Z')
  const inNewZone = await aboutCall({ timezone: 'America/Atlantis' })('booking.created')
  expect(inNewZone?.text).toContain('When: Tuesday, December 1, 2026 at 9:45 AM GMT−6\n')
})

test('a long name does not push the time out of a subject', async () => {
  const long = { first_name: 'A'.repeat(80), organization: 'B'.repeat(200) }
  expect((await aboutCall(long)('booking.created', 'team'))?.subject).toContain('Tue, Dec 1, 9:45 AM Central')
})

test('the team’s report has the team’s time first, then the person’s, even if the lead was deleted', async () => {
  const inKolkata = { timezone: 'Asia/Kolkata', booking_time: '9:15 PM' }
  const { text = '' } = (await aboutCall(inKolkata)('booking.created', 'team')) ?? {}
  expect(text).toContain(`When: ${inChicago}\nIn their time: Tuesday, December 1, 2026 at 9:15 PM `)
  expect(text).not.toContain('WHAT WE KNOW')
})

/** The team's note is sent to both; the person's note is sent to the team only. */
test.each<[string, Partial<BookingRow>, Channel, string, string]>([
  ['booking.changed', { moved_by: 'team', note }, 'person', `A note from us: ${note}`, 'Moved by'],
  ['booking.changed', { moved_by: 'team', note }, 'team', 'Moved by: the team', 'A note from us'],
  ['booking.canceled', byPerson, 'team', `Their note: ${note}`, 'A note from us'],
  ['booking.canceled', byPerson, 'person', 'Your call’s canceled', 'evil'],
  ['booking.canceled', byTeam, 'person', `A note from us: ${note}`, 'Their note'],
])('%s with %j to the %s says “%s”', async (kind, changes, channel, words, absent) => {
  const mail = await aboutCall(changes)(kind, channel)
  expect(mail?.text).toContain(words)
  expect(JSON.stringify(mail)).not.toContain(absent)
})

test.each<[string, Partial<BookingRow>]>([
  ['booking.created', byPerson],
  ['booking.changed', byPerson],
  ['booking.reminder', byPerson],
  ['booking.canceled', {}],
  ['booking.asked', {}],
  ['booking.asked', { ...byPerson, asked_at: '2026-11-21T00:00:00Z' }],
  ['call.no_show', { outcome: 'done' }],
])('%s is not sent if the call is now %j', async (kind, changes) => {
  expect(await aboutCall(changes)(kind)).toBeUndefined()
})

test('the note about a no-show is sent to the webhook, but not to the person', async () => {
  const row = bookingRow({ outcome: 'no_show', outcome_note: 'Rang twice' })
  expect(JSON.stringify(await aboutCall(row)('call.no_show'))).not.toContain('Rang')
  const context = mailContext({ bookings: [row] })
  expect(await messageKinds['call.outcome'].webhook?.(message(row.id, 'webhook'), context)).toMatchObject({
    booking: { outcome: 'no_show', outcome_note: 'Rang twice' },
  })
})

test.each([
  [24, 0],
  [1, 1],
])('%i hours before the call, the mail uses the text of reminder %i', (hours, index) => {
  const now = new Date(Date.parse(bookingRow().starts_at) - hours * 3_600_000)
  const about = { row: bookingRow(), provider: testSettings, yourCall: '', personFailed: false }
  expect(reminderForPerson(about, now).subject).toBe(
    `${reminders[index]?.subject}: Tue, Dec 1, 9:45 AM Central`,
  )
})

test('the morning mail is in the team’s time zone, and is not sent without anything to do', async () => {
  const lists = { waiting: [], calls: [], past_calls: [], week: [], calendars: [] }
  const nothing = { zone: 'UTC', late_messages: 0, ...lists }
  const write = (report: object) =>
    kinds['team.morning']?.mail?.(
      message('m', 'team'),
      mailContext({}, { morning_report: { ...nothing, ...report } }),
    )
  expect((await write({ zone: 'Asia/Tokyo', calls: [bookingRow()] }))?.text).toContain('12:45 AM: Amina')
  expect((await write({ late_messages: 2 }))?.text).toContain('could not be sent: 2')
  expect(await write({})).toBeUndefined()
})
