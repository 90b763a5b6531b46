import { DatabaseInUseError } from './database-lock.ts'
import { PortTakenError } from './listen.ts'
import type { LocalSettings } from './local-settings.ts'

/**
 * Runs a command that lasts until it is told to stop. What it hands to `onStop` is done, last first, on
 * Ctrl+C and on SIGTERM; what goes wrong is said in a line or two, and the exit code is 1.
 */
export function runCommand(command: (onStop: (step: () => unknown) => void) => Promise<void>): void {
  const steps: Array<() => unknown> = []
  let stopping = false

  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    // Whatever hangs, the command ends.
    setTimeout(() => process.exit(code), 10_000).unref()
    for (const step of steps.reverse()) await step()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0))
  }
  command((step) => steps.push(step)).catch((error: Error) => {
    if (!stopping) console.error(explain(error))
    return stop(1)
  })
}

/** What went wrong and what to do, without a stack. */
function explain(error: Error): string {
  if (error instanceof PortTakenError) {
    const other = error.port + 1
    return `${error.message} Stop the program that uses it, or take another port: PORT=${other} npm start`
  }
  if (error instanceof DatabaseInUseError) {
    return `${error.message}\nStop that process first (kill ${error.lock.pid}).`
  }
  return error.message
}

/** The parts that start, in words. */
export function localParts({ databaseUrl }: LocalSettings): string {
  return `${databaseUrl ? 'with the database of DATABASE_URL' : 'the embedded database'}, functions, mail catcher`
}
