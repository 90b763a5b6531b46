import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { sendRaw } from './support/raw.ts'
import { lead } from './support/samples.ts'

/* What the local server answers to requests that the site's own pages never send. */

const key = 'sb_publishable_local'
const json = { apikey: key, 'content-type': 'application/json' }
const siteDir = mkdtempSync(join(tmpdir(), 'dist-'))
let site: LocalSite
let port: number

beforeAll(async () => {
  mkdirSync(join(siteDir, 'client/assets'), { recursive: true })
  for (const [file, words] of Object.entries({
    'client/index.html': 'home',
    'client/404.html': 'not here',
    'client/_headers': 'secret',
    'headers.json': '[]',
    'redirects.json': '[]',
    'secret.txt': 'secret',
  }))
    writeFileSync(join(siteDir, file), words)
  site = await openSiteUnderTest({ host: '127.0.0.1', siteDir })
  port = Number(new URL(site.url).port)
})
afterAll(async () => {
  await site.close()
  rmSync(siteDir, { recursive: true })
})

const send = (line: string, headers: Record<string, string> = {}) =>
  sendRaw(port, line, { Host: `127.0.0.1:${port}`, ...headers })

test.each([
  ['/../../../../etc/passwd', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/assets/..%2f..%2fsecret.txt', 404],
  ['/index.html%00', 404],
  ['/%zz', 404],
  ['/nothing', 404],
  ['/404.html', 404],
  ['//example.org', 404],
  ['/_headers', 404],
  ['http://[/', 400],
  ['file:///etc/passwd', 400],
  ['/rest/v1/../../mail', 404],
  ['/mail/..%2f..%2fdatabase', 404],
])('GET %s returns %i', async (target, status) => {
  const answer = await send(`GET ${target}`, { apikey: key })
  expect(answer.status).toBe(status)
  expect(answer.text).not.toMatch(/secret|root:/)
})

test.each([
  ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a document without an origin', { origin: 'null' }],
])('a page of %s cannot send a key: its preflight gets no permission', async (_, headers) => {
  const preflight = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'apikey' }
  for (const target of ['/rest/v1/leads', '/functions/v1/send-lead-notifications']) {
    const asked = await send(`OPTIONS ${target}`, { ...preflight, ...headers })
    expect(Object.keys(asked.headers).join()).not.toMatch(/access-control/)
  }
})

test.each(['sweep-outbox', 'read-calendars'])('only the secret key starts %s', async (work) => {
  const answer = await fetch(`${site.url}/functions/v1/${work}`, {
    method: 'POST',
    headers: json,
    body: '{}',
  })
  expect(answer.status).toBe(401)
})

test('a body over 64 kB is refused', async () => {
  const body = JSON.stringify(lead({ primary_goal: 'x'.repeat(70_000) }))
  expect((await fetch(`${site.url}/rest/v1/leads`, { method: 'POST', headers: json, body })).status).toBe(413)
})

test('the mailbox is only served to this machine', async () => {
  expect((await send('GET /mail')).status).toBe(200)
  for (const headers of [
    { 'X-Forwarded-For': '203.0.113.7' },
    { Via: '1.1 proxy' },
    { Host: 'elsewhere.example' },
    { Host: '127.0.0.1.nip.io' },
  ])
    expect((await send('GET /mail', headers)).status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400)
})
