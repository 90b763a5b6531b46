import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

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
