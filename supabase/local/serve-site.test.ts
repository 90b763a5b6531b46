import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listener, listen } from './listen.ts'
import { serveSite } from './serve-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
let listener: Listener
let url: string

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'client/index.html': 'home',
    'client/schedule.html': 'schedule',
    'client/services/index.html': 'services',
    'client/404.html': 'not here',
    'client/assets/entry.abc.js': 'let entry',
    'client/assets/entry.abc.js.br': brotliCompressSync('let entry'),
    'headers.json': JSON.stringify([
      { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'X-Order': 'first' } },
      { path: '/schedule*', headers: { 'X-Order': 'later', 'Cache-Control': 'no-store' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ]),
    'redirects.json': JSON.stringify([{ from: '/old', to: '/schedule', status: 301 }]),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  listener = await listen('127.0.0.1', 0, serveSite(folder))
  url = `http://127.0.0.1:${listener.port}`
})
afterAll(async () => {
  await listener.close()
  rmSync(folder, { recursive: true })
})

// For path traversal, see tests/database/requests.test.ts.
test.each(['/nothing', '/404.html', '//example.org'])(
  '%s shows the 404 page, with status 404 and the headers of all pages',
  async (path) => {
    const answer = await fetch(url + path)
    expect([answer.status, await answer.text()]).toEqual([404, 'not here'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test('sets the headers of all matching rules; a later rule overrides an earlier one', async () => {
  expect((await fetch(url)).headers.get('x-order')).toBe('first')
  for (const path of ['/schedule', '/schedule/']) {
    const { headers } = await fetch(url + path)
    expect([
      headers.get('x-order'),
      headers.get('cache-control'),
      headers.get('x-content-type-options'),
    ]).toEqual(['later', 'no-store', 'nosniff'])
  }
})

test('assets are immutable and compressed; pages are revalidated', async () => {
  const asset = await fetch(`${url}/assets/entry.abc.js`, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(asset.headers.get('vary')).toBe('Accept-Encoding')
  expect(await asset.text()).toBe('let entry')
  expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache')
})

test('an old path redirects to the new one and keeps the query', async () => {
  const answer = await fetch(`${url}/old/?utm_source=x`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/schedule?utm_source=x'])
})
