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

/** Started, and closed after the test; with what they wrote to their log. */
async function started(changes: Partial<FunctionsEnvironment> = {}) {
  const lines: string[] = []
  const functions = await startFunctions({ env: { ...env, ...changes }, log: (line) => lines.push(line) })
  onTestFinished(functions.close)
  return { functions, lines, pid: functions.pid() ?? 0 }
}

describe('the Deno process', () => {
  test('ends when it is closed, and is not started again', async () => {
    const { functions, pid } = await started()
    expect(runs(pid)).toBe(true)
    await functions.close()
    await functions.close()
    expect(runs(pid)).toBe(false)
    await expect(fetch(functions.url)).rejects.toThrow()
  })

  test('leaves Ctrl+C to the process that started it', async () => {
    const { functions, lines, pid } = await started()
    process.kill(pid, 'SIGINT')
    expect((await fetch(`${functions.url}/functions/v1/none`)).status).toBe(404)
    expect(lines).toEqual([])
  })

  test('is started again at the same address when it dies', async () => {
    const { functions, lines, pid } = await started()
    process.kill(pid, 'SIGKILL')
    const status = () => fetch(`${functions.url}/functions/v1/none`).then((answer) => answer.status)
    await expect.poll(() => status().catch(() => 0), { timeout: 10_000 }).toBe(404)
    expect(functions.pid()).not.toBe(pid)
    expect(lines.join('\n')).toContain('stopped (SIGKILL); starting again')
  })

  test('lets only the site’s own pages read answers from another origin, as a hosted project does', async () => {
    const { functions } = await started()
    const address = `${functions.url}/functions/v1/send-lead-notifications`
    const { status, headers } = await fetch(address, { method: 'OPTIONS' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5200'])
    expect(headers.get('access-control-allow-headers')).toContain('apikey')
  })

  test('ends by itself when the process that started it is killed', async () => {
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

  test('a wrong setting is named in the log, and the caller learns nothing of it', async () => {
    const { functions, lines } = await started({ TEAM_EMAIL: 'nobody' })
    const response = await fetch(`${functions.url}/functions/v1/send-lead-notifications`, { method: 'POST' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ ok: false, error: 'server_error' })
    expect(lines).toEqual(['The variable TEAM_EMAIL holds no email address.'])
  })

  test('a platform without a binary is told so in one line', () => {
    expect(() => denoBinary('freebsd', 'x64')).toThrow('npm does not offer for freebsd x64')
    expect(() => denoBinary('linux', 'ia32')).toThrow('npm does not offer for linux ia32')
  })

  test('may reach the database, the site and the mail service only', () => {
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
