import { teamZone } from '../../content/booking-facts.ts'
import { momentText } from '../functions/_shared/time/time-text.ts'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { ownerCommand, printable } from './printable.ts'

/**
 * Prints the status of the owner's calendars, and which hours of the next two weeks each blocks. `--trust NAME` lets the
 * last reading count alone, although it may lack busy times.
 */
export const calendars = (args: readonly string[]): Promise<void> =>
  asOwner(readLocalSettings(), async (database) => {
    const at = args.indexOf('--trust')
    if (at >= 0) console.log(printable(await trust(database, args[at + 1] ?? '')))
    const rows = await listed(database)
    if (rows.length === 0) console.log('No calendars. To name yours: supabase/OWNER.md, “Your calendar”.')
    for (const row of rows) console.log(linesOf(row).map(printable).join('\n    '))
  })

const at = (instant: string) => momentText(new Date(instant), teamZone, 'short')

function linesOf(feed: Feed): string[] {
  return [
    `${feed.name} · ${feed.busy_hours} busy hours ahead`,
    [
      `read ${feed.read_at ? at(feed.read_at) : 'never'}`,
      `next ${feed.next_at ? at(feed.next_at) : 'within 10 minutes'}`,
      ...(feed.failing_since ? [`in doubt since ${at(feed.failing_since)}`] : []),
    ].join(' · '),
    ...(feed.problem ? [feed.problem] : []),
    ...(feed.in_doubt ? [`To trust it: ${ownerCommand('calendars', '--trust', feed.name)}`] : []),
    ...feed.blocked.map((period) => `${at(period.starts_at)} to ${at(period.ends_at)} · ${period.entry}`),
  ]
}

type Feed = {
  name: string
  read_at: string | null
  /** Unknown while it fails. */
  next_at: string | null
  failing_since: string | null
  in_doubt: boolean
  problem: string | null
  busy_hours: number
  blocked: { starts_at: string; ends_at: string; entry: string }[]
}

const listed = (database: OwnedDatabase) =>
  database.query<Feed>(`
    select f.name, f.read_at, f.failing_since, f.in_doubt, f.problem,
           case when f.failing_since is null then f.read_at + interval '10 minutes' end as next_at,
           (select coalesce(round(sum(extract(epoch from upper(during) - lower(during))) / 3600, 1), 0)::float
              from unnest((select range_agg(tstzrange(greatest(p.starts_at, now()), p.ends_at))
                             from private.busy_periods as p where p.feed = f.id and p.ends_at > now())) as during
           ) as busy_hours,
           (select coalesce(jsonb_agg(p order by p.starts_at, p.entry), '[]')
              from (select distinct b.starts_at, b.ends_at, b.entry from private.busy_periods as b
                     where b.feed = f.id and b.ends_at > now() and b.starts_at < now() + interval '14 days') as p
           ) as blocked
      from public.calendar_feeds as f order by f.name`)

/** Forgets the last whole reading: the one in doubt takes its place. */
async function trust(database: OwnedDatabase, name: string): Promise<string> {
  const trusted = await database.query<{ name: string }>(
    `with feed as (
       update public.calendar_feeds set in_doubt = false, failing_since = null, problem = null
        where in_doubt and $1 <> '' and strpos(lower(name), lower($1)) > 0 returning id, name),
     forgotten as (delete from private.busy_periods as p using feed where p.feed = feed.id and p.whole),
     kept as (update private.busy_periods as p set whole = true from feed where p.feed = feed.id and not p.whole)
     select name from feed`,
    [name],
  )
  if (trusted.length === 0) throw new Error(`No calendar in doubt has “${name}” in its name.`)
  return `Trusted as it was read last: ${trusted.map((feed) => feed.name).join('; ')}`
}
