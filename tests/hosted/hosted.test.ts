import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booking, lead, start } from '../database/support/samples.ts'
import { backendUrl, type HostedStack, publishableKey, runDeploy, startDeployedStack } from './stack.ts'

let stack: HostedStack

beforeAll(async () => {
  stack = await startDeployedStack()
  // These tests are not about floods.
  await stack.sql`update private.settings set proof_numbers = 0, calls_of_network = 1000`
})
afterAll(() => stack?.close())

/** Status 0 if the connection fails. */
async function post(path: string, body: object): Promise<{ status: number; said: string }> {
  try {
    const answer = await fetch(`${backendUrl}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(path.startsWith('rpc/') && { 'content-profile': 'api' }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, said: await answer.text() }
  } catch {
    return { status: 0, said: '' }
  }
}

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
  expect((await post('leads', lead({ email: 'quiet@example.net' }))).status).toBe(201)
  await expect.poll(async () => (await mail.list()).length, { timeout: 300_000, interval: 1000 }).toBe(2)
})

test('bookings sent while PostgREST and the database are killed are each stored once', async () => {
  const { sql, postgres, killPostgrest, startPostgrest } = stack
  const wanted = Array.from({ length: 24 }, (_, i) =>
    booking({
      booking_id: randomUUID(),
      email: `p${i}@example.net`,
      starts_at: start(9 + (i % 8), 0, Math.floor(i / 8)),
    }),
  )
  let booked = 0
  const restarts: Promise<unknown>[] = []
  const failed = new Set<number>()
  const book = async (args: object) => {
    for (let status = 0; status !== 200; await wait(200)) {
      const answer = await post('rpc/book_strategy_call', { request: args })
      status = answer.status
      if (status !== 200) failed.add(status)
      // PostgREST 12 returns 400 with an empty code when its database connection breaks.
      const lost = answer.said.includes('"code":""')
      if (status >= 400 && status < 500 && !lost)
        throw new Error(`A booking was refused with ${status}: ${answer.said}`)
    }
    booked += 1
    if (booked === 6) {
      killPostgrest()
      restarts.push(startPostgrest())
    }
    if (booked === 14) {
      postgres.kill()
      restarts.push(wait(1000).then(postgres.start))
    }
  }
  const waiting = [...wanted]
  const worker = async () => {
    for (let args = waiting.shift(); args; args = waiting.shift()) await book(args)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  await Promise.all(restarts)

  // Some requests must have failed, or the test proves nothing.
  expect(failed.size).toBeGreaterThan(0)
  const rows = await sql`select b.id, count(o.*)::int as messages from public.bookings b
    join private.outbox o on o.row_id = b.id and o.kind = 'booking.created' group by b.id`
  expect(rows.map(({ id }) => id).sort()).toEqual(wanted.map((args) => args['booking_id']).sort())
  expect(new Set(rows.map(({ messages }) => messages)).size).toBe(1)
})
