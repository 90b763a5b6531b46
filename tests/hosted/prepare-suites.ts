import type { TestProject } from 'vitest/node'
import { startDeployedStack } from './stack.ts'

/** Deploys the rehearsal project for the suites of tests/database, without its cron jobs. */
export default async function prepareSuites(project: TestProject): Promise<() => Promise<void>> {
  const { sql, postgres, secretKey, close } = await startDeployedStack()
  await sql`select cron.unschedule(jobname) from cron.job`
  project.provide('hosted', { databaseUrl: postgres.url('postgres'), secretKey })
  return close
}
