import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forward } from '../../supabase/local/functions-runtime/forward.ts'
import { type Listener, listen } from '../../supabase/local/listen.ts'
import { chunked, raw, sendRaw } from './support/raw.ts'

/* Request smuggling, broken framing and slow clients, at the proxy in front of the server functions. */

const path = '/functions/v1/send-lead-notifications'
const hidden = raw(`POST ${path}?hidden`, { 'Content-Type': 'application/json', 'Content-Length': 2 }, '{}')

const seen: { method?: string | undefined; url?: string | undefined; body: string; headers: object }[] = []
let functions: Server
let proxy: Listener

beforeAll(async () => {
  functions = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method, url: request.url, body, headers: request.headers })
    response.setHeader('access-control-allow-origin', '*')
    response.end(`${request.url} ${body}`)
  }).listen(0, '127.0.0.1')
  await once(functions, 'listening')
  const { port } = functions.address() as AddressInfo
  proxy = await listen('127.0.0.1', 0, (request, response) => {
    forward(request, response, port).catch(() => response.destroy())
  })
})
afterEach(() => void seen.splice(0))
afterAll(async () => {
  await proxy.close()
  functions.closeAllConnections()
  functions.close()
})

const openConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

describe.each(['GET', 'HEAD', 'OPTIONS', 'PUT'])('%s', (method) => {
  test.each([
    ['in chunks', raw('M', { 'Transfer-Encoding': 'chunked' }, chunked(hidden))],
    ['after the last chunk', raw('M', { 'Transfer-Encoding': 'chunked' }, `0\r\n\r\n${hidden}`)],
    ['with its length', raw('M', { 'Content-Length': hidden.length }, hidden)],
    [
      'with a length that is a header of the connection',
      raw('M', { Connection: 'Content-Length', 'Content-Length': hidden.length }, hidden),
    ],
  ])('a request hidden in the body, %s, changes nobody’s answer', async (_, request) => {
    await sendRaw(proxy.port, request.replace(/^M /, `${method} ${path} `), 300)
    const next = raw(`POST ${path}?next`, { 'Content-Length': 4, Connection: 'close' }, 'next')
    const after = await sendRaw(proxy.port, next)
    expect(after.statuses).toEqual([200])
    expect(after.text).toContain('?next next')
    expect(seen.at(-1)).toMatchObject({ url: `${path}?next`, body: 'next' })
    // Methods without a body are forwarded without one.
    for (const { method: passed, body } of seen) if (passed !== 'POST') expect(body).toBe('')
  })
})

const post = (headers: Record<string, string | number>, body = '') => raw(`POST ${path}`, headers, body)
test.each([
  ['two lengths', `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 2\r\n\r\nabcd`],
  ['a length and chunks', post({ 'Content-Length': 4, 'Transfer-Encoding': 'chunked' }, chunked('ab'))],
  ['a signed length', post({ 'Content-Length': '+4' }, 'abcd')],
  ['a space before the colon', `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length : 4\r\n\r\nabcd`],
  ['chunked twice', post({ 'Transfer-Encoding': 'chunked, chunked' }, chunked('ab'))],
  ['an unknown encoding', post({ 'Transfer-Encoding': 'xchunked' }, chunked('ab'))],
  ['a chunk without a size', post({ 'Transfer-Encoding': 'chunked' }, 'zz\r\nab\r\n0\r\n\r\n')],
  ['a bare line break in a header', `POST ${path} HTTP/1.1\r\nHost: a\r\nX-A: a\rb\r\n\r\n`],
  ['another protocol', `POST ${path} FTP/1.1\r\nHost: a\r\n\r\n`],
  ['100 kB of headers', post({ 'X-A': 'a'.repeat(100_000) })],
])('a request with %s is refused and the connection closed', async (_, request) => {
  const answer = await sendRaw(proxy.port, request + hidden)
  expect(answer.statuses.filter((status) => status < 400)).toEqual([])
  expect(answer.closed).toBe(true)
  expect(seen).toEqual([])
})

test('hop-by-hop headers are not forwarded, and no answer is for other origins', async () => {
  const headers = { Connection: 'close, X-Named', 'X-Named': 1, TE: 'trailers', Upgrade: 'h2c' }
  const answer = await sendRaw(proxy.port, post({ ...headers, 'Content-Length': 2 }, '{}'))
  expect(answer.statuses.at(-1)).toBe(200)
  expect(answer.text).not.toMatch(/access-control/i)
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'host'])
})

test('a body that is too large is refused, announced or not', async () => {
  expect((await sendRaw(proxy.port, post({ 'Content-Length': 10_000_000 }, 'x'))).statuses).toEqual([413])
  const endless = post({ 'Transfer-Encoding': 'chunked' }, chunked('x'.repeat(70_000)))
  expect((await sendRaw(proxy.port, endless)).statuses).toEqual([413])
  expect(seen).toEqual([])
})

test('interrupted uploads leave no connection open', async () => {
  const upload = post({ 'Content-Length': 60_000 }, 'x'.repeat(100))
  await Promise.all(Array.from({ length: 50 }, () => sendRaw(proxy.port, upload, 50)))
  await expect.poll(() => openConnections(functions), { timeout: 20_000 }).toBe(0)
  await expect.poll(() => openConnections(proxy.server), { timeout: 20_000 }).toBe(0)
})

describe('with short limits', () => {
  let listener: Listener
  beforeAll(async () => {
    const limits = { headers: 400, request: 800, silence: 1_500, keepAlive: 300, connections: 20 }
    listener = await listen('127.0.0.1', 0, (_request, response) => response.end('answered'), limits)
  })
  afterAll(() => listener.close())

  test.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a chunk that never comes', raw('POST /', { 'Transfer-Encoding': 'chunked' }, 'ff\r\n')],
    ['nothing at all', ''],
    ['a request on a connection that stays open', raw('GET /')],
  ])('a client that sends %s is disconnected', async (_, bytes) => {
    expect((await sendRaw(listener.port, bytes, 20_000)).closed).toBe(true)
  })

  test('connections above the limit are refused', async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, () => sendRaw(listener.port, 'GET / HTTP/1.1\r\n', 20_000)),
    )
    expect(all.every(({ closed }) => closed)).toBe(true)
    expect(all.filter(({ statuses }) => statuses.length === 0).length).toBeGreaterThanOrEqual(40)
  })
})
