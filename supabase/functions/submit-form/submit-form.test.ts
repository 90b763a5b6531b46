import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '../../../content/site.ts'
import { forms } from '../_shared/contracts/forms.ts'
import { DatabaseError } from '../_shared/database/database.ts'
import { audit, call, functionsUrl, page, siteUrl, submit } from './testing/forms.ts'

/* For what visitors see, see tests/e2e/forms-without-script.spec.ts. */

test('the same form has the same id when sent twice, and another id for another person, day or key', async () => {
  const id = async (...args: Parameters<typeof submit>) => (await submit(...args)).stored[0]?.submission['id']
  const first = await id('audit', audit)
  expect(await id('audit', audit)).toBe(first)
  const others = [
    await id('audit', { ...audit, email: 'b@example.net' }),
    await id('audit', audit, { now: new Date('2026-11-21T15:00:00Z') }),
    await id('audit', audit, { serviceKey: 'another' }),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('stores campaign, IP address and device, but no personal query parameters', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 5) Mobile' }
  const { stored } = await submit('audit', audit, { headers })
  const source_url = `${siteUrl}/contact?utm_source=letter`
  expect(stored).toMatchObject([
    { address: '203.0.113.9', submission: { source_url, utm_source: 'letter', device_type: 'mobile' } },
  ])
  expect(JSON.stringify(stored)).not.toContain('secret')
})

const typed = { firstName: '<b>"A" & \'B\'</b>$&', email: 'nonsense', message: '\nline\n</textarea><script>' }
const escaped = '&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;$&amp;'

// Open pages of 1.0 send the message form as `contact`.
test.each(['message', 'contact'])('a form with errors is shown again, without scripts (%s)', async (form) => {
  const { headers, html } = await submit(form, typed)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(`value="${escaped}"`)
  expect(html).toContain('<textarea name="message">\n\nline\n&lt;/textarea&gt;&lt;script&gt;</textarea>')
  expect(html).toMatch(/<input id="message-email"[^>]*aria-invalid="true"/)
  expect(html.match(/value="nonsense"/g)).toHaveLength(1)
  expect(html).not.toContain('<script')
  expect(html).toContain(`href="${siteUrl}/contact"`)
  expect(html).toContain(`action="${siteUrl}/functions/`)
})

test('a form with errors keeps the chosen options', async () => {
  const chosen: [string, string][] = [
    ['helpWith', 'Google Ads'],
    ['helpWith', 'nothing'],
    ['orgType', 'climate'],
  ]
  const { html } = await submit('strategy-call', chosen)
  const form = html.split('data-form="strategy-call"')[1] ?? ''
  expect(form).toContain('value="Google Ads" checked')
  expect(form).not.toContain('value="SEO" checked')
  expect(form).toContain('<option value="climate" selected')
  expect(form).not.toContain('value="" selected')
})

test.each([
  ['PT422', 422, 'Check what you typed'],
  ['22P02', 422, 'Check what you typed'],
  ['PT429', 429, `Email us at ${site.email} or call ${site.phone}`],
  [undefined, 503, 'Nothing you typed is lost'],
])('a form is also shown again if the database answers %s', async (code, expected, words) => {
  const database = { store_submission: new DatabaseError('refused', code) }
  const { status, html } = await submit('audit', audit, { database })
  expect(status).toBe(expected)
  expect(html).toContain('value="amina@example.net"')
  expect(html).toContain(words)
})

test('a form with errors shows the typed values even if the site’s page is unavailable', async () => {
  for (const site of [async () => '<p>Not found</p>', async () => Promise.reject(new Error('down'))]) {
    const { html, headers } = await submit('message', typed, { page: site })
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    for (const said of [typed.firstName, 'Please enter a valid email address']) expect(html).toContain(said)
  }
})

test('on another origin than the site, the form is shown again with a policy for its styles', async () => {
  const elsewhere = page
    .replaceAll('action="/functions', `action="${functionsUrl}/functions`)
    .replace('<title>', '<style>@font-face{font-family:B;src:local(Arial)}</style><title>')
  const { headers, html } = await submit('audit', { ...audit, email: 'x' }, { page: async () => elsewhere })
  expect(html).toContain(`<a href="${siteUrl}/contact">`)
  expect(html).toContain(`action="${functionsUrl}/functions/v1/submit-form?form=audit&amp;utm_source=letter"`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(policy).toContain(`form-action 'self' ${functionsUrl} ${siteUrl}`)
  expect(policy).not.toContain('unsafe')
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  expect(styles.length).toBeGreaterThan(1)
  for (const css of styles)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

test('a request for a day off is told so beside the day, and keeps its words; a day off in part is accepted', async () => {
  const away = { starts_at: '2026-11-23T06:00:00+00:00', ends_at: '2026-11-24T06:00:00+00:00', away: true }
  const { status, html, stored } = await submit('call-request', call, { database: { taken_times: [away] } })
  expect([status, stored]).toEqual([422, []])
  expect(html).toContain('<span id="call-request-day-error">Our team is away on this day.')
  expect(html).toContain('value="amina@example.net"')
  const tokyo = { ...call, timezone: 'Asia/Tokyo' }
  expect((await submit('call-request', tokyo, { database: { taken_times: [away] } })).stored).toHaveLength(1)
})

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

test('the days of a call request are in the visitor’s time zone', async () => {
  // It is already the 23rd in Sydney, but still the 22nd in Honolulu.
  const now = new Date('2026-11-23T02:00:00Z')
  const on = async (timezone: string) => (await submit('call-request', { ...call, timezone }, { now })).status
  expect([await on('Australia/Sydney'), await on('Pacific/Honolulu')]).toEqual([422, 303])
})
