import { createHash, randomBytes } from 'node:crypto'
import type { OwnedDatabase } from './owner-tasks.ts'

export interface Agenda {
  /** The team's time zone. */
  zone: string
  calls: Record<string, unknown>[]
}

/**
 * The calls ahead, or all calls, earliest first. Each call that can still be changed gets a new link, which replaces
 * that of the list before: the database keeps hashes only.
 *
 * @param argument JSON: the site's address, and whether past calls are wanted too
 */
export async function readCalls(database: OwnedDatabase, argument: string): Promise<Agenda> {
  const { siteUrl, all } = JSON.parse(argument) as { siteUrl: string; all: boolean }
  const [settings] = await database.query<{ zone: string }>('select team_zone as zone from private.settings')
  const calls = await database.query<Record<string, unknown> & { id: string; is_open: boolean }>(
    `select c.*, c.starts_at > now() and c.state in ('booked', 'moved', 'asked to move') as is_open,
            not isempty(private.away_times(c.starts_at, c.starts_at + interval '1 minute')) as on_day_off,
            concat_ws(' / ', array_to_string(l.help_with, ', '),
              coalesce(l.stated_goal, nullif(l.primary_goal, 'Strategy Call Booking')), l.current_challenge) as wish
       from private.all_calls as c left join public.leads as l on l.id = c.lead_id
      where $1::boolean or c.starts_at > now()
      order by c.starts_at, c.id`,
    [all],
  )
  const links = calls.flatMap(({ id, is_open }) => {
    if (!is_open) return []
    const secret = randomBytes(16).toString('base64url')
    return [{ id, secret, hash: createHash('sha256').update(secret).digest('hex') }]
  })
  const given = JSON.stringify(links.map(({ id, hash }) => ({ id, hash })))
  await database.query(
    `delete from private.call_links
      where listed and booking_id in (select n.id from jsonb_to_recordset($1::text::jsonb) as n (id uuid))`,
    [given],
  )
  await database.query(
    `insert into private.call_links (secret_hash, booking_id, holder, listed)
     select decode(n.hash, 'hex'), n.id, 'team', true
       from jsonb_to_recordset($1::text::jsonb) as n (id uuid, hash text)`,
    [given],
  )
  return {
    zone: settings?.zone ?? 'UTC',
    calls: calls.map(({ is_open, ...call }) => {
      const link = links.find(({ id }) => id === call.id)
      return { ...call, change: link ? `${siteUrl}/your-call#${link.secret}` : null }
    }),
  }
}

/** @param argument JSON: the beginning of the call's id, the outcome (`done`, `no_show`) and a note */
export async function recordOutcome(
  database: OwnedDatabase,
  argument: string,
): Promise<{ first_name: string }> {
  const { id, outcome, note } = JSON.parse(argument) as Record<'id' | 'outcome' | 'note', string>
  const [call] = await database.query<{ first_name: string }>(
    'select first_name from private.record_outcome($1, $2, $3)',
    [id, outcome, note],
  )
  if (!call) throw new Error('The database gave no answer.')
  return call
}

export function listCalendars(database: OwnedDatabase): Promise<Record<string, unknown>[]> {
  return database.query(`
    select f.name, f.checked_at, f.failing_since, f.problem,
           case when f.problem is null then f.checked_at + interval '10 minutes' end as next_at,
           (select coalesce(round(sum(extract(epoch from upper(during) - lower(during))) / 3600, 1), 0)::float
              from unnest((select range_agg(tstzrange(greatest(p.starts_at, now()), p.ends_at))
                             from private.busy_periods as p where p.feed = f.id and p.ends_at > now())) as during
           ) as busy_hours
      from public.calendar_feeds as f order by f.name`)
}

/** Reads them at once where the functions run beside the database; a hosted project is asked to, and takes a moment. */
export async function readCalendarsNow(database: OwnedDatabase): Promise<string> {
  if (database.readCalendars) return database.readCalendars()
  const [hosted] = await database.query<{ known: boolean }>(
    'select sweep_url is not null and sweep_secret is not null as known from private.settings',
  )
  if (!hosted?.known) throw new Error('The functions read calendars while the site runs: npm start')
  await database.query('select private.call_read_calendars()')
  return 'The functions were asked to read the calendars; look again in a moment.'
}
