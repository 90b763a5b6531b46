import { createHash, randomBytes } from 'node:crypto'
import type { OwnedDatabase } from './as-owner.ts'
import type { Row } from './tables.ts'

/**
 * Upcoming or all calls, earliest first, and the team's time zone. Each call that can still be changed gets a new link,
 * which invalidates the one listed before: the database stores only hashes, so old links cannot be shown again.
 */
export async function readCalls(
  database: Pick<OwnedDatabase, 'query'>,
  siteUrl: string,
  all: boolean,
): Promise<{ zone: string; calls: Row[] }> {
  const [settings] = await database.query<{ zone: string }>('select team_zone as zone from private.settings')
  const calls = await database.query<Row & { id: string; is_open: boolean }>(
    `select c.*, c.starts_at > now() and c.state in ('booked', 'moved', 'asked to move') as is_open,
            not isempty(private.away_times(c.starts_at, c.starts_at + interval '1 minute')) as on_day_off,
            concat_ws(' / ', array_to_string(l.help_with, ', '),
              coalesce(l.stated_goal, nullif(l.primary_goal, 'Strategy Call Booking')), l.current_challenge) as wish
       from private.all_calls as c left join public.leads as l on l.id = c.lead_id
      where $1::boolean or c.starts_at > now()
      order by c.starts_at, c.id`,
    [all],
  )
  const open = calls.filter(({ is_open }) => is_open)
  const secrets = new Map(open.map(({ id }) => [id, randomBytes(16).toString('base64url')]))
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  await database.query(
    `with given as (select * from jsonb_to_recordset($1::text::jsonb) as n (id uuid, hash text)),
          ended as (delete from private.call_links where listed and booking_id in (select id from given))
     insert into private.call_links (secret_hash, booking_id, holder, listed)
     select decode(hash, 'hex'), id, 'team', true from given`,
    [JSON.stringify([...secrets].map(([id, secret]) => ({ id, hash: sha256(secret) })))],
  )
  return {
    zone: settings?.zone ?? 'UTC',
    calls: calls.map(({ is_open, ...call }) => {
      const secret = secrets.get(call.id)
      return { ...call, change: secret ? `${siteUrl}/your-call#${secret}` : null }
    }),
  }
}

/**
 * Records the outcome of a call, and returns the person's first name.
 *
 * @param id the call's id, or the beginning of it
 */
export async function recordOutcome(
  database: Pick<OwnedDatabase, 'query'>,
  id: string,
  outcome: string,
  note: string,
): Promise<string | undefined> {
  const [call] = await database.query<{ first_name: string }>(
    'select first_name from private.record_outcome($1, $2, $3)',
    [id, outcome, note],
  )
  return call?.first_name
}
