import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startDevPages } from '../../supabase/local/dev-pages.ts'
import { leadsInto } from '../../supabase/local/dev-server.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { pathsBelow } from '../../supabase/local/paths-below.ts'
import { raw, sendRaw } from './support/raw.ts'

/* The data folder, through every way that Vite reads files. It is put where Vite serves most willingly. */

const secret = 'a-lead-of-somebody'
mkdirSync(join(projectRoot, 'node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/dev-data-'))
const link = `${folder}-link`
const files = {
  'database/base/1/1259': secret,
  'database/pg_wal/000000010000000000000001': secret,
  'database.lock': `{"token":"${secret}"}`,
  'mail/20261121.eml': secret,
  'mail/20261121.json': `{"text":"${secret}"}`,
  'mail/page.html': secret,
  'mail/module.ts': `export default '${secret}'`,
  'mail/styles.css': `.${secret}{}`,
  'mail/picture.svg': `<svg>${secret}</svg>`,
}
let server: Server
let port: number
let close: () => Promise<void>

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  symlinkSync(folder, link)
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
  const pages = await startDevPages(server, folder)
  server.on('request', pages.handler)
  close = pages.close
}, 120_000)
afterAll(async () => {
  await close()
  server.closeAllConnections()
  server.close()
  rmSync(link)
  rmSync(folder, { recursive: true })
})

const ask = (target: string) =>
  sendRaw(port, raw(`GET ${target}`, { Connection: 'close', 'Sec-Fetch-Dest': 'script' }), {
    patience: 10_000,
  })
const inProject = (base: string) => base.slice(projectRoot.replace(/\/$/, '').length)
const encoded = (path: string) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Ways to write the address of a file. */
const routes: Record<string, (file: string, base: string) => string> = {
  plain: (file, base) => `${inProject(base)}/${file}`,
  'from the disk': (file, base) => `/@fs${base}/${file}`,
  'from the disk, twice slashed': (file, base) => `/@fs/${base}/${file}`,
  'as a module': (file, base) => `/@id${base}/${file}`,
  'as a virtual module': (file, base) => `/@id/__x00__${base}/${file}`,
  encoded: (file, base) => encoded(`${inProject(base)}/${file}`),
  'encoded from the disk': (file, base) => `/@fs${encoded(`${base}/${file}`)}`,
  'encoded twice': (file, base) => encoded(`${inProject(base)}/${file}`).replaceAll('%', '%25'),
  'in capitals': (file, base) => `${inProject(base)}/${file}`.toUpperCase(),
  'by way of a source folder': (file, base) => `/ui/..${inProject(base)}/${file}`,
  'by way of an encoded step': (file, base) => `/ui/%2e%2e${inProject(base)}/${file}`,
  'with a dot at its end': (file, base) => `${inProject(base)}/${file}/.`,
  'with slashes': (file, base) => `/${inProject(base)}//${file}`,
  'with backslashes': (file, base) => `${inProject(base)}/${file}`.replaceAll('/', '\\'),
  'with NUL': (file, base) => `${inProject(base)}/${file}%00`,
}
const queries = [
  '',
  '?raw',
  '?url',
  '?import',
  '?import&raw',
  '?import&url',
  '?raw??',
  '?import&raw??',
  '?inline',
  '?url&inline',
  '?worker',
  '?sharedworker&inline',
  '?html-proxy&index=0.js',
  '?commonjs-proxy',
  '?v=1#',
  '?.svg?.wasm?init',
  '?t=1&direct',
]

describe.each(Object.entries(routes))('an address %s', (_, address) => {
  test('leads to no file of the data folder, asked for in any way', { timeout: 120_000 }, async () => {
    const found: string[] = []
    for (const file of pathsBelow(folder)) {
      const targets = [folder, link].flatMap((base) =>
        queries.map((query) => address(file.slice(1), base) + query),
      )
      const answers = await Promise.all(targets.map((target) => ask(target)))
      for (const [i, { text }] of answers.entries()) {
        if (text.includes(secret) && !text.split(secret)[0]?.includes(`${folder}/`))
          found.push(targets[i] ?? '')
      }
    }
    expect(found).toEqual([])
  })
})

test.each([
  '/.env',
  '/.git',
  '/.git/config',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@fs/etc/passwd?import&raw',
])('%s is not served', async (target) => {
  expect((await ask(target)).text).not.toMatch(/root:x|gitdir|\[core\]/)
})

test('pages and their sources are served, to no other origin', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/our-mission`, {
    headers: { origin: 'http://localhost:1' },
  })
  expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, null])
  const script = await fetch(`http://127.0.0.1:${port}/renderer/+client.ts`, {
    headers: { origin: 'http://localhost:1' },
  })
  expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, null])
  expect(await script.text()).toContain('import')
})

test('no other site opens files in the developer’s editor', async () => {
  for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }]) {
    const answer = await sendRaw(
      port,
      raw('GET /__open-in-editor?file=README.md', { Connection: 'close', ...headers }),
    )
    expect(answer.statuses).toEqual([403])
  }
})

test('what is asked for does not steer the terminal, by path or by query', async () => {
  const written: string[] = []
  const keep = (...values: unknown[]) => void written.push(values.map(String).join(' '))
  for (const method of ['error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(keep)
  for (const target of [
    '/%1b]0;owned%07',
    '/%c2%9b2J',
    '/%e2%80%ae',
    '/nothing%0aAnother%20line',
    '/our-mission?a=%1b[2J',
    '/ui/%1b[2J.ts?import',
    '/@fs/etc/%1b[2J?raw',
    '/@fs/etc/passwd?%1b[2J&raw',
  ])
    expect((await ask(target)).statuses[0]).toBeLessThan(500)
  vi.restoreAllMocks()
  // The colors that the program itself gives its words are not meant.
  const words = written.join(' ').replace(/\p{Cc}\[\d+m/gu, '')
  expect(words).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|Another line/u)
})

test('addresses of Vite that it has no answer to are no fault of the program', async () => {
  for (const target of ['/__vite_ping', '/@fs/none', '/@vite/none'])
    expect((await ask(target)).statuses[0], target).toBeLessThan(500)
})

test('an upgrade to anything but hot reload keeps no connection', async () => {
  for (const protocol of [{}, { 'Sec-WebSocket-Protocol': 'other' }]) {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13, ...protocol }
    const answer = await sendRaw(port, raw('GET /', headers), { patience: 2_000 })
    expect(answer.closed).toBe(true)
  }
})

test('an address is told from one that leads elsewhere', () => {
  const local = join(projectRoot, '.local')
  for (const target of ['/.local', '/.local/database', '/.LOCAL/mail', '/%2elocal/x', `/@fs${local}/x?raw`]) {
    expect(leadsInto(local, target), target).toBe(true)
  }
  for (const target of ['/', '/ui/x.ts', '/.locale', '/services/.local-growth', '/%zz']) {
    expect(leadsInto(local, target), target).toBe(false)
  }
})
