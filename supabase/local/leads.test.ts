import { expect, test } from 'vitest'
import { csvOf } from './leads.ts'

test('the CSV escapes formulas, but not phone numbers, puts each row on one line, and names the time zone', () => {
  const typed = {
    ...{
      first_name: '=HYPERLINK("https://evil.example")',
      last_name: '山田\u001b[2J\u202e',
      email: 'z@example.org',
    },
    ...{ phone: '+1 555 0100', organization: '＝1+1', goal: 'a;=1+1', message: 'a\n"b"' },
  }
  const stored = {
    form: 'call-request',
    created_at: '2026-11-20T19:21:05+00:00',
    filled_trap: true,
    ...typed,
  }
  const [head = '', line = '', ...more] = csvOf([stored]).split('\r\n')
  expect(more).toEqual([])
  expect(head).toMatch(
    /^\ufeff"Form","Maybe spam","First name","Last name","Organization","Org type","Email","Phone"/,
  )
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")","山田 [2J"`)
  expect(line).toMatch(/^"Call request","a hidden field was filled in",/)
  expect(line).toContain('"+1 555 0100"')
  expect(line).toContain('"\'＝1+1"')
  expect(line).toContain('"a;\'=1+1"')
  expect(line).toContain('"a ""b"""')
  expect(head).toMatch(/"Created at \(Central Time\)","Link","Id"$/)
  expect(line).toContain('"2026-11-20 13:21:05"')
})
