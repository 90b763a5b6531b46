import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../local-settings.ts'
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

test('a fault in a thread is logged and answered with 503; while the thread is busy, forms are answered', async () => {
  const done = join(mkdtempSync(join(tmpdir(), 'thread-')), 'done')
  const worker = `Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => postMessage(port) }, ({ headers }) => {
      if (headers.has('fault')) {
        setTimeout(() => { throw new Error('planted') })
        return new Promise(() => {})
      }
      while (headers.has('busy')) try { return new Response(Deno.readTextFileSync('${done}')) } catch {}
      return new Response()
    })`
  const script = `import { inThread } from '${new URL('./in-thread.ts', import.meta.url)}'
    import { handleForm } from '${new URL('../../functions/submit-form/handler.ts', import.meta.url)}'
    const handle = inThread(new URL('data:text/javascript,${encodeURIComponent(worker).replaceAll("'", '%27')}'))
    const status = async (headers) => (await handle(new Request('http://127.0.0.1/', { headers }))).status
    console.log(await status({}), await status({ fault: '1' }), await status({}))
    const busy = status({ busy: '1' })
    console.log((await handleForm(new Request('http://127.0.0.1/?form=audit'))).status)
    Deno.writeTextFileSync('${done}', '')
    console.log(await busy)
    Deno.exit(0)`
  const { stdout, stderr } = await promisify(execFile)(
    denoBinary(),
    ['eval', '--no-lock', '--node-modules-dir=manual', script],
    { cwd: projectRoot, env: { ...process.env, ...env, TEAM_EMAIL: 'team@example.org' } },
  )
  expect(stdout).toBe('200 503 200\n303\n200\n')
  expect(stderr).toContain('A thread has stopped')
})
