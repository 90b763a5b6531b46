import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { denoBinary } from './deno-binary.ts'
import { type FunctionsEnvironment, reachableHosts } from './functions-environment.ts'
import { startFunctions } from './start-functions.ts'

const env: FunctionsEnvironment = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
  SITE_URL: 'http://localhost:5200',
  PROVIDER_NAME: 'Mission Growth Partners',
  TEAM_EMAIL: 'team@example.org',
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
async function start(changes: Partial<FunctionsEnvironment> = {}) {
  const lines: string[] = []
  const functions = await startFunctions({ env: { ...env, ...changes }, log: (line) => lines.push(line) })
  onTestFinished(functions.close)
  return { functions, lines, pid: functions.pid() ?? 0 }
}

describe('the Deno process', () => {
  test('ends when it is closed, and is not restarted', async () => {
    const { functions, pid } = await start()
    expect(runs(pid)).toBe(true)
    await functions.close()
    await functions.close()
    expect(runs(pid)).toBe(false)
    await expect(fetch(functions.url)).rejects.toThrow()
  })

  test('ignores Ctrl+C, which its parent process handles', async () => {
    const { functions, lines, pid } = await start()
    process.kill(pid, 'SIGINT')
    expect((await fetch(`${functions.url}/functions/v1/none`)).status).toBe(404)
    expect(lines).toEqual([])
  })

  test('is restarted at the same URL when it dies', async () => {
    const { functions, lines, pid } = await start()
    process.kill(pid, 'SIGKILL')
    const status = () => fetch(`${functions.url}/functions/v1/none`).then((answer) => answer.status)
    await expect.poll(() => status().catch(() => 0), { timeout: 10_000 }).toBe(404)
    expect(functions.pid()).not.toBe(pid)
    expect(lines.join('\n')).toContain('stopped (SIGKILL); starting again')
  })

  test('allows CORS only for the site’s origin, like a hosted project', async () => {
    const { functions } = await start()
    const address = `${functions.url}/functions/v1/send-lead-notifications`
    const { status, headers } = await fetch(address, { method: 'OPTIONS' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5200'])
    expect(headers.get('access-control-allow-headers')).toContain('apikey')
  })

  test('exits when its parent process is killed', async () => {
    const script = fileURLToPath(new URL('./testing/run-functions.ts', import.meta.url))
    const parent = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(env)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = await new Promise<number>((resolve) => {
      createInterface({ input: parent.stdout }).on('line', (line) => {
        const [, found] = /^pid (\d+)$/.exec(line) ?? []
        if (found) resolve(Number(found))
      })
    })
    expect(runs(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => runs(pid), { timeout: 5_000 }).toBe(false)
  })

  test('logs the name of an invalid setting, but does not reveal it to the caller', async () => {
    const { functions, lines } = await start({ TEAM_EMAIL: 'nobody' })
    const response = await fetch(`${functions.url}/functions/v1/send-lead-notifications`, { method: 'POST' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ ok: false, error: 'server_error' })
    expect(lines).toEqual(['The variable TEAM_EMAIL holds no email address.'])
  })

  test('a platform without a Deno binary gets a clear error', () => {
    expect(() => denoBinary('freebsd', 'x64')).toThrow('npm does not offer for freebsd x64')
    expect(() => denoBinary('linux', 'ia32')).toThrow('npm does not offer for linux ia32')
  })

  test('may connect only to the database, the site and the mail service', () => {
    expect(reachableHosts(env)).toEqual(['127.0.0.1:9', 'localhost:5200', '127.0.0.1:465'])
    expect(
      reachableHosts({
        ...env,
        SUPABASE_URL: 'https://p.example.co',
        SMTP_HOST: 's.example',
        SMTP_PORT: '2465',
      }),
    ).toEqual(['p.example.co:443', 'localhost:5200', 's.example:2465'])
    expect(reachableHosts({ ...env, MAIL_API_URL: 'https://api.example.com/emails' })).toContain(
      'api.example.com:443',
    )
  })
})
