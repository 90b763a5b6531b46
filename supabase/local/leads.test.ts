import { expect, test } from 'vitest'
import { submissionList, submissionsCsv } from './leads.ts'

const request = {
  id: '3f2a91c0-0000-4000-8000-000000000000',
  mailbox: 'z@example.org',
  form: 'call-request',
  created_at: '2026-11-20T19:21:05+00:00',
  first_name: 'Zoë',
  last_name: '山田',
  email: 'z@example.org',
  phone: null,
  organization: 'Org',
  areas: 'SEO, Consulting',
  goal: 'Grow',
}
const none = { zone: 'America/Chicago', requests: [] }

test('what one person asked for stands together, with what still needs an answer', () => {
  const audit = {
    ...request,
    form: 'audit',
    is_answered: true,
    answered_at: '2026-11-21',
    areas: null,
    goal: null,
    challenge: 'Slow',
  }
  const asks = {
    ...{ preferred_day: '2026-12-03', preferred_part_of_day: 'morning', timezone: 'Asia/Tokyo' },
    calls: [{ state: 'canceled', starts_at: '2026-12-03T00:00:00+00:00' }],
    link: 'https://www.example.org/your-call#s',
  }
  const text = submissionList({
    ...none,
    requests: [
      { ...request, ...asks },
      { ...request, mailbox: 'x', first_name: 'Amina', filled_trap: true },
      audit,
    ],
  })
  expect(text).toContain(`People who wrote, Central Time (2)
Zoë 山田 · Org
    z@example.org
    Nov 20, 2026, 1:21 PM · Call request · not answered
    SEO, Consulting · Grow
    Day: Thursday, December 3
    Time of day: Morning (9 a.m. to noon)
    Time zone: Japan Time
    In our time: Wed, Dec 2, 6 to 9 PM Central
    Call canceled: Dec 2, 2026, 6:00 PM
    Open it     https://www.example.org/your-call#s
    Nov 20, 2026, 1:21 PM · Website audit · answered
    Slow
Amina 山田 · Org
    z@example.org
    Nov 20, 2026, 1:21 PM · Call request · Maybe spam: a hidden field was filled in · not answered`)
})

test('visitors’ input cannot send control characters to the terminal or break a line, and long text is cut', () => {
  const hostile = { first_name: '\u001b[2Jgone\u009b31m', goal: `one\ntwo \u202e${'x'.repeat(200)}` }
  const requests = [{ ...request, ...hostile }]
  const text = submissionList({ ...none, requests })
  for (const character of ['\u001b', '\u009b', '\u202e']) expect(text).not.toContain(character)
  expect(text).toMatch(/one two x+…(\n|$)/)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(120)
})

test('the CSV escapes formulas, but not phone numbers, puts each row on one line, and names the time zone', () => {
  const typed = {
    ...{ first_name: '=HYPERLINK("https://evil.example")', phone: '+1 555 0100', message: 'a\n"b"' },
    ...{ organization: '＝1+1', goal: 'a;=1+1', filled_trap: true },
  }
  const text = submissionsCsv({ ...none, requests: [{ ...request, ...typed }] })
  const [head = '', line = '', ...more] = text.split('\r\n')
  expect(more).toEqual([])
  expect(head).toMatch(
    /^\ufeff"Form","Maybe spam","First name","Last name","Organization","Org type","Email","Phone"/,
  )
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")","山田"`)
  expect(line).toMatch(/^"Call request","a hidden field was filled in",/)
  expect(line).toContain('"+1 555 0100"')
  expect(line).toContain('"\'＝1+1"')
  expect(line).toContain('"a;\'=1+1"')
  expect(line).toContain('"a ""b""",""')
  expect(head).toMatch(/"Created at \(Central Time\)","Id"$/)
  expect(line).toContain('"2026-11-20 13:21:05"')
})
