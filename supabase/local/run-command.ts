/**
 * Runs a command until Ctrl+C, SIGTERM, SIGHUP, or the end of the npm process that started it. Then runs the steps
 * registered with `onStop` in reverse order. On an error, prints a line or two and exits with code 1.
 */
export function runCommand(command: (onStop: (step: () => unknown) => void) => Promise<void>): void {
  const steps: Array<() => unknown> = []
  let stopping = false

  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    // Exit even if a step hangs.
    setTimeout(() => process.exit(code), 10_000).unref()
    for (const step of steps.reverse()) await step()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0))
  }
  // npm starts a shell that does not forward signals, so watch for the end of the parent process.
  const parent = process.ppid
  if (npmScript()) setInterval(() => process.ppid !== parent && void stop(0), 500).unref()
  command((step) => steps.push(step)).catch((error: Error) => {
    if (!stopping) console.error(explain(error))
    return stop(1)
  })
}

const npmScript = () => process.env['npm_lifecycle_event']

/** What went wrong and what to do, without a stack trace. */
function explain(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    const again = `PORT=${Number(error.port) + 1} ${npmScript() === 'dev' ? 'npm run dev' : 'npm start'}`
    return `Port ${error.port} is in use. Stop the program that uses it, or take another port: ${again}`
  }
  return error.message
}
