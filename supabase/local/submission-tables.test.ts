import { expect, test } from 'vitest'
import { submissionTables } from './submission-tables.ts'

const person = {
  first_name: 'Zoë',
  last_name: '山田',
  email: 'z@example.org',
  phone: null,
  organization: 'Org',
}

test('each kind has its table, and an empty one says so', () => {
  const text = submissionTables({
    leads: [
      {
        ...person,
        created_at: '2026-11-20T19:21:05+00:00',
        help_with: ['SEO', 'Consulting'],
        primary_goal: 'Grow',
        team_notified_at: 'x',
      },
    ],
    auditRequests: [],
    bookings: [],
  })
  expect(text).toContain('Leads (1)')
  expect(text).toMatch(
    /2026-11-20 19:21 {2}Zoë 山田 {2,}z@example.org {2,}Org {2,}SEO, Consulting {2}Grow {2,}team/,
  )
  expect(text).toContain('Audit requests (0)')
  expect(text).toContain('Bookings (0)')
})

test('what a visitor typed cannot steer the terminal, nor break a row', () => {
  const text = submissionTables({
    leads: [
      { ...person, first_name: '\u001b[2Jgone\u009b31m', primary_goal: `one\ntwo \u202e${'x'.repeat(90)}` },
    ],
    auditRequests: [],
    bookings: [],
  })
  for (const character of ['\u001b', '\u009b', '\u202e']) expect(text).not.toContain(character)
  expect(text.split('\n').filter((line) => line.includes('one two'))).toHaveLength(1)
  expect(text).toContain('…')
})
