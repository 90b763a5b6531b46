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

/** Milliseconds. The first start also compiles, which is slow on a busy machine. */
const startLimit = 30_000
const stopLimit = 2_000

export type DenoProcess = Awaited<ReturnType<typeof startDeno>>

/** Starts `serve.ts` and resolves when it listens on `port` of 127.0.0.1. */
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
    // Deno exits when this stdin pipe breaks, even if this process is killed with SIGKILL.
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
    /** Resolves with the reason when the process has ended. */
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
  // A dependency of `ics` reads NODE_ENV while it loads.
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

/** Variables for the Deno runtime itself; the functions can read only those in `--allow-env`. */
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
  // Ignore a broken pipe: the exit of the process is handled already.
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
