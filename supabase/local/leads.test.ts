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

test('each kind of submission has a table, and an empty table shows a count of 0', () => {
  const lead = {
    created_at: '2026-11-20T19:21:05+00:00',
    help_with: ['SEO', 'Consulting'],
    primary_goal: 'Grow',
    team_notified_at: 'x',
    call_state: 'cancelled',
    call_starts_at: '2026-12-01T15:00:00+00:00',
  }
  const cancelled = { state: 'cancelled by the person', meeting_link: 'https://meet.example/2' }
  const waiting = { kind: 'lead.created', channel: 'team', attempts: 2, last_error: 'ECONNREFUSED' }
  const text = submissionTables({
    ...none,
    leads: [{ ...person, ...lead }],
    bookings: [{ ...person, ...cancelled, starts_at: '2026-11-25T15:45:00+00:00' }],
    waiting: [{ ...waiting, due_at: '2026-11-20T19:25:05+00:00' }],
  })
  expect(text).toContain('Leads (1)')
  expect(text).toMatch(
    /2026-11-20 19:21 {2}Zoë 山田 {2,}z@example.org {2,}Org {2,}SEO, Consulting {2,}Grow {2,}2026-12-01 15:00 {2}cancelled {2}team/,
  )
  expect(text).toContain('Audit requests (0)')
  expect(text).toMatch(/2026-11-25 15:45 .* cancelled by the person/)
  expect(text).not.toContain('https://meet.example/2')
  expect(text).toMatch(/lead\.created {2}team .* 2 {6}2026-11-20 19:25:05 {2}ECONNREFUSED/)
})

test('visitors’ input cannot send control characters to the terminal or break a row', () => {
  const hostile = { first_name: '\u001b[2Jgone\u009b31m', primary_goal: `one\ntwo \u202e${'x'.repeat(90)}` }
  const text = submissionTables({ ...none, leads: [{ ...person, ...hostile }] })
  for (const character of ['\u001b', '\u009b', '\u202e']) expect(text).not.toContain(character)
  expect(text.split('\n').filter((line) => line.includes('one two'))).toHaveLength(1)
  expect(text).toContain('…')
})

test('the CSV escapes formulas, but not phone numbers, and puts each row on one line', () => {
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
