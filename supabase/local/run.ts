import { type ExecFileException, exec, execFile } from 'node:child_process'
import { projectRoot } from './local-settings.ts'

/**
 * Runs a program, or without arguments a shell command, in the project's folder.
 *
 * @returns its standard output
 * @throws Error with the last lines of its output, without its arguments, which may contain a secret
 */
export function run(program: string, args: readonly string[] = [], environment = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot, env: { ...process.env, ...environment }, maxBuffer: 2 ** 26 }
    const done = (error: ExecFileException | null, printed: string, said: string) => {
      if (!error) return resolve(printed)
      const lines = `${printed}\n${said}`
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('npm warn'))
      reject(new Error(lines.slice(-40).join('\n') || `The program ended with code ${error.code}.`))
    }
    if (args.length === 0) exec(program, options, done)
    // npm and npx are scripts on Windows, which only a shell can start.
    else execFile(program, args, { ...options, shell: process.platform === 'win32' }, done)
  })
}
