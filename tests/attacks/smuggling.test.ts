import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forward } from '../../supabase/local/functions-runtime/forward.ts'
import { type Listener, listen } from '../../supabase/local/listen.ts'
import { chunked, raw, sendRaw } from './support/raw.ts'

/* Requests that hide another one, on their way through the door to the functions. */

const path = '/functions/v1/send-lead-notifications'
const hidden = raw(`POST ${path}?hidden`, { 'Content-Type': 'application/json', 'Content-Length': 2 }, '{}')

type Seen = {
  method?: string | undefined
  url?: string | undefined
  body: string
  headers: IncomingMessage['headers']
}
const seen: Seen[] = []
let functions: Server
let door: Listener

beforeAll(async () => {
  functions = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method, url: request.url, body, headers: request.headers })
    response.setHeader('access-control-allow-origin', '*')
    response.end(`${request.url} ${body}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => functions.once('listening', resolve))
  const { port } = functions.address() as AddressInfo
  door = await listen('127.0.0.1', 0, (request, response) => {
    forward(request, response, port).catch(() => response.destroy())
  })
})
afterEach(() => void seen.splice(0))
afterAll(async () => {
  await door.close()
  functions.closeAllConnections()
  functions.close()
})

const open = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

const next = () =>
  sendRaw(door.port, raw(`POST ${path}?next`, { 'Content-Length': 4, Connection: 'close' }, 'next'))

const carried: Record<string, string> = {
  'by chunks': raw('M', { 'Transfer-Encoding': 'chunked' }, chunked(hidden)),
  'by chunks that end at once': raw('M', { 'Transfer-Encoding': 'chunked' }, `0\r\n\r\n${hidden}`),
  'by length': raw('M', { 'Content-Length': hidden.length }, hidden),
  'by chunks and a length': raw(
    'M',
    { 'Content-Length': 4, 'Transfer-Encoding': 'chunked' },
    chunked(hidden),
  ),
  'by chunks of an unknown kind': raw('M', { 'Transfer-Encoding': 'gzip, chunked' }, chunked(hidden)),
  'by a length and a header named as of the connection': raw(
    'M',
    { Connection: 'Content-Length', 'Content-Length': hidden.length },
    hidden,
  ),
}

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PUT', 'PATCH', 'PROPFIND']
describe.each(methods)('%s', (method) => {
  test.each(Object.entries(carried))('with a request hidden in its body %s', async (_, request) => {
    await sendRaw(door.port, request.replace(/^M /, `${method} ${path} `), { patience: 300 })
    const after = await next()
    expect(seen.filter(({ url }) => url?.includes('hidden') && !url.includes('next')).filter(bare)).toEqual(
      [],
    )
    // The next visitor gets their own answer, and it alone.
    expect(after.statuses).toEqual([200])
    expect(after.text).toContain('?next next')
    expect(seen.at(-1)).toMatchObject({ url: `${path}?next`, body: 'next' })
    // Nothing of a body goes along with a method that has none.
    for (const { method: passed, body } of seen) if (passed !== 'POST') expect(body).toBe('')
  })
})

/** Pipelined by the client itself, a request is the client's own; what it may do is decided as for any other. */
const bare = ({ headers, body }: Seen) => headers['apikey'] !== undefined || body.includes('HTTP/1.1')

const malformed: Record<string, string> = {
  'two lengths': raw(`POST ${path}`, { 'Content-Length': 4 }, 'abcd').replace(
    'Content-Length: 4',
    'Content-Length: 4\r\nContent-Length: 2',
  ),
  'a length and chunks': raw(
    `POST ${path}`,
    { 'Content-Length': 4, 'Transfer-Encoding': 'chunked' },
    chunked('ab'),
  ),
  'chunks and a length': raw(
    `POST ${path}`,
    { 'Transfer-Encoding': 'chunked', 'Content-Length': 4 },
    chunked('ab'),
  ),
  'a length of two numbers': raw(`POST ${path}`, { 'Content-Length': '4, 4' }, 'abcd'),
  'a length with a sign': raw(`POST ${path}`, { 'Content-Length': '+4' }, 'abcd'),
  'a length below zero': raw(`POST ${path}`, { 'Content-Length': -1 }, 'abcd'),
  'a length in hex': raw(`POST ${path}`, { 'Content-Length': '0x4' }, 'abcd'),
  'a space before the colon': `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length : 4\r\n\r\nabcd`,
  'chunks twice': raw(`POST ${path}`, { 'Transfer-Encoding': 'chunked, chunked' }, chunked('ab')),
  'chunks that are none': raw(`POST ${path}`, { 'Transfer-Encoding': 'xchunked' }, chunked('ab')),
  'chunks spelled with a control': raw(
    `POST ${path}`,
    { 'Transfer-Encoding': '\u000bchunked' },
    chunked('ab'),
  ),
  'a chunk without a size': raw(`POST ${path}`, { 'Transfer-Encoding': 'chunked' }, 'zz\r\nab\r\n0\r\n\r\n'),
  'a chunk of a size below zero': raw(
    `POST ${path}`,
    { 'Transfer-Encoding': 'chunked' },
    '-1\r\nab\r\n0\r\n\r\n',
  ),
  'a chunk longer than it says': raw(
    `POST ${path}`,
    { 'Transfer-Encoding': 'chunked' },
    '1\r\nabcd\r\n0\r\n\r\n',
  ),
  'a header without a name': `POST ${path} HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n`,
  'a header with NUL': `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: a\u0000b\r\n\r\n`,
  'a bare line break in a header': `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: a\rb\r\n\r\n`,
  'another protocol': `POST ${path} FTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a method in small letters': `post ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'headers of 100 kB': raw(`POST ${path}`, { 'X-A': 'a'.repeat(100_000) }),
  'an address of 100 kB': raw(`GET ${path}?${'a'.repeat(100_000)}`),
}

