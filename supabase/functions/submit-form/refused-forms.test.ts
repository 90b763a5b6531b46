import { describe, expect, test } from 'vitest'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import { submitForm } from './submit-form.ts'
import { audit, post, services, siteUrl } from './testing/forms.ts'

describe('what is no form of the site', () => {
  test.each(['https://evil.example', 'null', 'https://www.example.org.evil.example'])(
    'from %s is refused',
    async (origin) => {
      const { made, stored } = services()
      expect((await submitForm(post('audit', audit, { origin }), made)).status).toBe(403)
      expect(stored).toEqual([])
    },
  )

  test('is refused by its referrer where there is no origin', async () => {
    const headers = new Headers(post('audit', audit).headers)
    headers.delete('origin')
    headers.set('referer', 'https://evil.example/form')
    const request = new Request(post('audit', audit), { headers })
    expect((await submitForm(request, services().made)).status).toBe(403)
  })

  test('a browser that tells nothing of where it was is let in', async () => {
    const headers = new Headers(post('audit', audit).headers)
    headers.delete('origin')
    headers.delete('referer')
    const request = new Request(post('audit', audit), { headers })
    expect((await submitForm(request, services().made)).status).toBe(303)
  })

  test.each([
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded; charset=UTF-8', 303],
  ])('as %s is answered %i', async (type, status) => {
    const body = new URLSearchParams(audit).toString()
    const answer = await submitForm(post('audit', body, { 'content-type': type }), services().made)
    expect(answer.status).toBe(status)
  })

  test('that is longer than any form is refused, whatever length it says', async () => {
    const body = `firstName=${'x'.repeat(200_000)}`
    expect((await submitForm(post('audit', body), services().made)).status).toBe(413)
  })

  test('that names a field twice is refused', async () => {
    const { made, stored } = services()
    const answer = await submitForm(
      post('audit', [...Object.entries(audit), ['email', 'b@example.net']]),
      made,
    )
    expect(answer.status).toBe(400)
    expect(stored).toEqual([])
  })

  test('that a bot has filled in is thanked, and not stored', async () => {
    const { made, stored } = services()
    const answer = await submitForm(post('audit', { ...audit, extra_note: 'http://spam.example' }), made)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/thanks/audit#main`)
    expect(stored).toEqual([])
  })

  test.each(['', 'none', 'toString', '__proto__'])('named “%s” is not found', async (form) => {
    expect((await submitForm(post(form, audit), services().made)).status).toBe(404)
  })

  test.each(['PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const request = new Request(`${siteUrl}/functions/v1/submit-form?form=audit`, { method })
    expect((await submitForm(request, services().made)).status).toBe(405)
  })
})

test.each(Object.entries(plainForms))(
  'the address of %s, opened, leads to its page',
  async (form, { page }) => {
    const request = new Request(`${siteUrl}/functions/v1/submit-form?form=${form}`)
    const answer = await submitForm(request, services().made)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(siteUrl + page)
  },
)
