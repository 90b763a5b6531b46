import { afterAll, beforeAll } from 'vitest'
import { setRateLimits } from '../../supabase/local/rate-limits.ts'
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

type Query = (sql: string, values?: readonly unknown[]) => PromiseLike<unknown>

/** No proof of work, and no ceiling: for tests of something else. */
export async function raiseCeilings(query: Query): Promise<void> {
  const many = 1_000_000
  await setRateLimits(
    { query: async (sql, values) => query(sql, values) },
    { perEmail: many, perAddress: many },
  )
  await query(`update private.rate_limits set max_requests = ${many}`)
  await query(`update private.settings set proof_numbers = 0, calls_per_mailbox = ${many}, calls_per_address = ${many},
    calls_per_network = ${many}, calls_of_newcomers = ${many}, form_mails_per_mailbox = ${many}, link_mails_per_mailbox = ${many}`)
}
