import { describe, expect, test } from 'vitest'
import { visitAttribution } from './attribution.ts'
import { landingKey, rememberLanding } from './landing.ts'
import { fakeStorage } from './testing/fake-storage.ts'

function pageAt(href: string, sessionStorage = fakeStorage(), referrer = '') {
  const navigator = { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' }
  return { location: new URL(href), document: { referrer }, navigator, sessionStorage }
}

describe('campaign values', () => {
  test('come from the page’s own address first', () => {
    const storage = fakeStorage()
    rememberLanding(pageAt('https://x.org/?utm_source=old&utm_medium=old', storage))
    const page = pageAt('https://x.org/a?utm_source=new&utm_term=t&utm_content=c', storage)
    expect(visitAttribution(page)).toMatchObject({
      utmSource: 'new',
      utmMedium: 'old',
      utmTerm: 't',
      utmContent: 'c',
    })
  })

  test('come from the first page of this tab’s visit otherwise', () => {
    const storage = fakeStorage()
    rememberLanding(
      pageAt('https://x.org/?utm_source=news&utm_campaign=spring', storage, 'https://mail.example/'),
    )
    rememberLanding(pageAt('https://x.org/b?utm_source=other', storage))
    expect(visitAttribution(pageAt('https://x.org/c', storage, 'https://x.org/b'))).toMatchObject({
      utmSource: 'news',
      utmMedium: '',
      utmCampaign: 'spring',
      referrer: 'https://mail.example/',
      landingPath: '/?utm_source=news&utm_campaign=spring',
      sourceUrl: 'https://x.org/c',
    })
  })

  test('that the address leaves out come from the first page, one by one', () => {
    const storage = fakeStorage()
    rememberLanding(pageAt('https://x.org/?utm_source=news&utm_medium=email', storage))
    expect(visitAttribution(pageAt('https://x.org/a?utm_campaign=only&utm_source=', storage))).toMatchObject({
      utmSource: 'news',
      utmMedium: 'email',
      utmCampaign: 'only',
    })
  })

  test('are empty texts when there are none', () => {
    const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = visitAttribution(
      pageAt('https://x.org/'),
    )
    expect([utmSource, utmMedium, utmCampaign, utmTerm, utmContent]).toEqual(['', '', '', '', ''])
  })
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

test('the device and the zone are told; the zone may be the one that the visitor chose', () => {
  expect(visitAttribution(pageAt('https://x.org/'), 'Asia/Tokyo')).toMatchObject({
    deviceType: 'desktop',
    timezone: 'Asia/Tokyo',
  })
  expect(visitAttribution(pageAt('https://x.org/')).timezone).toBe(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
})
