import type { IncomingMessage, ServerResponse } from 'node:http'
import { printable } from '../printable.ts'
import { denoBinary } from './deno-binary.ts'
import { type DenoProcess, startDeno } from './deno-process.ts'
import { forward } from './forward.ts'
import { freePort } from './free-port.ts'
import type { FunctionsEnvironment } from './functions-environment.ts'

/** Backoff between restarts, in milliseconds; the last delay repeats. */
const restartDelays = [100, 500, 2_000, 10_000]
/** Milliseconds that a process has to run for the backoff to be reset. */
const stableAfter = 30_000

/**
 * Runs all server functions in one Deno process on 127.0.0.1 (a hosted project runs each in its own), and restarts it
 * when it dies. Deno gets only the variables in `env`, and may connect only to the hosts in them.
 *
 * @param log receives the functions' log lines; default: the console, with a prefix
 * @throws Error if Deno is not installed or the functions do not start
 */
export async function startFunctions({
  env,
  log = (line) => console.log(printable(`[functions] ${line}`)),
}: {
  env: FunctionsEnvironment
  log?: (line: string) => void
}) {
  const binary = denoBinary()
  const port = await freePort()
  let closed = false
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let current = await start()

  async function start(): Promise<DenoProcess> {
    const startedAt = Date.now()
    const child = await startDeno({ binary, port, env, log })
    void child.ended.then((reason) => {
      if (closed) return
      failures = Date.now() - startedAt > stableAfter ? 0 : failures
      log(`stopped (${reason}); starting again`)
      restart()
    })
    return child
  }

  function restart(): void {
    const wait = restartDelays[Math.min(failures, restartDelays.length - 1)] ?? 0
    failures += 1
    pause = setTimeout(async () => {
      try {
        const child = await start()
        current = child
        if (closed) await child.stop()
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        if (!closed) restart()
      }
    }, wait)
  }

  return {
    /** The origin, without a trailing slash, unchanged by restarts. Functions are at `<url>/functions/v1/<name>`. */
    url: `http://127.0.0.1:${port}`,
    /** The id of the current Deno process; changes after a restart. */
    pid: () => current.pid,
    /** Forwards `/functions/v1/*` to Deno; resolves to false without touching the response for any other path. */
    handle: (req: IncomingMessage, res: ServerResponse) => forward(req, res, port),
    async close(): Promise<void> {
      closed = true
      clearTimeout(pause)
      await current.stop()
    },
  }
}
