import { expect, test } from 'vitest'
import { deviceClass, formDeviceType } from '../supabase/functions/_shared/contracts/attribution.ts'
import { visitAttribution, withoutPersonalQuery } from './attribution.ts'

function fakeStorage() {
  const values = new Map<string, string>()
  return { values, getItem: (key: string) => values.get(key) ?? null }
}

function pageAt(href: string, sessionStorage = fakeStorage(), referrer = '') {
  const navigator = { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' }
  return { location: new URL(href), document: { referrer }, navigator, sessionStorage }
}

// tests/e2e/lead-modal.spec.ts covers the landing page, the device and the time zone.
test('each campaign value comes from the current URL, then from the landing page, then it is empty', () => {
  const storage = fakeStorage()
  const first = 'https://x.org/?first=A&utm_source=news&utm_medium=email'
  storage.values.set('landing', JSON.stringify([first, 'https://mail.example/?to=ada']))
  const page = pageAt(
    'https://x.org/a?email=c@d.org&utm_campaign=only&utm_source=&utm_term=t#fee=1',
    storage,
    'https://x.org/b',
  )
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

test('storage that contains something else is ignored', () => {
  const storage = fakeStorage()
  for (const value of ['not json', '{}', '[1,2]', '["not a url",""]', 'null']) {
    storage.values.set('landing', value)
    expect(visitAttribution(pageAt('https://x.org/now', storage)).landingPath, value).toBe('/now')
  }
})

test.each([
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari', 5, 'mobile'],
  ['Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari', 5, 'mobile'],
  ['Linux; Android 10; K) Chrome/143.0.0.0 Safari', 5, 'tablet'],
  ['iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148 Safari', 5, 'tablet'],
  ['Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari', 0, 'desktop'],
  // An iPad.
  ['Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari', 5, 'tablet'],
  ['Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari', 10, 'desktop'],
  ['', 0, 'desktop'],
] as const)('“%s” with %i touch points is a %s', (agent, maxTouchPoints, general) => {
  const device = { userAgent: `Mozilla/5.0 (${agent}`, maxTouchPoints }
  expect(deviceClass(device)).toBe(general)
  expect(formDeviceType(device)).toBe(general === 'desktop' ? 'desktop' : 'mobile')
})

test.each([
  [
    'https://x.org/a?first=A&last=B&email=c%40d.org&phone=1&org=O&utm_source=n',
    'https://x.org/a?utm_source=n',
  ],
  ['https://x.org/?First=A&EMAIL=c', 'https://x.org/'],
  ['https://x.org/?orgType=climate&currentChallenge=secret&a=1', 'https://x.org/?a=1'],
  ['https://x.org/?reader=ada%40example.org&a=1#top', 'https://x.org/?a=1#top'],
  ['https://x.org/?a=1&a=ada%40example.org', 'https://x.org/?a=1'],
  ['https://ada:secret@x.org/', 'https://x.org/'],
  ['https://x.org/?first=A&first=B', 'https://x.org/'],
  ['https://x.org/?firstly=1&lasting=2', 'https://x.org/?firstly=1&lasting=2'],
])('%s becomes %s', (address, clean) => {
  expect(withoutPersonalQuery(new URL(address)).href).toBe(clean)
})
