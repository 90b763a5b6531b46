import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { type Column, table, text, utc } from './tables.ts'

/** How the owner's calendars are doing; with `--now`, after they have been read once more. */
export default async function calendars(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  if (args.includes('--now')) console.log(await asOwner(settings, 'readCalendars'))
  const rows = (await asOwner(settings, 'calendars')) ?? []
  console.log(args.includes('--json') ? printableJson(rows) : table('Calendars', rows, columns))
}

const columns: Column[] = [
  ['Calendar', (row) => text(row['name'])],
  ['Last read (UTC)', (row) => utc(row['checked_at']) || 'never'],
  ['Next (UTC)', (row) => utc(row['next_at']) || 'within 10 minutes'],
  ['Busy hours ahead', (row) => text(row['busy_hours'])],
  ['Failing since', (row) => utc(row['failing_since'])],
  ['Problem', (row) => text(row['problem'])],
]
