import { afterAll, beforeAll } from 'vitest'
import { runDeploy } from './run-deploy.ts'
import { type HostedStack, startHostedStack } from './stack.ts'

let stack: HostedStack | undefined

beforeAll(async () => {
  stack = await startHostedStack()
  await runDeploy(stack.envFile)
}, 600_000)
afterAll(() => stack?.close())

/** The rehearsal's project, deployed: one for each test file. */
export function hosted(): HostedStack {
  if (!stack) throw new Error('The rehearsal has not started.')
  return stack
}
