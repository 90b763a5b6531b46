import { spawn } from 'node:child_process'
import { projectRoot } from '../local/local-settings.ts'
import type { DeploySettings } from './settings.ts'

const version = '3.1.0'

/**
 * Runs the Supabase CLI, which npx downloads on first use.
 *
 * @returns its standard output
 * @throws Error with the last lines of its output
 */
export function supabaseCli({ environment }: DeploySettings, ...args: string[]): Promise<string> {
  return run('npx', ['--yes', `supabase@${version}`, ...args, '--yes'], environment)
}

export function run(program: string, args: string[], environment = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' || args.length === 0,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    let said = ''
    child.stdout.on('data', (chunk) => (printed += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve(printed)
      const lines = `${printed}\n${said}`.split('\n').filter((line) => line.trim() && !/^npm warn/.test(line))
      reject(new Error(lines.slice(-12).join('\n')))
    })
  })
}
