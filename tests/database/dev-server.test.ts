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
}, 120_000)
afterAll(async () => {
  await close()
  await listener.close()
  rmSync(link)
  rmSync(folder, { recursive: true })
})

const ask = (target: string, headers = {}) =>
  sendRaw(listener.port, `GET ${target}`, { 'Sec-Fetch-Dest': 'script', ...headers })
const encoded = (path: string) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Ways to write the URL of a file, from its path on the disk and in the project. */
const routes: Record<string, (onDisk: string, inProject: string) => string> = {
  plain: (_, path) => path,
  'from the disk': (path) => `/@fs${path}`,
  'as a module': (path) => `/@id${path}`,
  encoded: (_, path) => encoded(path),
  'encoded from the disk': (path) => `/@fs${encoded(path)}`,
}

test.each(Object.entries(routes))(
  'a file in the data folder is not served from a URL written %s',
  async (_, address) => {
    const paths = Object.keys(files).flatMap((file) => [join(folder, file), join(link, file)])
    const targets = paths.flatMap((path) =>
      ['', '?import&raw', '?url&inline'].map(
        (query) => address(path, path.slice(projectRoot.length - 1)) + query,
      ),
    )
    const answers = await Promise.all(targets.map((target) => ask(target)))
    expect(targets.filter((_, i) => shows(answers[i]?.text ?? ''))).toEqual([])
  },
)

/** Whether a response contains a file's content. Error pages that only repeat its path do not count. */
const shows = (text: string) => text.includes(secret) && !text.split(secret)[0]?.includes(`${folder}/`)

test('another site cannot open files in the developer’s editor', async () => {
  for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }])
    expect((await ask('/__open-in-editor?file=README.md', headers)).status).toBe(403)
})
