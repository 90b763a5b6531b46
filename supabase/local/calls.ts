import { parseArgs } from 'node:util'
import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable, printableJson } from './printable.ts'
import { type Column, csv, type Row, table, text, utc } from './tables.ts'

/** The calls ahead in the team's time zone, earliest first; with `--all`, past ones too. */
export async function calls(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const siteUrl = process.env['SITE_URL'] || `http://${settings.host}:${settings.port}`
  const argument = JSON.stringify({ siteUrl, all: args.includes('--all') })
  const { zone, calls } = (await asOwner(settings, 'calls', argument)) ?? { zone: 'UTC', calls: [] }
  if (args.includes('--json')) console.log(printableJson({ zone, calls }))
  else if (args.includes('--csv')) console.log(csv(calls, [...columns(zone), ...details]))
  else console.log(table(`Calls, ${zone}`, calls, columns(zone)))
}

const at = (row: Row, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(text(row['starts_at'])))

const columns = (timeZone: string): Column[] => [
  ['Day', (row) => at(row, { timeZone, weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' })],
  ['Time', (row) => at(row, { timeZone, hour: 'numeric', minute: '2-digit' })],
  ['Name', (row) => `${text(row['first_name'])} ${text(row['last_name'])}`],
  ['Organization', (row) => text(row['organization'])],
  ['What they want', (row) => text(row['wish'])],
  // A call stands when its day is taken off later: somebody has to move it.
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

/** What became of a call. */
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
  const argument = JSON.stringify({ id, outcome, note: values.note })
  const stored = await asOwner(readLocalSettings(), 'outcome', argument)
  if (!stored) throw new Error('There is no database yet.')
  console.log(printable(`${values.outcome}: the call with ${stored.first_name}`))
}

/** How the owner's calendars are doing; with `--now`, after they have been read once more. */
export async function calendars(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  if (args.includes('--now')) console.log(await asOwner(settings, 'readCalendars'))
  const rows = (await asOwner(settings, 'calendars')) ?? []
  console.log(args.includes('--json') ? printableJson(rows) : table('Calendars', rows, calendarColumns))
}

const calendarColumns: Column[] = [
  ['Calendar', (row) => text(row['name'])],
  ['Last read (UTC)', (row) => utc(row['checked_at']) || 'never'],
  ['Next (UTC)', (row) => utc(row['next_at']) || 'within 10 minutes'],
  ['Busy hours ahead', (row) => text(row['busy_hours'])],
  ['Failing since', (row) => utc(row['failing_since'])],
  ['Problem', (row) => text(row['problem'])],
]
