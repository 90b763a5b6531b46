import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { freePort } from '../helpers/free-port.ts'
import type { UploadedFunction } from './management-api.ts'

/** Runs each uploaded function in a separate Deno process, with only its own files. */
export class FunctionsHost {
  private readonly running = new Map<string, { port: number; child: ChildProcess }>()

  constructor(private readonly environment: () => Record<string, string>) {}

  port = (name: string) => this.running.get(name)?.port

  close(): void {
    for (const { child } of this.running.values()) child.kill('SIGKILL')
    this.running.clear()
  }

  /** @throws Error with Deno's output if the function does not start */
  async run({ name, folder, entrypoint }: UploadedFunction): Promise<void> {
    this.running.get(name)?.child.kill('SIGKILL')
    const port = await freePort()
    const flags = '--no-prompt --no-lock --allow-net --allow-env --allow-sys'.split(' ')
    const file = join(folder, entrypoint)
    const child = spawn(denoBinary(), ['run', '--no-config', ...flags, `--allow-read=${folder}`, file], {
      env: {
        // Deno downloads packages from the configured npm registry.
        ...inherited('PATH', 'HOME', 'NPM_CONFIG_REGISTRY', 'HTTPS_PROXY', 'NO_PROXY'),
        DENO_TLS_CA_STORE: 'mozilla,system',
        DENO_DIR: join(projectRoot, 'node_modules/.cache/hosted/deno'),
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
        ...this.environment(),
      },
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    this.running.set(name, { port, child })
    while (!/Listening on/.test(said)) {
      if (child.exitCode !== null) throw new Error(`The function ${name} does not start:\n${said}`)
      await wait(50)
    }
  }
}

const inherited = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/**
 * The path of the Deno binary that npm installed, in the platform's own package: the launcher of the `deno` package
 * needs its install script, and `npm ci --ignore-scripts` must be enough.
 */
function denoBinary(): string {
  const name = `@deno/${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const fromDeno = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
  const binary = join(dirname(fromDeno.resolve(`${name}/package.json`)), 'deno')
  // Unpacking a package may lose the executable bit.
  chmodSync(binary, 0o755)
  return binary
}
