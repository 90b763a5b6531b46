import type { TestProject } from 'vitest/node'
import { startDeployedStack } from './stack.ts'

export default async function prepareSuites(project: TestProject): Promise<() => Promise<void>> {
  const { sql, postgres, secretKey, close } = await startDeployedStack()
  await sql`select cron.unschedule(jobname) from cron.job`
  project.provide('hosted', { databaseUrl: postgres.url('postgres'), secretKey })
  return close
}
