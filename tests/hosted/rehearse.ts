import { isDeepStrictEqual } from 'node:util'
import { DeployFailed, runDeploy } from './run-deploy.ts'
import { type HostedStack, startHostedStack } from './stack.ts'

/**
 * `npm run deploy -- --rehearse`: deploys twice to an empty project on this machine. Each deploy books a call and
 * cancels it.
 */
export async function rehearse(): Promise<void> {
  process.env['HOSTED_LOG'] = '1'
  const stack = await startHostedStack()
  try {
    await runDeploy(stack.envFile, '--dry-run')
    console.log('\nNothing is changed so far. Now in earnest:\n')
    await runDeploy(stack.envFile)
    const before = await stateOf(stack)
    console.log('\nThe same command once more:\n')
    await runDeploy(stack.envFile)
    if (!isDeepStrictEqual(await stateOf(stack), before)) throw new Error('The second run changed something.')
    console.log('\nThe second run changed nothing.')
    await runDeploy(stack.envFile, '--check')
  } catch (error) {
    // The output of a failed deploy has been printed already.
    if (!(error instanceof DeployFailed)) console.error(error)
    process.exitCode = 1
  } finally {
    await stack.close()
  }
}

/** What a second deploy must not change: API writes, migrations, settings, jobs and the number of visitors' rows. */
async function stateOf({ writes, sql }: HostedStack) {
  const [state] = await sql`
    select (select jsonb_agg(to_jsonb(m) order by version) from supabase_migrations.schema_migrations m) as migrations,
           (select to_jsonb(s) - 'old_deleted_at' from private.settings s) as settings,
           (select jsonb_agg(to_jsonb(j) order by jobid) from cron.job j) as jobs,
           (select count(*) from public.leads) + (select count(*) from public.bookings)
             + (select count(*) from public.audit_requests) + (select count(*) from private.outbox) as rows`
  return { state, writes: [...writes] }
}
