import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsIn, send } from './support/commands.ts'
import { lead } from './support/samples.ts'

const { folder, start, stop, run } = await commandsIn('commands')
const locks = () => readdirSync(join(folder, 'database.locks'))
const lockFile = () => join(folder, 'database.locks', locks()[0] ?? '')

const startWith = (changes: NodeJS.ProcessEnv) => run('start.ts', ['--no-build'], changes)
const emails = () =>
  run('owner.ts', ['leads'])
    .output.match(/\S+@\S+/g)
    ?.sort()

test('leads can be listed while the site runs, after it stops, and after it is killed', async () => {
  chmodSync(folder, 0o777)
  const first = await start()
  // Personal data: other users of this machine must not read it.
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  // The lock file contains the token for owner commands.
  expect(statSync(lockFile()).mode & 0o777).toBe(0o600)
  await send(first, 'leads', lead({ email: 'a@example.org' }))
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

  await send(await start(), 'leads', lead({ email: 'b@example.org' }))
  await stop('SIGKILL')
  expect(locks()).toHaveLength(1)
  expect(emails()).toEqual(['a@example.org', 'b@example.org'])

  expect(await (await fetch(await start())).text()).toBe('home')
  expect(await stop('SIGINT')).toBe(0)
})

test('when a port is in use, the error suggests another port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { status, output } = startWith({ PORT: String(port) })
  other.close()
  const advice = `Stop the program that uses it, or take another port: PORT=${port + 1} npm start\n`
  expect([status, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use. ${advice}`)])
})

test.each([
  [{ PORT: 'http' }, /^PORT is "http", but a port is a number from 0 to 65535\.\n$/],
  [{ SITE_DIR: join(folder, 'nowhere') }, /There is no built site in .*nowhere.*Run: npm run build\n$/],
  [
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /The database of DATABASE_URL does not answer: .*ECONNREFUSED.*\n$/,
  ],
])('start with %j prints what is wrong, without a stack trace', (wrong, expected) => {
  const { status, output } = startWith(wrong)
  expect([status, output]).toEqual([1, expect.stringMatching(expected)])
  expect(output).not.toMatch(/\n\s+at /)
})
