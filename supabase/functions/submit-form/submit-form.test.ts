import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import type { Submission } from './accepted-forms.ts'
import type { CodeOutcome, Confirmed } from './confirm-form.ts'
import { type FormServices, type StoreOutcome, submitForm } from './submit-form.ts'

const siteUrl = 'https://www.example.org'
const friday = new Date('2026-11-20T15:00:00Z')

/** As the site's pages have their fields, and no more of a page than that. */
const page = `<!doctype html><html><head><title>Page</title><style>p{margin:0}</style><script type="module" src="/assets/a.js"></script></head>
<body><a href="/contact">Contact</a>${['confirm', 'audit', 'contact', 'call-request', 'strategy-call']
  .map(
    (
      form,
    ) => `<form data-form="${form}" action="/functions/v1/submit-form?form=${form}"><div data-notice="" hidden></div>
<input id="${form}-firstName" name="firstName"/><span id="${form}-firstName-error" hidden></span>
<input id="${form}-email" name="email" aria-describedby="hint"/><span id="${form}-email-error" hidden></span>
<input id="${form}-code" name="code"/><span id="${form}-code-error" hidden></span>
<input id="${form}-day" name="day"/><span id="${form}-day-error" hidden></span>
<input type="checkbox" name="helpWith" value="SEO"/><input type="checkbox" name="helpWith" value="Google Ads"/>
<select name="orgType"><option value="" selected="">-</option><option value="climate">C</option></select>
<textarea name="message"></textarea></form>`,
  )
  .join('')}</body></html>`

function services(outcome: StoreOutcome = 'stored', changes: Partial<FormServices> = {}) {
  const stored: (Submission & { id: string; address: string })[] = []
  const made: FormServices = {
    siteUrl,
    functionsUrl: 'https://project.example.co',
    key: 'secret',
    now: () => friday,
    async store(submission, address) {
      if (outcome === 'stored') stored.push({ ...submission, address })
      return outcome
    },
    confirm: async () => ({ confirmed: [], taken: 0, too_many: 0, known: false }),
    hurry: async () => {},
    page: async () => page,
    log: () => {},
    ...changes,
  }
  return { stored, made }
}

const audit = {
  firstName: 'Amina',
  lastName: 'Okafor',
  email: 'amina@example.net',
  websiteUrl: 'https://river.example.net',
}
const call = {
  firstName: 'Amina',
  lastName: 'Okafor',
  email: 'amina@example.net',
  phone: '1',
  day: '2026-11-23',
  partOfDay: 'morning',
  timezone: 'America/Chicago',
}

function post(form: string, fields: Record<string, string> | [string, string][] | string, headers = {}) {
  return new Request(`https://project.example.co/functions/v1/submit-form?form=${form}`, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: siteUrl,
      referer: `${siteUrl}/contact?utm_source=letter&email=secret%40example.net`,
      'cf-connecting-ip': '203.0.113.9',
      'x-forwarded-for': '198.51.100.1',
      ...headers,
    },
  })
}

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

