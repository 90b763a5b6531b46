import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startFunctions } from './start-functions.ts'

const env = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  SITE_URL: 'http://localhost:5200',
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

test('the name of an invalid setting is logged, but not revealed to the caller', async () => {
  const lines: string[] = []
  const functions = await startFunctions(env, (line) => lines.push(line))
  onTestFinished(functions.close)
  const response = await fetch(`${functions.url}/functions/v1/read-calendars`, { method: 'POST' })
  expect([response.status, await response.json()]).toEqual([500, { ok: false, error: 'server_error' }])
  expect(lines).toEqual(['The variable TEAM_EMAIL holds no email address.'])
})
