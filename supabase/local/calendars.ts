import { zoneText } from '../functions/_shared/mail/moment-text.ts'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { type Entry, entries, facts, moment, type Row, text } from './tables.ts'

/** Prints the status of the owner's calendars; with `--now`, reads them first. */
export async function calendars(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  if (args.includes('--now')) console.log(await asOwner(settings, readNow))
  const rows = await asOwner(settings, listed)
  console.log(
    args.includes('--json')
      ? printableJson(rows)
      : entries(facts('Calendars', zoneText(text(rows[0]?.['zone']))), rows.map(entryOf), args),
  )
}

const at = (row: Row, field: string) => moment(row[field], text(row['zone']))

const entryOf = (row: Row): Entry => [
  facts(row['name'], `${text(row['busy_hours'])} busy hours ahead`),
  facts(
    `read ${at(row, 'read_at') || 'never'}`,
    `next ${at(row, 'next_at') || 'within 10 minutes'}`,
    row['failing_since'] && `failing since ${at(row, 'failing_since')}`,
  ),
  text(row['problem']),
]

const listed = (database: OwnedDatabase): Promise<Row[]> =>
  database.query(`
    select f.name, s.team_zone as zone, f.read_at, f.failing_since, f.problem,
           case when f.problem is null then f.read_at + interval '10 minutes' end as next_at,
           (select coalesce(round(sum(extract(epoch from upper(during) - lower(during))) / 3600, 1), 0)::float
              from unnest((select range_agg(tstzrange(greatest(p.starts_at, now()), p.ends_at))
                             from private.busy_periods as p where p.feed = f.id and p.ends_at > now())) as during
           ) as busy_hours
      from public.calendar_feeds as f, private.settings as s order by f.name`)

/** A running local site reads the calendars immediately; a hosted project does it in the background. */
async function readNow(database: OwnedDatabase): Promise<string> {
  if (database.readCalendars) return database.readCalendars()
  const [hosted] = await database.query<{ known: boolean }>(
    'select sweep_url is not null and sweep_secret is not null as known from private.settings',
  )
  if (!hosted?.known) throw new Error('The functions read calendars while the site runs: npm start')
  await database.query('select private.call_read_calendars()')
  return 'The functions were asked to read the calendars; look again in a moment.'
}