describe('a request for a call', () => {
  test.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'a Saturday'],
    ['2026-12-07', 'too far ahead'],
    ['2026-02-30', 'no day'],
    ['tomorrow', 'no date'],
    ['', 'nothing'],
  ])('for %s, %s, is asked for another day', async (day) => {
    const { made, stored } = services()
    const answer = await submitForm(post('call-request', { ...call, day }), made)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(/id="call-request-day-error">Please choose a day/)
    expect(stored).toEqual([])
  })

  test.each(['2026-11-23', '2026-12-04', '11/23/2026'])('for %s is stored with its day', async (day) => {
    const { made, stored } = services()
    expect((await submitForm(post('call-request', { ...call, day }), made)).status).toBe(303)
    expect(stored[0]?.row).toMatchObject({
      form: 'call_request',
      preferred_part_of_day: 'morning',
      timezone: 'America/Chicago',
      help_with: ['Consulting'],
    })
    expect(stored[0]?.row['preferred_day']).toMatch(/^2026-1[12]-\d\d$/)
  })

  test('counts its days in the zone of the visitor', async () => {
    // In Sydney it is Saturday already, and Monday is the day after tomorrow; in Honolulu it is still Friday.
    const { made, stored } = services('stored', { now: () => new Date('2026-11-23T02:00:00Z') })
    const on = (timezone: string) =>
      submitForm(post('call-request', { ...call, day: '2026-11-23', timezone }), made)
    expect((await on('Australia/Sydney')).status).toBe(422)
    expect((await on('Pacific/Honolulu')).status).toBe(303)
    expect(stored).toHaveLength(1)
  })

  test('that was begun on the home page goes on with every word, and without a reproach', async () => {
    const { made, stored } = services()
    const begun = {
      first: 'Amina',
      last: 'Okafor',
      email: 'amina@example.net',
      org: 'River School',
      org_type: 'climate',
      current_challenge: 'Nobody finds us',
    }
    const answer = await submitForm(post('call-request', begun), made)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(stored).toEqual([])
    expect(html).toContain('value="Amina"')
    expect(html).toContain('<option value="climate" selected')
    expect(html).toContain('Nothing is sent yet')
    expect(html).not.toContain('is required')
    expect(html).not.toContain('Error: ')
  })
})

describe('above a ceiling', () => {
  test('the visitor is told that the form is held, and of the code that was mailed', async () => {
    const answer = await submitForm(post('audit', audit), services('held').made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/confirm-request#main`])
  })

  const confirming = (outcome: CodeOutcome | 'rate_limited' | 'unavailable') => {
    const asked: string[] = []
    const hurried: Confirmed[] = []
    const { made } = services('stored', {
      confirm: async (code) => {
        asked.push(code)
        return outcome
      },
      hurry: async (row) => {
        hurried.push(row)
      },
    })
    return { made, asked, hurried }
  }
  const lead: Confirmed = { kind: 'lead', id: '1' }

  test('the code of the mail makes it stand, and its mails leave', async () => {
    const { made, asked, hurried } = confirming({ confirmed: [lead], taken: 0, too_many: 0, known: true })
    const answer = await submitForm(post('confirm', { code: ' k7qm-4d9x-2b6t ' }), made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/thanks/confirmed#main`])
    expect([asked, hurried]).toEqual([['K7QM4D9X2B6T'], [lead]])
  })

  test('pressed twice, the second time is answered as the first', async () => {
    const { made } = confirming({ confirmed: [], taken: 0, too_many: 0, known: true })
    expect((await submitForm(post('confirm', { code: 'K7QM4D9X2B6T' }), made)).status).toBe(303)
  })

  test.each([
    ['', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'Please enter the code from our email'],
    ['K7QM4D9X2B6', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'twelve letters and digits'],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'good for one hour'],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 1, too_many: 0, known: true }, 409, 'choose another time'],
    [
      'K7QM4D9X2B6T',
      { confirmed: [lead], taken: 1, too_many: 0, known: true },
      409,
      'Everything else is confirmed',
    ],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 0, too_many: 1, known: true }, 409, 'cancel one of them'],
    ['K7QM4D9X2B6T', 'rate_limited', 429, 'too many wrong codes'],
    ['K7QM4D9X2B6T', 'unavailable', 503, 'The code stays valid'],
  ] as const)('“%s” that leads to %j is told so, on its page', async (code, outcome, status, words) => {
    const { made } = confirming(outcome as CodeOutcome | 'rate_limited' | 'unavailable')
    const answer = await submitForm(post('confirm', { code }), made)
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toContain(words)
    if (code) expect(html).toContain(`value="${code}"`)
  })

  test('a code cannot be sent by opening an address', async () => {
    const { made, asked } = confirming({ confirmed: [lead], taken: 0, too_many: 0, known: true })
    const address = `${siteUrl}/functions/v1/submit-form?form=confirm&code=K7QM4D9X2B6T`
    const answer = await submitForm(new Request(address), made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/confirm-request`])
    expect(asked).toEqual([])
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
