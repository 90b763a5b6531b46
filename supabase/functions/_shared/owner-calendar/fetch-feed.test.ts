import { expect, test } from 'vitest'
import { createFetchFeed } from './fetch-feed.ts'

const secret = 'https://calendar.example.org/private-abc123/basic.ics'

const answering = (answer: (address: string) => Response) =>
  createFetchFeed({ fetch: async (address) => answer(String(address)) })

test.each([
  ['webcal://p01-caldav.icloud.com/published/2/abc', 'https://p01-caldav.icloud.com/published/2/abc'],
  [
    ' https://calendar.google.com/calendar/ical/x/basic.ics\n',
    'https://calendar.google.com/calendar/ical/x/basic.ics',
  ],
])('the address %s is accepted', async (pasted, address) =>
  expect(await answering((asked) => new Response(asked))(pasted)).toBe(address),
)

test.each(['http://calendar.example.org/a.ics', 'not an address', 'https://name:password@example.org/a.ics'])(
  'the address %s is rejected',
  (pasted) => expect(answering(() => new Response())(pasted)).rejects.toThrow('The address '),
)

test('a response that never ends is aborted at the size limit', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) })
  await expect(answering(() => new Response(endless))(secret)).rejects.toThrow('too large')
})

test('an answer that never comes does not keep the other calendars from being read', async () => {
  const fetchFeed = createFetchFeed({ fetch: () => new Promise<never>(() => {}), timeLimit: 1 })
  await expect(fetchFeed(secret)).rejects.toThrow('The host did not answer in time.')
})

test('error messages do not contain the secret address', async () => {
  const missing = answering(() => new Response(null, { status: 404 }))
  await expect(missing(secret)).rejects.toThrow('The host answered with status 404.')
  const broken = answering(() => {
    throw new Error(`no ${secret}`)
  })
  await expect(broken(secret)).rejects.toThrow('The host cannot be reached.')
})

test('a byte that is no UTF-8 costs a letter, not the calendar', async () => {
  const fetchFeed = answering(() => new Response(Buffer.from([0x41, 0xff, 0x42])))
  expect(await fetchFeed(secret)).toBe('A\ufffdB')
})
