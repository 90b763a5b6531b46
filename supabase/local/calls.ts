import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { type Column, csv, type Row, table, text } from './tables.ts'

/** The calls ahead in the team's time zone, earliest first; with `--all`, past ones too. */
export default async function calls(args: readonly string[]): Promise<void> {
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
