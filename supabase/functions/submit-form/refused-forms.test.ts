import { expect, test } from 'vitest'
import { forms } from '../_shared/contracts/forms.ts'
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

test.each(Object.entries(forms))('opening the URL of %s redirects to its page', async (form, { page }) => {
  const { status, location } = await submit(form, undefined, { method: 'GET' })
  expect([status, location]).toEqual([303, siteUrl + page])
})

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'a Saturday'],
  ['2027-02-22', 'too far ahead'],
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
