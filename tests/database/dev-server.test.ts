import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevPages } from '../../supabase/local/dev-pages.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { raw, sendRaw } from './support/raw.ts'

/* Vite must not serve the data folder. Here it is inside the project, where Vite serves files by default. */

const secret = 'a-lead-of-somebody'
mkdirSync(join(projectRoot, 'node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/dev-data-'))
const link = `${folder}-link`
const files = {
  'database/base/1/1259': secret,
  'mail/20261121.eml': secret,
  'mail/page.html': secret,
  'mail/module.ts': `export default '${secret}'`,
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
  // LOCAL_DIR may be a symbolic link.
  const pages = await startDevPages(server, link)
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
  sendRaw(port, raw(`GET ${target}`, { Connection: 'close', 'Sec-Fetch-Dest': 'script' }), 10_000)
const inProject = (base: string) => base.slice(projectRoot.replace(/\/$/, '').length)
const encoded = (path: string) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Ways to write the URL of a file. */
const routes: Record<string, (file: string, base: string) => string> = {
  plain: (file, base) => `${inProject(base)}/${file}`,
  'from the disk': (file, base) => `/@fs${base}/${file}`,
  'from the disk with a double slash': (file, base) => `/@fs/${base}/${file}`,
  'as a module': (file, base) => `/@id${base}/${file}`,
  'as a virtual module': (file, base) => `/@id/__x00__${base}/${file}`,
  encoded: (file, base) => encoded(`${inProject(base)}/${file}`),
  'encoded from the disk': (file, base) => `/@fs${encoded(`${base}/${file}`)}`,
  'encoded twice': (file, base) => encoded(`${inProject(base)}/${file}`).replaceAll('%', '%25'),
  uppercase: (file, base) => `${inProject(base)}/${file}`.toUpperCase(),
  'through a source folder': (file, base) => `/ui/..${inProject(base)}/${file}`,
  'through an encoded parent folder': (file, base) => `/ui/%2e%2e${inProject(base)}/${file}`,
  'followed by a dot': (file, base) => `${inProject(base)}/${file}/.`,
  'with double slashes': (file, base) => `/${inProject(base)}//${file}`,
  'with backslashes': (file, base) => `${inProject(base)}/${file}`.replaceAll('/', '\\'),
  'with NUL': (file, base) => `${inProject(base)}/${file}%00`,
}
const queries = ['', '?raw', '?import&raw', '?url&inline', '?html-proxy&index=0.js']

test.each(Object.entries(routes))(
  'a file in the data folder is not served from a URL written %s',
  async (_, address) => {
    const targets = Object.keys(files).flatMap((file) =>
      [folder, link].flatMap((base) => queries.map((query) => address(file, base) + query)),
    )
    const answers = await Promise.all(targets.map(ask))
    expect(targets.filter((_, i) => shows(answers[i]?.text ?? ''))).toEqual([])
  },
)

/** Whether a response contains a file's content. Error pages that only repeat its path do not count. */
const shows = (text: string) => text.includes(secret) && !text.split(secret)[0]?.includes(`${folder}/`)

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

test('pages and their sources are served, without CORS headers for other origins', async () => {
  for (const [path, content] of [
    ['our-mission', '<h1'],
    ['renderer/+client.ts', 'import'],
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      headers: { origin: 'http://localhost:1' },
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect(await answer.text()).toContain(content)
  }
})

test('another site cannot open files in the developer’s editor', async () => {
  for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }]) {
    const answer = await sendRaw(
      port,
      raw('GET /__open-in-editor?file=README.md', { Connection: 'close', ...headers }),
    )
    expect(answer.statuses).toEqual([403])
  }
})
