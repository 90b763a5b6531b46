import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createFetchFeed, feedAddress } from './fetch-feed.ts'

const secret = 'https://calendar.example.org/private-abc123/basic.ics'
const closing: Array<() => void> = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Routes the requests for public hosts to a real local server. */
async function internet(answer: RequestListener, addresses: Record<string, string[]> = {}) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const fetchFeed = createFetchFeed({
    resolve: async (host) => addresses[host] ?? ['93.184.216.34'],
    fetch: (input, init) => {
      const url = new URL(String(input))
      asked.push(url.href)
      return fetch(`http://127.0.0.1:${port}${url.pathname}`, init)
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
  const { fetchFeed, asked } = await internet((request, response) => {
    if (request.url === '/moved') response.writeHead(200).end('here')
    else if (request.url === '/down')
      response.writeHead(302, { location: 'http://calendar.example.org/moved' }).end()
    else if (request.url === '/inside') response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else response.writeHead(302, { location: '/moved' }).end()
  })
  expect(await fetchFeed('https://calendar.example.org/')).toBe('here')
  expect(asked).toEqual(['https://calendar.example.org/', 'https://calendar.example.org/moved'])
  await expect(fetchFeed('https://calendar.example.org/down')).rejects.toThrow('https://')
  await expect(fetchFeed('https://calendar.example.org/inside')).rejects.toThrow('public')
  await expect(fetchFeed('https://calendar.example.org/round')).rejects.toThrow('too often')
})

test('a public host name that resolves to a local address is rejected', async () => {
  const { fetchFeed, asked } = await internet((_, response) => response.end(), {
    'inside.example.org': ['93.184.216.34', '192.168.0.9'],
  })
  await expect(fetchFeed('https://inside.example.org/a.ics')).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('a response that never ends is aborted at the size limit', async () => {
  const { fetchFeed } = await internet((_, response) => {
    const more = () => response.write('x'.repeat(1_000_000), () => !response.destroyed && setImmediate(more))
    more()
  })
  await expect(fetchFeed(secret)).rejects.toThrow('too large')
})

test('error messages do not contain the secret address', async () => {
  const { fetchFeed } = await internet((_, response) => response.writeHead(404).end())
  await expect(fetchFeed(secret)).rejects.toThrow('The host answered with status 404.')
  const broken = createFetchFeed({
    resolve: async () => [],
    fetch: () => Promise.reject(new Error(`no ${secret}`)),
  })
  await expect(broken(secret)).rejects.toThrow('The host cannot be reached.')
})

test.each([
  [[0xff, 0xfe, 0x42, 0, 0x45, 0], 'BE'],
  [[0xfe, 0xff, 0, 0x42, 0, 0x45], 'BE'],
  [[0x41, 0xff, 0x42], 'A\ufffdB'],
])('UTF-16 and invalid UTF-8 are read: %j', async (bytes, text) => {
  const { fetchFeed } = await internet((_, response) => response.end(Buffer.from(bytes)))
  expect(await fetchFeed(secret)).toBe(text)
})
