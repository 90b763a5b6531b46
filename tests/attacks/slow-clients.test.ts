import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualLimits } from '../../supabase/local/connection-limits.ts'
import { type Listener, listen } from '../../supabase/local/listen.ts'
import { raw, sendRaw } from './support/raw.ts'

/* Clients that hold on to connections. The limits are shortened here; what they are in earnest stands at the end. */

let listener: Listener
beforeAll(async () => {
  listener = await listen(
    '127.0.0.1',
    0,
    (request, response) => {
      request.on('end', () => response.end('answered')).on('error', () => {})
      request.resume()
    },
    { headers: 400, request: 800, silence: 1_500, keepAlive: 300, connections: 20 },
  )
})
afterAll(() => listener.close())

const patience = 6_000

test('headers that come letter by letter are not waited for', async () => {
  const letters = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(60)}`.split('')
  const answer = await sendRaw(listener.port, letters, { patience, pause: 50 })
  expect(answer.closed).toBe(true)
  expect(answer.statuses).toEqual([408])
})

test('headers that never end are not waited for', async () => {
  const answer = await sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: localhost\r\n', { patience })
  expect([answer.closed, answer.statuses]).toEqual([true, [408]])
})

test('a body that comes letter by letter is not waited for', async () => {
  const parts = [raw('POST /', { 'Content-Length': 1_000 }), ...'a'.repeat(60).split('')]
  const answer = await sendRaw(listener.port, parts, { patience, pause: 50 })
  expect(answer.closed).toBe(true)
  expect(answer.statuses.filter((status) => status < 400)).toEqual([])
})

test('a chunk that is announced and does not come is not waited for', async () => {
  const answer = await sendRaw(listener.port, raw('POST /', { 'Transfer-Encoding': 'chunked' }, 'ff\r\n'), {
    patience,
  })
  expect(answer.closed).toBe(true)
})

test('a connection on which nothing is said ends', async () => {
  expect((await sendRaw(listener.port, '', { patience })).closed).toBe(true)
})

test('a connection that is kept after an answer ends', async () => {
  const answer = await sendRaw(listener.port, raw('GET /'), { patience })
  expect([answer.statuses, answer.closed]).toEqual([[200], true])
  expect(answer.after).toBeLessThan(4_000)
})

test('more connections than there is room for are refused, and there is room again afterwards', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, () => sendRaw(listener.port, 'GET / HTTP/1.1\r\n', { patience })),
  )
  expect(all.every(({ closed }) => closed)).toBe(true)
  expect(all.filter(({ statuses }) => statuses.length === 0).length).toBeGreaterThanOrEqual(40)
  await wait(100)
  expect((await sendRaw(listener.port, raw('GET /', { Connection: 'close' }))).statuses).toEqual([200])
})

test('in earnest a visitor has time, and nobody has it for long', () => {
  expect(usualLimits.headers).toBeLessThanOrEqual(10_000)
  expect(usualLimits.request).toBeLessThanOrEqual(30_000)
  expect(usualLimits.silence).toBeLessThanOrEqual(60_000)
  expect(usualLimits.connections).toBeLessThanOrEqual(1_000)
})
