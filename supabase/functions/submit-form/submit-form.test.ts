import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitForm } from './submit-form.ts'
import { audit, page, post, services, siteUrl } from './testing/forms.ts'

describe('a form that is right', () => {
  test('is stored, and answered by a page of thanks', async () => {
    const { made, stored } = services()
    const answer = await submitForm(post('audit', audit), made)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/thanks/audit#main`)
    expect(stored).toMatchObject([
      {
        kind: 'audit_request',
        address: '203.0.113.9',
        row: {
          first_name: 'Amina',
          phone: null,
          website_url: 'https://river.example.net',
          source_url: `${siteUrl}/contact?utm_source=letter`,
          utm_source: 'letter',
          device_type: 'desktop',
        },
      },
    ])
    expect(JSON.stringify(stored)).not.toContain('secret')
  })

  test('is one row when the button is pressed twice, and another row for another person or day', async () => {
    const { made, stored } = services()
    await submitForm(post('audit', audit), made)
    await submitForm(post('audit', audit), made)
    await submitForm(post('audit', { ...audit, email: 'b@example.net' }), made)
    await submitForm(post('audit', audit), { ...made, now: () => new Date('2026-11-21T15:00:00Z') })
    await submitForm(post('audit', audit), { ...made, key: 'another' })
    const [first, second, ...others] = stored.map(({ id }) => id)
    expect(first).toBe(second)
    expect(new Set([first, ...others]).size).toBe(4)
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('of a phone is told as such', async () => {
    const { made, stored } = services()
    await submitForm(post('audit', audit, { 'user-agent': 'Mozilla/5.0 (Linux; Android 5) Mobile' }), made)
    expect(stored[0]?.row['device_type']).toBe('mobile')
  })
})

describe('a form that is wrong', () => {
  const typed = {
    firstName: '<b>"A" & \'B\'</b>$&',
    email: 'nonsense',
    message: '\nline\n</textarea><script>',
  }

  test('comes again with every word and every message', async () => {
    const { made, stored } = services()
    const answer = await submitForm(post('contact', typed), made)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(stored).toEqual([])
    expect(html).toContain('<title>Error: Page</title>')
    expect(html).toContain('value="&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;$&amp;"')
    expect(html).toContain('<textarea name="message">\n\nline\n&lt;/textarea&gt;&lt;script&gt;</textarea>')
    expect(html).toContain('<span id="contact-email-error">Please enter a valid email address</span>')
    expect(html).toContain('<a href="#contact-email">Please enter a valid email address</a>')
    expect(html).toMatch(/<input id="contact-email"[^>]*aria-describedby="hint contact-email-error"/)
    expect(html).toMatch(/<input id="contact-email"[^>]*aria-invalid="true"/)
  })

  test('is filled in where it is, and nowhere else on the page', async () => {
    const html = await (await submitForm(post('audit', typed), services().made)).text()
    expect(html.match(/value="nonsense"/g)).toHaveLength(1)
  })

  test('keeps what was chosen', async () => {
    const fields: [string, string][] = [
      ['helpWith', 'Google Ads'],
      ['helpWith', 'nothing'],
      ['orgType', 'climate'],
    ]
    const html = await (await submitForm(post('strategy-call', fields), services().made)).text()
    const form = html.split('data-form="strategy-call"')[1] ?? ''
    expect(form).toContain('value="Google Ads" checked')
    expect(form).not.toContain('value="SEO" checked')
    expect(form).toContain('<option value="climate" selected')
    expect(form).not.toContain('value="" selected')
  })

  test('comes without scripts, with its links to the site, and with its styles allowed by their hash', async () => {
    const answer = await submitForm(post('contact', typed), services().made)
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(html).toContain(`href="${siteUrl}/contact"`)
    expect(html).toContain(`action="${siteUrl}/functions/`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+';/)
    expect(policy).toContain(`form-action 'self' https://project.example.co ${siteUrl}`)
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    ['rate_limited', 429],
    ['invalid', 422],
    ['unavailable', 503],
  ] as const)('in the eyes of the database (%s) it comes again too', async (outcome, status) => {
    const answer = await submitForm(post('audit', audit), services(outcome).made)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('value="amina@example.net"')
  })

  test('keeps its words also where the site gives no page', async () => {
    for (const site of [async () => '<p>Not found</p>', async () => Promise.reject(new Error('down'))]) {
      const { made } = services('stored', { page: site })
      const html = await (await submitForm(post('contact', typed), made)).text()
      expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;$&amp;')
      expect(html).toContain('Please enter a valid email address')
      expect(html).not.toContain('<script')
    }
  })
})

test('a form that was mended, and mended again, still says which campaign led to it', async () => {
  const { made, stored } = services()
  const wrong = { ...audit, websiteUrl: '' }
  const first = await (await submitForm(post('audit', wrong), made)).text()
  const carried = /action="[^"]*submit-form\?form=(audit[^"#]*)/.exec(first)?.[1] ?? ''
  expect(carried).toBe('audit&amp;utm_source=letter')
  const referer = 'https://project.example.co/functions/v1/submit-form?form=audit'
  const headers = { referer, origin: 'https://project.example.co' }
  const address = carried.replaceAll('&amp;', '&')
  const second = await (await submitForm(post(address, wrong, headers), made)).text()
  expect(second).toContain(`form=${carried}`)
  await submitForm(post(address, audit, headers), made)
  expect(stored).toHaveLength(1)
  expect(stored[0]?.row).toMatchObject({
    source_url: `${siteUrl}/contact?utm_source=letter`,
    utm_source: 'letter',
    landing_path: '/contact?utm_source=letter',
  })
})

test('a form that was mended is told as of its page, not of the answer that it came again in', async () => {
  const { made, stored } = services()
  const referer = 'https://project.example.co/functions/v1/submit-form?form=audit'
  await submitForm(post('audit', audit, { referer, origin: 'https://project.example.co' }), made)
  expect(stored[0]?.row).toMatchObject({ source_url: `${siteUrl}/contact`, landing_path: '/contact' })
})

describe('where the functions have an address of their own', () => {
  const functions = 'https://project.example.co'
  const elsewhere = page
    .replaceAll('action="/functions', `action="${functions}/functions`)
    .replace(
      '<title>',
      '<link rel="manifest" href="/site.webmanifest"/><link rel="icon" href="/favicon.ico"/><link rel="preload" href="/fonts/a.woff2" as="font"/><style>@font-face{font-family:A;src:url(/fonts/a.woff2)}@font-face{font-family:B;src:local(Arial)}</style><title>',
    )
  const answered = () =>
    submitForm(
      post('audit', { ...audit, email: 'x' }),
      services('stored', { page: async () => elsewhere }).made,
    )

  test('the form comes again with what its page may fetch there, which is nothing', async () => {
    const html = await (await answered()).text()
    expect(html).not.toMatch(/manifest|favicon|preload|fonts\/a/)
    expect(html).toContain('font-family:B')
    expect(html).toContain(`<a href="${siteUrl}/contact">`)
    expect(html).toContain(`action="${functions}/functions/v1/submit-form?form=audit&amp;utm_source=letter"`)
  })

  test('its styles are allowed by their hashes, and its form by the policy', async () => {
    const answer = await answered()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const styles = [...(await answer.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
      ([, css = '']) => css,
    )
    expect(styles.length).toBeGreaterThan(1)
    for (const css of styles) {
      const hash = createHash('sha256').update(css).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    expect(policy).toContain(`form-action 'self' ${functions} ${siteUrl}`)
  })

  test.each([
    [{ origin: functions }, 303],
    [{ origin: 'https://forms.example.co', 'x-forwarded-host': 'forms.example.co' }, 303],
    [{ origin: 'https://forms.example.co', 'x-forwarded-host': 'project.example.co' }, 403],
  ])('mended there, it is sent from there: %j', async (headers, status) => {
    const { made } = services()
    expect((await submitForm(post('audit', audit, headers), made)).status).toBe(status)
  })
})
