import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { proofFor } from './support/proof.ts'
import { runner, runStart, startFolder } from './support/run-start.ts'
import { lead } from './support/samples.ts'

const { folder, env } = await startFolder('commands')
const lockFile = join(folder, 'database.lock')
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const { child, url } = runStart(env)
  running.push(child)
  return { child, url: await url }
}

function leads(): { leads: Array<{ email: string }> } {
  const output = execFileSync(process.execPath, [runner, 'owner.ts', 'leads', '--json'], {
    env,
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

async function save(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/leads`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
      'x-altcha': await proofFor(url),
    },
    body: JSON.stringify(lead({ email })),
  })
  return answer.status
}

test('leads are listed while the site runs, after it has ended, and after it was killed', {
  timeout: 120_000,
}, async () => {
  const first = await start()
  // Personal data: for nobody else on this machine.
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await save(first.url, 'a@example.org')).toBe(201)
  expect(leads().leads.map(({ email }) => email)).toEqual(['a@example.org'])

  first.child.kill('SIGTERM')
  expect((await once(first.child, 'exit'))[0]).toBe(0)
  expect(existsSync(lockFile)).toBe(false)
  expect(leads().leads).toHaveLength(1)

  const second = await start()
  expect(await save(second.url, 'b@example.org')).toBe(201)
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
  expect(existsSync(lockFile)).toBe(true)
  expect(leads().leads).toHaveLength(2)

  const third = await start()
  expect(await (await fetch(third.url)).text()).toBe('home')
  third.child.kill('SIGINT')
  expect((await once(third.child, 'exit'))[0]).toBe(0)
})

test('whoever has not the token is told nothing by the running site', async () => {
  const { child } = await start()
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as { url: string }
  for (const authorization of ['', 'Bearer wrong']) {
    for (const task of ['leads', 'export', 'forget', 'backup', 'constructor']) {
      const request = { method: 'POST', headers: { authorization }, body: 'a@example.org' }
      const answer = await fetch(`${lock.url}/owner/${task}`, request)
      expect([answer.status, await answer.text()]).toEqual([404, ''])
    }
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
})

test('a port that is in use is reported with the command that has it, and with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, 'start.ts', '--no-build'], {
    env: { ...env, PORT: String(port) },
    encoding: 'utf8',
  })
  other.close()
  expect(status).toBe(1)
  const said = stdout + stderr
  expect(said).toContain(`Port ${port} is in use. `)
  // Where lsof is not installed, nothing can be said of the other program.
  if (said.includes('Process')) expect(said).toMatch(new RegExp(`Process ${process.pid} has it: \\S`))
  expect(said).toMatch(
    new RegExp(`Stop the program that uses it, or take another port: PORT=${port + 1} npm start\\n$`),
  )
})

test.each([
  [{ PORT: 'http' }, /^PORT is "http", but a port is a number from 0 to 65535\.\n$/],
  [{ SITE_DIR: join(folder, 'nowhere') }, /There is no built site in .*nowhere.*Run: npm run build\n$/],
  [
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /The database of DATABASE_URL does not answer: .*ECONNREFUSED.*\n$/,
  ],
])('with %j it says what is wrong, without a stack', (wrong, expected) => {
  const { status, stderr } = spawnSync(process.execPath, [runner, 'start.ts', '--no-build'], {
    env: { ...env, ...wrong },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(expected)])
  expect(stderr).not.toMatch(/\n\s+at /)
})

test.each([
  ['18.20.8', 1],
  ['20.18.3', 1],
  ['21.7.3', 1],
  ['22.11.0', 1],
  ['20.19.0', 0],
  ['22.12.0', 0],
  ['24.0.0', 0],
])('Node %s ends with %i', (version, code) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); process.argv.length = 2; require(${JSON.stringify(runner)})`
  const { status, stderr } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' })
  expect(status).toBe(code)
  expect(stderr.split('\n').filter(Boolean)).toHaveLength(code)
})
