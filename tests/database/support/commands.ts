import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { projectRoot } from '../../../supabase/local/local-settings.ts'
import { printedAddress } from './printed-address.ts'
import { proofFor } from './proof.ts'

/** The arguments of Node for a command in supabase/local, as in package.json, except that PGlite is compiled only once. */
const commandLine = (script: string, ...args: readonly string[]) => [
  '--liftoff-only',
  '--import',
  'tsx',
  join(projectRoot, 'supabase/local', script),
  ...args,
]

/** `npm start` and the owner's commands, with a data folder for each test file: an empty database and a site of one page. */
export async function commandsIn(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const site = join(folder, 'dist')
  mkdirSync(join(site, 'client'), { recursive: true })
  writeFileSync(join(site, 'client/index.html'), 'home')
  await cloneDatabaseTemplate(join(folder, 'database'))
  const env = { ...process.env, PORT: '0', LOCAL_DIR: folder, SITE_DIR: site, HOST: '', DATABASE_URL: '' }
  let running: ChildProcess | undefined

  afterEach(() => running && stop('SIGKILL'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Resolves with the exit code, when nothing is written to the folder any more. */
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
    if (!running) throw new Error('Nothing runs.')
    const child = running
    running = undefined
    if (child.exitCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    return (await ended)[0]
  }

  return {
    folder,
    /** Resolves with the URL of the site. */
    async start(): Promise<string> {
      running = spawn(process.execPath, commandLine('start.ts', '--no-build'), { env, stdio: 'pipe' })
      return printedAddress(running)
    },
    stop,
    run(script: string, args: readonly string[], changes: NodeJS.ProcessEnv = {}) {
      const options = { env: { ...env, ...changes }, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, commandLine(script, ...args), options)
      return { status, output: stdout + stderr }
    },
  }
}

export async function send(url: string, path: string, body: unknown): Promise<void> {
  const headers = {
    apikey: 'sb_publishable_local',
    'content-type': 'application/json',
    ...(path.startsWith('rpc/') && { 'content-profile': 'api' }),
    'x-altcha': await proofFor(url),
  }
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}
