import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { solved } from './support/proof.ts'
import { lead } from './support/samples.ts'
import { storeCall } from './support/stored-rows.ts'

/* `npm start` and the owner's commands, with a data folder of their own: an empty database and a site of one page. */

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
const dataDir = join(folder, 'database')
const site = join(folder, 'dist')
const env = { ...process.env, PORT: '0', LOCAL_DIR: folder, SITE_DIR: site, HOST: '', DATABASE_URL: '' }
let running: ChildProcess | undefined

beforeAll(async () => {
  mkdirSync(join(site, 'client'), { recursive: true })
  writeFileSync(join(site, 'client/index.html'), 'home')
  await cloneDatabaseTemplate(dataDir)
})
afterEach(() => running && stop('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The arguments of Node, as in package.json, except that PGlite is compiled only once. */
const commandLine = (script: string, ...args: readonly string[]) => [
  ...['--liftoff-only', '--import', 'tsx', join(projectRoot, 'supabase/local', script)],
  ...args,
]

/** Resolves with the URL of the site, as it is printed. */
function start(): Promise<string> {
  const child = spawn(process.execPath, commandLine('start.ts', '--no-build'), { env, stdio: 'pipe' })
  running = child
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      const address = /Site +(http\S+)[\s\S]*Stop/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', () => reject(new Error(output)))
  })
}

/** Resolves with the exit code, when nothing is written to the folder any more. */
async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  const child = running
  running = undefined
  if (!child || child.exitCode !== null) return child?.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  return (await ended)[0]
}

function commandIn(folder: string, ...args: string[]) {
  const options = { env: { ...env, LOCAL_DIR: folder }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine('owner.ts', ...args), options)
  return { status, output: stdout + stderr }
}
const command = (...args: string[]) => commandIn(folder, ...args)

async function send(url: string, email: string): Promise<void> {
  const post = (path: string, body: object, headers: Record<string, string>) => {
    const all = { apikey: 'sb_publishable_local', 'content-type': 'application/json', ...headers }
    return fetch(`${url}/rest/v1/${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }
  const challenge = await (await post('rpc/proof_challenge', {}, { 'content-profile': 'api' })).json()
  const answer = await post('leads', lead({ email }), { 'x-altcha': await solved(challenge) })
  expect(answer.ok).toBe(true)
}

const locks = () => readdirSync(join(folder, 'database.locks'))
const lockFile = () => join(folder, 'database.locks', locks()[0] ?? '')

const emails = () =>
  command('leads')
    .output.match(/\w@[\w.]+/g)
    ?.sort()

test('leads can be listed while the site runs, after it stops, and after it is killed', async () => {
  chmodSync(folder, 0o777)
  const first = await start()
  // Personal data: other users of this machine must not read it.
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  // The lock file contains the token for owner commands.
  expect(statSync(lockFile()).mode & 0o777).toBe(0o600)
  await send(first, 'a@example.org')
  expect(emails()).toEqual(['a@example.org'])

  // Owner requests without the token get an empty 404.
  const { url } = JSON.parse(readFileSync(lockFile(), 'utf8')) as { url: string }
  for (const authorization of ['', 'Bearer wrong']) {
    for (const path of ['query', 'calendars', 'constructor']) {
      const body = JSON.stringify({ sql: 'select * from public.leads', params: [] })
      const answer = await fetch(`${url}/owner/${path}`, { method: 'POST', headers: { authorization }, body })
      expect([answer.status, await answer.text()]).toEqual([404, ''])
    }
  }

  expect(await stop()).toBe(0)
  expect(locks()).toEqual([])
  expect(emails()).toHaveLength(1)

  await send(await start(), 'b@example.org')
  await stop('SIGKILL')
  expect(locks()).toHaveLength(1)
  expect(emails()).toEqual(['a@example.org', 'b@example.org'])

  const file = join(folder, 'leads.csv')
  expect(command('leads', file).output).toBe(`${file} has 2 requests.\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  expect(await (await fetch(await start())).text()).toBe('home')
  expect(await stop('SIGINT')).toBe(0)
})

test('a copy of the folder of a stopped site is a backup; export and forget work while it runs and while it is stopped', async () => {
  const url = await start()
  await send(url, 'carol@example.org')
  for (const email of ['xcarol@example.org', 'bilal@example.org']) await send(url, email)
  await send(url, 'dora@xn--bcher-kva.example')
  const mail = join(folder, 'mail')
  mkdirSync(mail, { recursive: true })
  writeFileSync(join(mail, '1.part'), 'To: carol@example.org')

  const copy = JSON.parse(command('export', 'Carol+x@example.org').output)
  expect(copy.leads).toMatchObject([{ email: 'carol@example.org' }])
  const asked = command('forget', 'Carol+x@example.org')
  expect(asked.output).toMatch(/^Would delete: 1 leads.*\n.* all \d+ caught mails[\s\S]+--yes\n/)
  const gone = command('forget', 'Carol+x@example.org', '--yes')
  expect(gone).toMatchObject({ status: 0, output: expect.stringContaining('Deleted: 1 leads') })
  expect(existsSync(join(mail, '1.part'))).toBe(false)

  await stop()
  const database = await openPglite(dataDir)
  await storeCall(database.query, new Date(Date.now() + 3 * 86_400_000), { email: 'bilal@example.org' })
  await database.close()
  const copied = join(folder, 'copied')
  cpSync(dataDir, join(copied, 'database'), { recursive: true })
  expect(commandIn(copied, 'leads').output).toContain('bilal@example.org')
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'latin1'))
  expect(contents.some((content) => content.includes('xcarol@example.org'))).toBe(true)
  expect(contents.filter((content) => /(?<!x)carol@example\.org/i.test(content))).toEqual([])
  expect(JSON.parse(command('export', 'carol@example.org').output).leads).toEqual([])
  expect(command('forget', 'bilal@example.org').output).toContain('A call is ahead. Cancel it first')
  const ahead = command('forget', 'bilal@example.org', '--yes')
  expect([ahead.status, ahead.output]).toEqual([1, expect.stringMatching(/^Cancel the call first.*UTC\)\n$/)])
  expect(command('forget', 'Dora@Bücher.example', '--yes').output).toContain('Deleted: 1 leads')
})
