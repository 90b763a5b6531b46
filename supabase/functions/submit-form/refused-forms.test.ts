import { expect, test } from 'vitest'
import { forms } from '../_shared/contracts/forms.ts'
import { audit, call, siteUrl, submit } from './testing/forms.ts'

test('a form that cannot be read is refused', async () => {
  const typed = new URLSearchParams(audit).toString()
  const sent = (headers: Record<string, string>) => submit('audit', typed, { headers })
  expect((await sent({ 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' })).status).toBe(
    303,
  )
  for (const refused of [
    await sent({ 'content-type': 'application/json' }),
    await sent({ 'content-type': 'multipart/form-data; boundary=x' }),
    await submit('audit', `firstName=${'x'.repeat(200_000)}`),
    await submit('audit', [...Object.entries(audit), ['email', 'b@example.net']]),
  ])
    expect([refused.status, refused.stored]).toEqual([400, []])
})

test('a form with a filled trap, by a bot or a password manager, is stored and marked', async () => {
  const { location, stored } = await submit('audit', { ...audit, extra_note: 'Amina' })
  expect(location).toBe(`${siteUrl}/thanks/audit#main`)
  expect(stored).toMatchObject([{ submission: { first_name: 'Amina', filled_trap: true } }])
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
