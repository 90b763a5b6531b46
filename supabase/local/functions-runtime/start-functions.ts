import type { IncomingMessage, ServerResponse } from 'node:http'
import { printable } from '../printable.ts'
import { denoBinary } from './deno-binary.ts'
import { type DenoProcess, startDeno } from './deno-process.ts'
import { forward } from './forward.ts'
import { freePort } from './free-port.ts'
import type { FunctionsEnvironment } from './functions-environment.ts'

/** Longer and longer pauses between restarts, in milliseconds; the last one repeats. */
const restartPauses = [100, 500, 2_000, 10_000]
/** A process that lived this long, in milliseconds, has started well: the pauses begin anew. */
const steadyAfter = 30_000

/**
 * Runs all server functions in one Deno process on the loopback address, as a hosted project runs each
 * in its own. Deno gets the variables in `env` and no others, and may reach only the hosts named there.
 * When the process dies it is started again.
 *
 * @param log Where the functions' own lines go; the console, with a prefix, unless told otherwise.
 * @throws Error when npm's Deno is missing or the functions do not start.
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
      failures = Date.now() - startedAt > steadyAfter ? 0 : failures
      log(`stopped (${reason}); starting again`)
      restart()
    })
    return child
  }

  function restart(): void {
    const wait = restartPauses[Math.min(failures, restartPauses.length - 1)] ?? 0
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
    /** The origin, without a trailing slash; a function is at `<url>/functions/v1/<name>`. Stays over restarts. */
    url: `http://127.0.0.1:${port}`,
    /** The id of the process that answers now; another one after a restart. */
    pid: () => current.pid,
    /** Passes `/functions/v1/*` on to Deno; resolves to false, untouched, for any other path. */
    handle: (req: IncomingMessage, res: ServerResponse) => forward(req, res, port),
    async close(): Promise<void> {
      closed = true
      clearTimeout(pause)
      await current.stop()
    },
  }
}
