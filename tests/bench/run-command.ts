import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a command to its end and times it, in seconds.
 *
 * @throws Error with the command's output when it fails
 */
export async function runCommand(command: readonly string[], cwd: string): Promise<number> {
  const [program = '', ...args] = command
  const began = performance.now()
  await promisify(execFile)(program, args, { cwd, maxBuffer: 64e6 })
  return Math.round((performance.now() - began) / 100) / 10
}
