import { expect, test, vi } from 'vitest'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import { DatabaseError } from '../_shared/database/database.ts'
import { handleForm } from './handler.ts'
import { audit, call, functionsUrl, siteUrl, submit } from './testing/forms.ts'

const gateway = 'https://forms.example.co'

test.each<[headers: Record<string, string | null>, status: number]>([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://www.example.org.evil.example' }, 403],
  [{ origin: null, referer: 'https://evil.example/form' }, 403],
  // A browser that sends neither header is accepted.
  [{ origin: null, referer: null }, 303],
  // Sent again from this function's own error page.
  [{ origin: functionsUrl }, 303],
  [{ origin: gateway, 'x-forwarded-host': 'forms.example.co' }, 303],
  [{ origin: gateway, 'x-forwarded-host': 'project.example.co' }, 403],
  [{ 'content-type': 'application/json' }, 415],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [{ 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }, 303],
])('a form with the headers %j gets status %i', async (headers, expected) => {
  const { status, stored } = await submit('audit', new URLSearchParams(audit).toString(), { headers })
  expect([status, stored.length]).toEqual([expected, expected === 303 ? 1 : 0])
})

test('rejects a form that is too long or repeats a field', async () => {
  expect((await submit('audit', `firstName=${'x'.repeat(200_000)}`)).status).toBe(413)
  const twice = await submit('audit', [...Object.entries(audit), ['email', 'b@example.net']])
  expect([twice.status, twice.stored]).toEqual([400, []])
})

test('a form with a filled honeypot gets the thank-you page, but is not stored', async () => {
  const { location, stored } = await submit('audit', { ...audit, extra_note: 'http://spam.example' })
  expect([location, stored]).toEqual([`${siteUrl}/thanks/audit#main`, []])
})

test('an unknown form or method is refused', async () => {
  for (const form of ['', 'none', '__proto__']) expect((await submit(form, audit)).status).toBe(404)
  expect((await submit('audit', undefined, { method: 'PUT' })).status).toBe(405)
})

test.each(Object.entries(plainForms))(
  'opening the URL of %s redirects to its page',
  async (form, { page }) => {
    // A code in the URL is not used.
    const database = { confirm_code: new Error('used') }
    const { status, location } = await submit(`${form}&code=K7QM4D9X2B6T`, undefined, {
      method: 'GET',
      database,
    })
    expect([status, location]).toEqual([303, siteUrl + page])
  },
)

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'a Saturday'],
  ['2026-12-07', 'too far ahead'],
  ['', 'nothing'],
])('a call request for “%s” (%s) is rejected', async (day) => {
  const { status, html, stored } = await submit('call-request', { ...call, day })
  expect([status, stored]).toEqual([422, []])
  expect(html).toMatch(/id="call-request-day-error">Please choose a day/)
})

test('a call request accepts an American date', async () => {
  const { stored } = await submit('call-request', { ...call, day: '11/23/2026' })
  expect(stored).toMatchObject([{ submission: { preferred_day: '2026-11-23' } }])
})

test('the days of a call request are in the visitor’s time zone', async () => {
  // It is already the 23rd in Sydney, but still the 22nd in Honolulu.
  const now = new Date('2026-11-23T02:00:00Z')
  const on = async (timezone: string) => (await submit('call-request', { ...call, timezone }, { now })).status
  expect([await on('Australia/Sydney'), await on('Pacific/Honolulu')]).toEqual([422, 303])
})

const lead = { kind: 'lead', id: '1' }
const nothing = { confirmed: [], taken: 0, too_many: 0, known: true }
test.each<[code: string, outcome: object, status: number, words: string]>([
  ['', nothing, 422, 'Please enter the code from our email'],
  ['K7QM4D9X2B6T', { ...nothing, known: false }, 422, 'good for one hour'],
  ['K7QM4D9X2B6T', { ...nothing, taken: 1 }, 409, 'choose another one'],
  ['K7QM4D9X2B6T', { ...nothing, confirmed: [lead], taken: 1 }, 409, 'Everything else is confirmed'],
  ['K7QM4D9X2B6T', { ...nothing, too_many: 1 }, 409, 'cancel one of them'],
  ['K7QM4D9X2B6T', new DatabaseError(''), 503, 'The code stays valid'],
  // The button was pressed twice.
  ['K7QM4D9X2B6T', nothing, 303, ''],
])('the code “%s” with the result %j gets status %i', async (code, outcome, expected, words) => {
  const { status, html } = await submit('confirm', { code }, { database: { confirm_code: outcome } })
  expect(status).toBe(expected)
  expect(html).toContain(words)
  if (code && words) expect(html).toContain(`value="${code}"`)
})

test('a code in any spelling sends the mails of what it confirms', async () => {
  const database = { confirm_code: { ...nothing, confirmed: [lead] } }
  const { location, mailed } = await submit('confirm', { code: 'k7qm-4d9x-2b6t' }, { database })
  expect([location, mailed]).toEqual([`${siteUrl}/thanks/confirmed#main`, [lead.id]])
})

test('a script of the site can read that the server failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // This runtime has no Deno.
  const { status, headers } = await handleForm(new Request(functionsUrl, { method: 'POST' }))
  expect([status, headers.get('access-control-allow-origin')]).toEqual([500, '*'])
})
