import { parseArgs } from 'node:util'
import { asOwner } from './as-owner.ts'
import { readCalls, recordOutcome } from './call-tasks.ts'
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
  const name = await asOwner(readLocalSettings(), (database) =>
    recordOutcome(database, id, outcome, values.note),
  )
  if (name === undefined) throw new Error('There is no database yet.')
  console.log(printable(`${values.outcome}: the call with ${name}`))
}
