import { afterAll, beforeAll, expect, test } from 'vitest'
import { lead } from '../database/support/samples.ts'
import { backendUrl, type HostedStack, publishableKey, runDeploy, startDeployedStack } from './stack.ts'

let stack: HostedStack

beforeAll(async () => {
  stack = await startDeployedStack()
  // These tests are not about floods.
  await stack.sql`update private.settings set proof_numbers = 0`
})
afterAll(() => stack?.close())

/** What a second deploy must not change: migrations, settings, jobs and the number of visitors' rows. */
async function deployed() {
  const [state] = await stack.sql`
    select (select jsonb_agg(to_jsonb(m) order by version) from supabase_migrations.schema_migrations m) as migrations,
           (select to_jsonb(s) from private.settings s) as settings,
           (select jsonb_agg(to_jsonb(j) order by jobid) from cron.job j) as jobs,
           (select count(*) from public.leads) + (select count(*) from public.bookings)
             + (select count(*) from public.audit_requests) + (select count(*) from private.outbox) as rows`
  return state
}

test('a second deploy changes nothing', async () => {
  const before = await deployed()
  await runDeploy(stack)
  expect(await deployed()).toEqual(before)
})

test('plpgsql_check finds nothing in any function', async () => {
  const found = await stack.sql`
    select p.oid::regprocedure::text as function, c.message
      from pg_proc p join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
      cross join lateral extensions.plpgsql_check_function_tb(p.oid, coalesce(
        (select t.tgrelid from pg_trigger t where t.tgfoid = p.oid limit 1), 0)) c
     where p.pronamespace in ('api'::regnamespace, 'private'::regnamespace)`
  expect([...found]).toEqual([])
})

test('if the browser does not request a lead’s mails, pg_cron, pg_net and the sweep send them', async () => {
  const { mail } = stack
  await mail.clear()
  const answer = await fetch(`${backendUrl}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(lead({ email: 'quiet@example.net' })),
  })
  expect(answer.status).toBe(201)
  await expect.poll(async () => (await mail.list()).length, { timeout: 300_000, interval: 1000 }).toBe(2)
})
