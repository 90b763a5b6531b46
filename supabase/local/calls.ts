import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable, printableJson } from './printable.ts'
import { type Column, csv, type Row, table, text } from './tables.ts'

/** Prints upcoming calls in the team's time zone, earliest first; with `--all`, past ones too. */
export async function calls(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const siteUrl = process.env['SITE_URL'] || `http://${settings.host}:${settings.port}`
  const all = args.includes('--all')
  const agenda = await asOwner(settings, (database) => readCalls(database, siteUrl, all))
  const { zone, calls } = agenda ?? { zone: 'UTC', calls: [] }
  if (args.includes('--json')) console.log(printableJson({ zone, calls }))
  else if (args.includes('--csv')) console.log(csv(calls, [...columns(zone), ...details]))
  else console.log(table(`Calls, ${zone}`, calls, columns(zone)))
}

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

const at = (row: Row, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(text(row['starts_at'])))

const columns = (timeZone: string): Column[] => [
  ['Day', (row) => at(row, { timeZone, weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' })],
  ['Time', (row) => at(row, { timeZone, hour: 'numeric', minute: '2-digit' })],
  ['Name', (row) => `${text(row['first_name'])} ${text(row['last_name'])}`],
  ['Organization', (row) => text(row['organization'])],
  ['What they want', (row) => text(row['wish'])],
  // A day off added later does not cancel its calls: the team has to move them.
  ['State', (row) => text(row['state']) + (row['on_day_off'] && row['change'] ? ', on a day off' : '')],
  ['Id', (row) => text(row['id']).slice(0, 8)],
  ['Change it', (row) => text(row['change'])],
]

const details: Column[] = [
  ['Email', (row) => text(row['email'])],
  ['Phone', (row) => text(row['phone'])],
  ['Starts (UTC)', (row) => new Date(text(row['starts_at'])).toISOString()],
  ['Note', (row) => text(row['outcome_note'])],
]

/** Records the outcome of a call. */
export async function call(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { outcome: { type: 'string' }, note: { type: 'string', default: '' } },
  })
  const [id] = positionals
  if (!id || (values.outcome !== 'no-show' && values.outcome !== 'done'))
    throw new Error('Usage: npm run owner -- call ID --outcome no-show|done [--note "…"]')
  const outcome = values.outcome.replace('-', '_')
  const found = await asOwner(readLocalSettings(), ({ query }) =>
    query<{ first_name: string }>('select first_name from private.record_outcome($1, $2, $3)', [
      id,
      outcome,
      values.note,
    ]),
  )
  if (!found) throw new Error('There is no database yet.')
  console.log(printable(`${values.outcome}: the call with ${found[0]?.first_name}`))
}
