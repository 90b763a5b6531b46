import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { denoBinary } from './deno-binary.ts'
import { startFunctions } from './start-functions.ts'

const env = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  SITE_URL: 'http://localhost:5200',
  PROVIDER_NAME: 'Mission Growth Partners',
  TEAM_EMAIL: 'nobody',
  MAIL_FROM: 'hello@example.org',
  SMTP_HOST: '127.0.0.1',
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts the functions until the end of the test, and collects their log lines. */
async function start() {
  const lines: string[] = []
  const functions = await startFunctions(env, (line) => lines.push(line))
  onTestFinished(functions.close)
  return { functions, lines }
}

test('the Deno process ignores Ctrl+C, which its parent process handles, and ends when it is closed', async () => {
  const { functions, lines } = await start()
  process.kill(functions.pid, 'SIGINT')
  expect((await fetch(`${functions.url}/functions/v1/none`)).status).toBe(404)
  await functions.close()
  expect(runs(functions.pid)).toBe(false)
  expect(lines).toEqual([])
})

test('a line is logged if it dies', async () => {
  const { functions, lines } = await start()
  process.kill(functions.pid, 'SIGKILL')
  await expect.poll(() => lines).toEqual(['The functions have stopped (SIGKILL). Start the site again.'])
})

test('exits when its parent process is killed', async () => {
  const script = `import { startFunctions } from '${new URL('./start-functions.ts', import.meta.url)}'
    const { pid } = await startFunctions(${JSON.stringify(env)}, console.error)
    console.log(pid)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = Number(String((await once(parent.stdout, 'data'))[0]))
  expect(runs(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => runs(pid), { timeout: 5_000 }).toBe(false)
})

test.each(['send-lead-notifications', 'read-calendars'])(
  '%s logs the name of an invalid setting, but does not reveal it to the caller',
  async (name) => {
    const { functions, lines } = await start()
    const response = await fetch(`${functions.url}/functions/v1/${name}`, { method: 'POST' })
    expect([response.status, await response.json()]).toEqual([500, { ok: false, error: 'server_error' }])
    expect(lines).toEqual(['The variable TEAM_EMAIL holds no email address.'])
  },
)

test('a fault in a thread is logged and answered with 503, and the next request is served', async () => {
  const worker = `Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => postMessage(port) }, (request) => {
      if (!request.headers.has('fault')) return new Response()
      setTimeout(() => { throw new Error('planted') })
      return new Promise(() => {})
    })`
  const script = `import { inThread } from '${new URL('./in-thread.ts', import.meta.url)}'
    const handle = inThread(new URL('data:text/javascript,${encodeURIComponent(worker).replaceAll("'", '%27')}'))
    for (const headers of [{}, { fault: '1' }, {}])
      console.log((await handle(new Request('http://127.0.0.1/', { headers }))).status)
    Deno.exit(0)`
  const { stdout, stderr } = await promisify(execFile)(denoBinary(), ['eval', '--no-lock', script])
  expect(stdout).toBe('200\n503\n200\n')
  expect(stderr).toContain('A thread has stopped')
})
