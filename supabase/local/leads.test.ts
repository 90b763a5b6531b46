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

test('each request is a line, which says how it stands and where to answer it', () => {
  const link = 'https://www.example.org/your-call#s'
  const calls = [{ state: 'canceled', starts_at: '2026-12-03T00:00:00+00:00' }]
  const text = submissionList({
    ...none,
    requests: [
      { ...request, link },
      { ...request, filled_trap: true },
      { ...request, form: 'audit', organization: null, is_answered: true, calls },
    ],
  })
  expect(
    text,
  ).toBe(`Nov 20, 2026, 1:21 PM · Zoë 山田 · Org · z@example.org · Call request · not answered · https://www.example.org/your-call#s
Nov 20, 2026, 1:21 PM · Zoë 山田 · Org · z@example.org · Call request · Maybe spam · not answered
Nov 20, 2026, 1:21 PM · Zoë 山田 · z@example.org · Website audit · call canceled: Dec 2, 2026, 6:00 PM`)
})

test('visitors’ input cannot send control characters to the terminal or break a line', () => {
  const hostile = { first_name: '\u001b[2Jgone\u009b31m', organization: 'one\ntwo \u202e' }
  const text = submissionList({ ...none, requests: [{ ...request, ...hostile }] })
  for (const character of ['\u001b', '\u009b', '\u202e', '\n']) expect(text).not.toContain(character)
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
  expect(head).toMatch(/"Created at \(Central Time\)","Link","Id"$/)
  expect(line).toContain('"2026-11-20 13:21:05"')
})
