import { expect, test } from 'vitest'
import { createFetchFeed, feedAddress } from './fetch-feed.ts'

const secret = 'https://calendar.example.org/private-abc123/basic.ics'

function internet(answer: (path: string) => Response, addresses: string[] = ['93.184.216.34']) {
  const asked: string[] = []
  const fetchFeed = createFetchFeed({
    resolve: async () => addresses,
    fetch: async (input) => {
      const url = new URL(String(input))
      asked.push(url.href)
      return answer(url.pathname)
    },
  })
  return { fetchFeed, asked }
}

test.each([
  ['webcal://p01-caldav.icloud.com/published/2/abc', 'https://p01-caldav.icloud.com/published/2/abc'],
  [
    ' https://calendar.google.com/calendar/ical/x/basic.ics\n',
    'https://calendar.google.com/calendar/ical/x/basic.ics',
  ],
])('the address %s is accepted', (pasted, address) => expect(feedAddress(pasted).href).toBe(address))

test.each([
  'http://calendar.example.org/a.ics',
  'not an address',
  'https://name:password@calendar.example.org/a.ics',
  'https://localhost/a.ics',
  'https://nas.local/a.ics',
  'https://2130706433/a.ics',
  'https://10.0.0.8/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:10.0.0.1]/a.ics',
  'https://[fd00::1]/a.ics',
])('the address %s is rejected', (pasted) => expect(() => feedAddress(pasted)).toThrow())

test('the local runtime reads files and http addresses, and fetches all others itself', async () => {
  const fetchFeed = createFetchFeed({
    fetch: async () => new Response('public'),
    resolve: async () => [],
    local: async (address) => new Response(address),
  })
  for (const address of ['/home/me/a.ics', 'file:///home/me/a.ics', 'http://localhost/a.ics'])
    expect(await fetchFeed(address)).toBe(address)
  expect(await fetchFeed('webcal://calendar.example.org/a.ics')).toBe('public')
})

test('redirects are followed to public https addresses only', async () => {
  const targets: Record<string, string> = {
    '/': '/moved',
    '/down': 'http://calendar.example.org/moved',
    '/inside': 'https://10.0.0.1/',
    '/round': '/round',
  }
  const { fetchFeed, asked } = internet((path) => {
    const location = targets[path]
    return location ? new Response(null, { status: 302, headers: { location } }) : new Response('here')
  })
  expect(await fetchFeed('https://calendar.example.org/')).toBe('here')
  expect(asked).toEqual(['https://calendar.example.org/', 'https://calendar.example.org/moved'])
  await expect(fetchFeed('https://calendar.example.org/down')).rejects.toThrow('https://')
  await expect(fetchFeed('https://calendar.example.org/inside')).rejects.toThrow('public')
  await expect(fetchFeed('https://calendar.example.org/round')).rejects.toThrow('too often')
})

test('a public host name that resolves to a local address is rejected', async () => {
  const { fetchFeed, asked } = internet(() => new Response(), ['93.184.216.34', '192.168.0.9'])
  await expect(fetchFeed('https://inside.example.org/a.ics')).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('a response that never ends is aborted at the size limit', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) })
  const { fetchFeed } = internet(() => new Response(endless))
  await expect(fetchFeed(secret)).rejects.toThrow('too large')
})

test('a DNS answer that never comes does not keep the other calendars from being read', async () => {
  const never = new Promise<never>(() => {})
  const fetchFeed = createFetchFeed({ fetch, resolve: () => never, timeLimit: 1 })
  await expect(fetchFeed(secret)).rejects.toThrow('The host did not answer in time.')
})

test('error messages do not contain the secret address', async () => {
  const missing = internet(() => new Response(null, { status: 404 }))
  await expect(missing.fetchFeed(secret)).rejects.toThrow('The host answered with status 404.')
  const broken = internet(() => {
    throw new Error(`no ${secret}`)
  })
  await expect(broken.fetchFeed(secret)).rejects.toThrow('The host cannot be reached.')
})

test('a byte that is no UTF-8 costs a letter, not the calendar', async () => {
  const { fetchFeed } = internet(() => new Response(Buffer.from([0x41, 0xff, 0x42])))
  expect(await fetchFeed(secret)).toBe('A\ufffdB')
})
