import { describe, expect, test } from 'vitest'
import { visitAttribution } from './attribution.ts'
import { landingKey, rememberLanding } from './landing.ts'
import { fakeStorage } from './testing/fake-storage.ts'

function pageAt(href: string, sessionStorage = fakeStorage(), referrer = '') {
  const navigator = { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' }
  return { location: new URL(href), document: { referrer }, navigator, sessionStorage }
}

// The first page of a visit, the device and the zone: tests/e2e/lead-modal.spec.ts.
test('each campaign value comes from the page’s own address, else from the first page, else it is empty', () => {
  const storage = fakeStorage()
  const first = 'https://x.org/?utm_source=news&utm_medium=email'
  rememberLanding(pageAt(first, storage, 'https://mail.example/'))
  rememberLanding(pageAt('https://x.org/b?utm_source=other', storage))
  const page = pageAt('https://x.org/a?utm_campaign=only&utm_source=&utm_term=t', storage, 'https://x.org/b')
  expect(visitAttribution(page)).toMatchObject({
    utmSource: 'news',
    utmMedium: 'email',
    utmCampaign: 'only',
    utmTerm: 't',
    utmContent: '',
    referrer: 'https://mail.example/',
    landingPath: '/?utm_source=news&utm_medium=email',
    sourceUrl: 'https://x.org/a?utm_campaign=only&utm_source=&utm_term=t',
  })
  expect(visitAttribution(pageAt('https://x.org/a?utm_source=new', storage)).utmSource).toBe('new')
})

describe('storage', () => {
  test('that is blocked is no error: the present page is all that is known', () => {
    const page = pageAt(
      'https://x.org/a?utm_source=n',
      fakeStorage({ blocked: true }),
      'https://search.example/?q=1',
    )
    expect(() => rememberLanding(page)).not.toThrow()
    expect(visitAttribution(page)).toMatchObject({
      utmSource: 'n',
      referrer: 'https://search.example/?q=1',
      landingPath: '/a?utm_source=n',
    })
  })

  test('that a browser does not even let be read is no error', () => {
    const page = Object.defineProperty(pageAt('https://x.org/'), 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(() => rememberLanding(page)).not.toThrow()
    expect(visitAttribution(page).sourceUrl).toBe('https://x.org/')
  })

  test.each(['not json', '{}', '[1,2]', '["not a url",""]', 'null'])(
    'that holds %s is passed over',
    (value) => {
      const storage = fakeStorage()
      storage.values.set(landingKey, value)
      expect(visitAttribution(pageAt('https://x.org/now', storage)).landingPath).toBe('/now')
    },
  )
})

test('personal values are in none of the stored addresses', () => {
  const storage = fakeStorage()
  const address =
    'https://x.org/schedule?first=Ada&last=Obi&email=ada%40example.org&phone=0123&org=Secret&utm_source=n'
  rememberLanding(pageAt(address, storage, address))
  const stored = JSON.stringify(visitAttribution(pageAt(address, storage, address)))
  for (const text of [stored, storage.values.get(landingKey)])
    expect(text).not.toMatch(/Ada|Obi|example\.org|0123|Secret/)
  expect(stored).toContain('utm_source=n')
})
