import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { environmentNames } from '../../functions/_shared/environment.ts'
import { type FunctionsEnvironment, reachableHosts } from './functions-environment.ts'
import { readyLine } from './ready-line.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entry = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** Milliseconds; a first start also compiles, and a busy machine takes its time. */
const startLimit = 30_000
const stopLimit = 2_000

export type DenoProcess = Awaited<ReturnType<typeof startDeno>>

/** Starts `serve.ts` and resolves when it answers on `port` of 127.0.0.1. */
export async function startDeno(options: {
  binary: string
  port: number
  env: FunctionsEnvironment
  log: (line: string) => void
}) {
  const { binary, port, env, log } = options
  const child = spawn(binary, denoArguments(port, env), {
    cwd: root,
    env: { ...systemEnvironment(), ...env, FUNCTIONS_PORT: String(port) },
    // The open standard input is a life line: Deno ends itself when it breaks, also after a kill -9 here.
    stdio: 'pipe',
  })
  const ended = endOf(child)
  try {
    await ready(child, ended, log)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    pid: child.pid,
    /** Resolves with the reason when the process is gone, for whatever cause. */
    ended,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit)
      await ended
      clearTimeout(timer)
    },
  }
}

function denoArguments(port: number, env: FunctionsEnvironment): string[] {
  // A package behind `ics` looks at NODE_ENV while it loads.
  const names = [...environmentNames, 'FUNCTIONS_PORT', 'NODE_ENV']
  const hosts = reachableHosts(env)
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--no-remote',
    '--node-modules-dir=manual',
    hosts ? `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join(',')}` : '--allow-net',
    `--allow-env=${names.join(',')}`,
    `--allow-read=${join(root, 'node_modules')}`,
    entry,
  ]
}

/** What the runtime itself needs; nothing of this is readable from within, see `--allow-env`. */
function systemEnvironment(): Record<string, string> {
  const { SystemRoot } = process.env
  return {
    DENO_DIR: join(root, 'node_modules', '.cache', 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    ...(SystemRoot && { SystemRoot }),
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

async function ready(
  { stdin, stdout, stderr }: ChildProcessWithoutNullStreams,
  ended: Promise<string>,
  log: (line: string) => void,
): Promise<void> {
  // A broken pipe while the process dies is told by its exit already.
  stdin.on('error', () => {})
  createInterface({ input: stderr }).on('line', log)
  const lines = createInterface({ input: stdout })
  const started = new Promise<void>((resolve) => {
    lines.on('line', (line) => (line === readyLine ? resolve() : log(line)))
  })
  const failed = ended.then((reason) => {
    throw new Error(`The functions did not start: ${reason}.`)
  })
  const late = wait(startLimit, undefined, { ref: false }).then(() => {
    throw new Error('The functions did not start in time.')
  })
  await Promise.race([started, failed, late])
}
