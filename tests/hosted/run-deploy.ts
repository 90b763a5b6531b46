import { run } from '../../supabase/local/run.ts'
import { type HostedStack, startHostedStack } from './stack.ts'

/** @throws Error with the end of its output */
export const runDeploy = ({ envFile }: HostedStack, ...flags: string[]): Promise<string> =>
  run('npm', ['run', '--silent', 'deploy', '--', '--env', envFile, ...flags])

/** A rehearsal project after one deploy. */
export async function startDeployedStack(): Promise<HostedStack> {
  const stack = await startHostedStack()
  await runDeploy(stack)
  return stack
}
