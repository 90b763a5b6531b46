import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { largestForm } from '../../functions/_shared/http.ts'
import { readBody, refuse, send, tooLarge } from '../backend/answers.ts'
import { projectRoot } from '../local-settings.ts'

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url))
const flags =
  '--quiet --no-prompt --no-lock --no-remote --node-modules-dir=manual --allow-net --allow-env'.split(' ')

/** Milliseconds for a whole response, which may wait for a mail server. */
const responseTimeout = 60_000

/** Headers of one connection (RFC 9110, section 7.6.1), which are not passed on. */
const connectionHeaders =
  /^(connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/

/**
 * Runs all server functions in one Deno process on 127.0.0.1; a hosted project runs each function in its own process.
 *
 * @param env the functions' variables (`renderer/deploy/README.md`)
 * @param log receives the functions' log lines
 * @param ended is called if the process ends without `close`
 * @throws Error if Deno is not installed or the functions do not start
 */
export async function startFunctions(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
  ended: () => void = () => {},
) {
  const child = spawn(denoBinary(), ['run', ...flags, entry], {
    cwd: projectRoot,
    env: {
      ...env,
      DENO_DIR: join(projectRoot, 'node_modules/.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      NODE_ENV: 'production',
      // Windows programs do not start without it.
      ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
    },
    // Deno exits when its stdin closes, so it ends even if this process is killed with SIGKILL.
    stdio: 'pipe',
  })
  const closing = once(child, 'close')
  createInterface({ input: child.stderr }).on('line', log)
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^functions ready at (\d+)$/.exec(line) ?? []
      if (found) resolve(found)
      else log(line)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The functions did not start: exit code ${code}.`)))
  })
  let closed = false
  child.once('exit', (code, signal) => {
    if (closed) return
    log(`The functions have stopped (${signal ?? `exit code ${code}`}). Starting them again.`)
    ended()
  })
  const url = `http://127.0.0.1:${port}`

  /** With a new connection and the whole body, which rules out request smuggling. */
  const forward = ({ method = 'GET', url: target, headers }: IncomingMessage, body: Buffer) =>
    fetch(url + target, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        connectionHeaders.test(name) ? [] : [[name, String(value)]],
      ),
      body: body.length > 0 ? new Uint8Array(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeout),
    }).catch(() => refuse(503, { ok: false, error: 'functions_unavailable' }))

  return {
    /** The origin, without a trailing slash. Functions are at `<url>/functions/v1/<name>`. */
    url,
    pid: child.pid ?? 0,
    /** Forwards `/functions/v1/*` to Deno; resolves to false without touching the response for any other path. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (!request.url?.startsWith('/functions/v1/')) return false
      const body = await readBody(request, largestForm)
      await send(body === 'too large' ? tooLarge() : await forward(request, body), response)
      return true
    },
    async close(): Promise<void> {
      closed = true
      child.kill('SIGKILL')
      await closing
    },
  }
}

/**
 * The path of the Deno binary that npm installed, in the platform's own package: the launcher of the `deno` package
 * needs its install script, and `npm ci --ignore-scripts` must be enough.
 */
export function denoBinary(): string {
  const name = `@deno/${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const fromDeno = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
  try {
    const folder = dirname(fromDeno.resolve(`${name}/package.json`))
    const binary = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
    // Unpacking a package may lose the executable bit.
    chmodSync(binary, 0o755)
    return binary
  } catch (cause) {
    throw new Error(
      `The server functions need Deno, but npm has not installed ${name}. Run "npm ci" without leaving optional packages out.`,
      { cause },
    )
  }
}
