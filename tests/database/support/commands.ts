import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, afterEach, expect } from 'vitest'
import { proofFor } from './proof.ts'
import { commandLine, runStart, startFolder } from './run-start.ts'

/** `npm start` and the owner's commands, with a separate data folder for each test file. */
export async function commandsIn(name: string) {
  const { folder, env } = await startFolder(name)
  let running: ChildProcess | undefined

  afterEach(() => void running?.kill('SIGKILL'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    folder,
    /** Resolves with the URL of the site. */
    async start(): Promise<string> {
      const { child, url } = runStart(env)
      running = child
      return url
    },
    /** Resolves with the exit code. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
      if (!running) throw new Error('Nothing runs.')
      const ended = once(running, 'exit')
      running.kill(signal)
      running = undefined
      return (await ended)[0]
    },
    run(script: string, args: readonly string[], changes: NodeJS.ProcessEnv = {}) {
      const options = { env: { ...env, ...changes }, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [...commandLine(script), ...args],
        options,
      )
      return { status, output: stdout + stderr }
    },
  }
}

/** Sends a form's request. */
export async function send(url: string, path: string, body: unknown): Promise<void> {
  const headers = {
    apikey: 'sb_publishable_local',
    'content-type': 'application/json',
    'x-altcha': await proofFor(url),
  }
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}
