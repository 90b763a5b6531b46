import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevPages } from '../../supabase/local/dev-pages.ts'
import { type Listener, listen } from '../../supabase/local/listen.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import type { SiteHandler } from '../../supabase/local/serve-site.ts'
import { sendRaw } from './support/raw.ts'

/* Vite must not serve the data folder. Here it is inside the project, where Vite serves files by default. */

const secret = 'a-lead-of-somebody'
mkdirSync(join(projectRoot, 'node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/dev-data-'))
// LOCAL_DIR may be a symbolic link.
const link = `${folder}-link`
const files = { '1259': secret, 'module.ts': `export default '${secret}'` }
let listener: Listener
let handler: SiteHandler
let close: () => Promise<void>

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  symlinkSync(folder, link)
  listener = await listen('localhost', 0, (request, response) => handler(request, response))
  ;({ handler, close } = await startDevPages(listener.server, link))
})
afterAll(async () => {
  await close()
  await listener.close()
  rmSync(link)
  rmSync(folder, { recursive: true })
})

const ask = (target: string, headers = {}) =>
  sendRaw(listener.port, `GET ${target}`, { 'Sec-Fetch-Dest': 'script', ...headers })

test.each([
  ['plain', (path: string) => path.slice(projectRoot.length - 1)],
  ['from the disk', (path: string) => `/@fs${path}`],
  [
    'encoded',
    (path: string) => `/@fs${path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  ],
])('a file in the data folder is not served from a URL written %s', async (_, address) => {
  for (const path of Object.keys(files).flatMap((file) => [join(folder, file), join(link, file)])) {
    const { text } = await ask(`${address(path)}?import&raw`)
    // Error pages repeat the path.
    expect(text.includes(secret) && !text.split(secret)[0]?.includes(`${folder}/`), path).toBe(false)
  }
})

test('another site cannot open files in the developer’s editor', async () => {
  for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }])
    expect((await ask('/__open-in-editor?file=README.md', headers)).status).toBe(403)
})
