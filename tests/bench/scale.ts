import { randomUUID } from 'node:crypto'
import { apply, readWanted } from '../../supabase/local/backend/apply.ts'
import { createBackend } from '../../supabase/local/backend/create-backend.ts'
import { connectPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { postgresPrograms, startPostgres } from '../database/support/postgres-cluster.ts'
import { lead, start } from '../database/support/samples.ts'
import { Visitor } from '../database/support/visitor.ts'

/*
 * `npm run bench -- scale`: what a visitor's requests, the sweep and a new version of the rules take with ten stored
 * leads, and with 10,000 leads, 3,000 calls and 100,000 mails. On PostgreSQL, which has to be installed.
 */

const sizes = [
  { leads: 10, calls: 3, mails: 100 },
  { leads: 10_000, calls: 3_000, mails: 100_000 },
]

export async function scale(): Promise<Record<string, Record<string, number>>> {
  if (!postgresPrograms()) throw new Error('Install PostgreSQL 15 or newer: apt-get install postgresql-15')
  const results = []
  for (const size of sizes) results.push(await measure(size))
  const [few = {}, many = {}] = results
  return Object.fromEntries(
    Object.keys(few).map((name) => [name, { '10 leads': few[name] ?? 0, '10,000 leads': many[name] ?? 0 }]),
  )
}

async function measure({ leads, calls, mails }: (typeof sizes)[number]): Promise<Record<string, number>> {
  const cluster = await startPostgres()
  const backend = await createBackend({ databaseUrl: cluster.url() })
  const { query } = backend
  await query(
    'update private.settings set proof_numbers = 0, calls_of_network = 1000000, mails_of_mailbox = 1000000, mails_of_site = 1000000',
  )
  await query('alter table public.leads disable trigger user')
  await query('alter table public.bookings disable trigger user')
  await query(
    `insert into public.leads (first_name, last_name, email, help_with, primary_goal, created_at)
     select 'A', 'B', 'p' || n || '@example.org', '{SEO}', repeat('goal ', 50), now() - n * interval '1 minute'
       from generate_series(1, $1::text::integer) as n`,
    [String(leads)],
  )
  await query(
    `insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link,
       first_name, last_name, email)
     select gen_random_uuid(), l.id, t.at, t.at + interval '45 minutes', 'UTC', t.at, '9:00 AM', 'https://meet.jit.si/x',
            'A', 'B', l.email
       from (select *, row_number() over () as n from public.leads limit $1::text::integer) as l,
            lateral (select date_trunc('hour', now()) - l.n * interval '1 hour' as at) as t`,
    [String(calls)],
  )
  await query(
    `insert into private.outbox (kind, row_table, row_id, party, dedupe_key, wanted_at, due_at, state, settled_at)
     select 'lead.created', 'leads', gen_random_uuid(), 'person', 'k' || n, now() - n * interval '1 minute', now(), 'sent', now()
       from generate_series(1, $1::text::integer) as n`,
    [String(mails)],
  )
  await query('alter table public.leads enable trigger user')
  await query('alter table public.bookings enable trigger user')
  await query('analyze')

  const visitor = new Visitor(backend)
  const service = new Visitor(backend, '127.0.0.1', { apikey: backend.secretKey }, true)
  const row = lead()
  await visitor.insert('leads', row)
  const booked = await visitor.book({ starts_at: start(9) })
  const { secret } = booked.body
  const range = { from_instant: new Date().toISOString(), until_instant: start() }
  const requests: Record<string, (run: number) => Promise<unknown>> = {
    'a form is stored': () => visitor.insert('leads', lead({ email: `${randomUUID()}@example.org` })),
    'taken times': () => visitor.call('taken_times', range),
    // At another time each: two days have room for sixteen, every hour from 9 to 4.
    'a call is booked': (run) =>
      visitor.book({ starts_at: start(9 + (run % 8), 0, 1 + Math.floor(run / 8)) }),
    'a call’s page': () => visitor.call('call_of', { secret }),
    'contacts for a mail': () => service.call('contacts_of', { email: 'amina@example.org' }),
    'mails of one row are claimed': () =>
      service.call('claim_outbox', { at_most: 4, only_row: randomUUID() }),
    'the sweep': () => service.call('claim_outbox', { at_most: 12 }),
    'the morning report': () => service.call('morning_report', {}),
  }
  const medians: Record<string, number> = {}
  for (const [name, request] of Object.entries(requests)) {
    const times: number[] = []
    for (let run = 0; run < 15; run += 1) {
      const began = performance.now()
      await request(run)
      times.push(performance.now() - began)
    }
    medians[name] = Math.round(10 * (times.sort((a, b) => a - b)[7] ?? 0)) / 10
  }
  const database = connectPostgres(cluster.url())
  const wanted = await readWanted()
  const began = performance.now()
  await apply(database, { ...wanted, settings: { ...wanted.settings, days_ahead: 13 } })
  medians['rules are applied (tables locked)'] = Math.round(performance.now() - began)
  await database.close()
  await backend.close()
  cluster.close()
  return medians
}