test.each(Object.entries(malformed))('%s is refused, and the connection ends', async (_, request) => {
  const answer = await sendRaw(door.port, request + hidden)
  expect(answer.statuses.filter((status) => status < 400)).toEqual([])
  expect(answer.closed).toBe(true)
  expect(seen).toEqual([])
  expect(answer.text).toMatch(/x-content-type-options: nosniff/i)
})

test('a header that goes on in the next line says nothing of the framing', async () => {
  const folded = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 4\r\nConnection: close\r\n\r\nabcd`
  const answer = await sendRaw(door.port, folded)
  expect([[], [400], [200]]).toContainEqual(answer.statuses)
  expect(seen.filter(({ body }) => body !== 'abcd')).toEqual([])
})

test('what is sent in one go is answered in order, each by its own', async () => {
  const many = ['one', 'two', 'three'].map((body) =>
    raw(`POST ${path}?${body}`, { 'Content-Length': body.length }, body),
  )
  const answer = await sendRaw(door.port, many.join(''), { patience: 1_000 })
  expect([...answer.text.matchAll(/\?(\w+) (\w+)/g)].map(([, url, body]) => [url, body])).toEqual([
    ['one', 'one'],
    ['two', 'two'],
    ['three', 'three'],
  ])
})

test('headers of the connection stay with it, and no answer is for pages of other origins', async () => {
  const answer = await sendRaw(
    door.port,
    raw(
      `POST ${path}`,
      {
        Connection: 'close, X-Named',
        'X-Named': 1,
        TE: 'trailers',
        Upgrade: 'h2c',
        Expect: '100-continue',
        'Content-Length': 2,
      },
      '{}',
    ),
  )
  expect(answer.statuses.at(-1)).toBe(200)
  expect(answer.text).not.toMatch(/access-control/i)
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'host'])
})

test.each([
  ['to something that nobody speaks here', 'GET', { Connection: 'Upgrade', Upgrade: 'websocket' }],
  ['to HTTP/2, as some programs do', 'GET', { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' }],
  ['with a body', 'POST', { Connection: 'Upgrade', Upgrade: 'x', 'Content-Length': 0 }],
])(
  'a request to upgrade %s is answered as if it had not asked, and keeps no connection',
  async (_, method, headers) => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendRaw(door.port, raw(`${method} ${path}`, headers), { patience: 500 }),
      ),
    )
    expect(all.flatMap(({ statuses }) => statuses)).toEqual(Array(20).fill(200))
    await expect.poll(() => open(door.server), { timeout: 5_000 }).toBe(0)
  },
)

test('what a client expects that is not to go on is refused, as everything else is', async () => {
  const answer = await sendRaw(
    door.port,
    raw(`POST ${path}`, { Expect: 'miracles', 'Content-Length': 2 }, '{}'),
  )
  expect([answer.statuses, answer.closed]).toEqual([[417], true])
  expect(answer.text).toMatch(/x-content-type-options: nosniff/i)
  expect(seen).toEqual([])
})

test('150 uploads that are broken off leave no connection behind', async () => {
  const upload = raw(`POST ${path}`, { 'Content-Length': 60_000 }, 'x'.repeat(100))
  await Promise.all(Array.from({ length: 150 }, () => sendRaw(door.port, upload, { patience: 50 })))
  await expect.poll(() => open(functions), { timeout: 5_000 }).toBe(0)
  await expect.poll(() => open(door.server), { timeout: 5_000 }).toBe(0)
  expect(seen).toEqual([])
})

test('a body that is too large is refused, announced or not', async () => {
  const announced = await sendRaw(door.port, raw(`POST ${path}`, { 'Content-Length': 10_000_000 }, 'x'))
  expect(announced.statuses).toEqual([413])
  const endless = raw(`POST ${path}`, { 'Transfer-Encoding': 'chunked' }, chunked('x'.repeat(70_000)))
  expect((await sendRaw(door.port, endless)).statuses).toEqual([413])
  expect(seen).toEqual([])
})
