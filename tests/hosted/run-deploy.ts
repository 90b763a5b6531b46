import { spawn } from 'node:child_process'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { type HostedStack, startHostedStack } from './stack.ts'

/** Its message is the deploy's output. */
export class DeployFailed extends Error {}

/** `npm run deploy -- --env FILE`. @returns its output @throws DeployFailed */
export function runDeploy(envFile: string, ...flags: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = ['run', '--silent', 'deploy', '--', '--env', envFile, ...flags]
    const child = spawn('npm', command, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      if (process.env['HOSTED_LOG']) process.stdout.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new DeployFailed(output))))
  })
}

/** A rehearsal project after one deploy. */
export async function startDeployedStack(): Promise<HostedStack> {
  const stack = await startHostedStack()
  await runDeploy(stack.envFile)
  return stack
}
