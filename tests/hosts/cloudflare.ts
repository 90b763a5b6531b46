import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../supabase/local/functions-runtime/free-port.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import { type HeaderRule, headersFor, readRules } from '../../supabase/local/site-rules.ts'
import { growSite } from '../bench/grow-site.ts'
import { runAndWatch } from '../bench/run-and-watch.ts'
import { pagePerTemplate } from '../helpers/routes.ts'

/*
 * `npm run hosts`: the built site in the emulator of Cloudflare Pages, which reads `_headers` and `_redirects` as the
 * host does. The emulator needs a newer Node than the project: both are fetched from npm when they are first wanted,
 * into a folder of their own, and are no dependency of anything. With a number, so many pages are added to the site
 * before: `npm run hosts -- 1000`.
 */

/** npm keeps Node's binary in a package per platform; neither needs an install script. */
const nodePackage = `node-${process.platform}-${process.arch}`
const packages = { wrangler: '4.164.0', [nodePackage]: '22.23.3' }
const folder = resolve('node_modules/.cache/cloudflare-pages')
const wrangler = join(folder, 'node_modules/wrangler/bin/wrangler.js')
const node = join(folder, 'node_modules', nodePackage, 'bin/node')

const pages = Number(process.argv[2] ?? 0)
if (!Number.isSafeInteger(pages) || pages < 0)
  throw new Error(`How many pages more? A whole number, not “${process.argv[2]}”.`)
const grown = pages > 0 ? mkdtempSync(join(tmpdir(), 'grown-')) : undefined
process.on('exit', () => grown && rmSync(grown, { recursive: true, force: true }))
const siteDir = grown ? await buildGrown(grown) : readLocalSettings().siteDir
if (!isBuilt(siteDir)) await buildSite(siteDir)

const trouble = fetchEmulator()
if (trouble) {
  console.log(`Left out, Cloudflare Pages: ${trouble}`)
} else {
  const port = await freePort()
  const emulator = startEmulator(port)
  try {
    const problems = await problemsAt(`http://127.0.0.1:${port}`)
    for (const problem of problems) console.error(problem)
    console.log(
      problems.length ? `Cloudflare Pages: ${problems.length} problems` : 'Cloudflare Pages: as it should be',
    )
    process.exitCode = problems.length ? 1 : 0
  } finally {
    if (emulator.pid) process.kill(-emulator.pid, 'SIGKILL')
  }
}

/** The project with so many pages more, built: its `dist`. */
async function buildGrown(folder: string): Promise<string> {
  console.log(`Building ${pages} pages more`)
  growSite(folder, pages)
  await runAndWatch(['npm', 'run', '--silent', 'build'], folder)
  return join(folder, 'dist')
}

/** Why there is none, in a few words. */
function fetchEmulator(): string | undefined {
  if (existsSync(wrangler) && existsSync(node)) return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
  const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
  if (status === 0 && existsSync(wrangler) && existsSync(node)) return undefined
  return `it cannot be fetched from npm (${stderr.split('\n').find((line) => line.includes('error')) ?? status})`
}

function startEmulator(port: number): ChildProcess {
  const dev = [
    'pages',
    'dev',
    join(siteDir, 'client'),
    '--compatibility-date',
    '2026-05-01',
    '--ip',
    '127.0.0.1',
  ]
  const emulator = spawn(node, [wrangler, ...dev, '--port', String(port)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  const tell = (chunk: Buffer) => {
    // What it does not take of our rules, it says once, here.
    if (/ignor|invalid|exceed|too many/i.test(chunk.toString())) {
      console.error(chunk.toString().trim())
      process.exitCode = 1
    }
  }
  emulator.stdout?.on('data', tell)
  emulator.stderr?.on('data', tell)
  return emulator
}

/** Where a page of any template is not answered with the headers that the build wrote, or without its own policy. */
async function problemsAt(url: string): Promise<string[]> {
  await isUp(url)
  const rules = readRules<HeaderRule>(join(siteDir, 'headers.json'))
  const problems: string[] = []
  for (const { path, template } of pagePerTemplate) {
    const answer = await fetch(url + path)
    const expected = template === 'not-found' ? 404 : 200
    if (answer.status !== expected) problems.push(`${path}: answers ${answer.status}`)
    for (const [name, value] of headersFor(path, rules)) {
      const sent = answer.headers.get(name)
      if (sent !== value) problems.push(`${path}: ${name} is ${sent ?? 'missing'}`)
    }
    if (!(await answer.text()).includes('http-equiv="Content-Security-Policy"')) {
      problems.push(`${path}: carries no policy`)
    }
  }
  const built = readdirSync(join(siteDir, 'client/services')).filter((file) => file.startsWith('grown-'))
  const documents = built.filter((file) => file.endsWith('.html'))
  if (documents.length !== pages) problems.push(`${documents.length} of ${pages} pages were added`)
  for (const file of documents) {
    const answer = await fetch(`${url}/services/${file.replace('.html', '')}`)
    const whole = (await answer.text()).includes('http-equiv="Content-Security-Policy"')
    if (answer.status !== 200 || !whole) problems.push(`${file}: ${answer.status}, policy ${whole}`)
  }
  const bytes = [...headersFor('/', rules)].map(([name, value]) => `${name}: ${value}\r\n`).join('').length
  console.log(`Headers of each answer: ${bytes} bytes, with ${pages} pages more`)
  const old = await fetch(`${url}/blog`, { redirect: 'manual' })
  if (old.status !== 301) problems.push(`/blog: answers ${old.status}`)
  return problems
}

async function isUp(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await wait(500)
  }
  throw new Error('The emulator did not start within a minute.')
}
