import { expect, test } from 'vitest'
import { leadsCsv, submissionTables } from './leads.ts'

const person = {
  first_name: 'Zoë',
  last_name: '山田',
  email: 'z@example.org',
  phone: null,
  organization: 'Org',
}

const none = { leads: [], auditRequests: [], bookings: [], held: [], waiting: [] }

test('each kind has its table, and an empty one says so', () => {
  const lead = {
    created_at: '2026-11-20T19:21:05+00:00',
    help_with: ['SEO', 'Consulting'],
    primary_goal: 'Grow',
    team_notified_at: 'x',
    call_state: 'cancelled',
    call_starts_at: '2026-12-01T15:00:00+00:00',
  }
  const booked = { state: 'booked', meeting_link: 'https://meet.example/1' }
  const cancelled = { state: 'cancelled by the person', meeting_link: 'https://meet.example/2' }
  const held = { starts_at: '2026-11-26T09:00:00+00:00', expires_at: '2026-11-20T20:00:00+00:00' }
  const waiting = {
    kind: 'lead.created',
    channel: 'team',
    row_table: 'leads',
    row_id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001',
    state: 'waiting',
    attempts: 2,
    due_at: '2026-11-20T19:25:05+00:00',
    last_error: 'ECONNREFUSED',
  }
  const text = submissionTables({
    leads: [{ ...person, ...lead }],
    auditRequests: [],
    bookings: [
      { ...person, ...booked, starts_at: '2026-11-24T15:45:00+00:00' },
      { ...person, ...cancelled, starts_at: '2026-11-25T15:45:00+00:00' },
    ],
    held: [{ ...person, ...held, kind: 'booking' }],
    waiting: [waiting],
  })
  expect(text).toContain('Leads (1)')
  expect(text).toMatch(
    /lead\.created {2}team {2}leads 5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001 {2}2 {6}2026-11-20 19:25:05 {2}ECONNREFUSED/,
  )
  expect(text).toMatch(
    /2026-11-20 19:21 {2}Zoë 山田 {2,}z@example.org {2,}Org {2,}SEO, Consulting {2,}Grow {2,}2026-12-01 15:00 {2}cancelled {2}team/,
  )
  expect(text).toContain('Audit requests (0)')
  expect(text).toMatch(/2026-11-24 15:45 .* booked .* https:\/\/meet\.example\/1/)
  expect(text).toMatch(/2026-11-25 15:45 .* cancelled by the person/)
  expect(text).not.toContain('https://meet.example/2')
  expect(text).toMatch(/booking {2}2026-11-26 09:00 {2}2026-11-20 20:00/)
})

test('what a visitor typed cannot steer the terminal, nor break a row', () => {
  const steering = { first_name: '\u001b[2Jgone\u009b31m', primary_goal: `one\ntwo \u202e${'x'.repeat(90)}` }
  const text = submissionTables({ ...none, leads: [{ ...person, ...steering }] })
  for (const character of ['\u001b', '\u009b', '\u202e']) expect(text).not.toContain(character)
  expect(text.split('\n').filter((line) => line.includes('one two'))).toHaveLength(1)
  expect(text).toContain('…')
})

test('as CSV a formula is a text, a phone number stays one, and a line stays a line', () => {
  const typed = {
    first_name: '=HYPERLINK("https://evil.example")',
    phone: '+1 555 0100',
    outcome_note: 'a\n"b"',
  }
  const [, line = ''] = leadsCsv({ ...none, leads: [{ ...person, ...typed }] }).split('\n')
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"") 山田"`)
  expect(line).toContain('"+1 555 0100"')
  expect(line).toMatch(/"a ""b"""$/)
})
