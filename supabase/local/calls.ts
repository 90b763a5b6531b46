import { type Contact, contactLine, writtenFields } from '../functions/_shared/mail/contacts.ts'
import { morningWords } from '../functions/_shared/mail/mail-words.ts'
import { zoneText } from '../functions/_shared/mail/moment-text.ts'
import { asOwner, type OwnedDatabase, siteUrlOf } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { columnsOf, csv, type Entry, entries, facts, moment, put, type Row, text, timesOf } from './tables.ts'

/** Prints coming calls in the team's time zone, earliest first; with `--all`, past and canceled ones too. */
export async function calls(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const agenda = await asOwner(settings, (database) =>
    readCalls(database, siteUrlOf(settings), args.includes('--all')),
  )
  put(callList(agenda, args), args)
}

/** A list for a terminal, JSON or CSV; the CSV has the team's secret links only with `--links`. */
export function callList({ zone, calls }: Agenda, args: readonly string[]): string {
  if (args.includes('--json')) return printableJson({ zone, calls })
  if (args.includes('--csv'))
    return csv(calls, [
      timesOf('Starts at', zone, (row) => row['starts_at']),
      ['They wrote', (row) => wrote(row, zone).join(' / ')],
      ['State', state],
      ...columnsOf('first_name', 'last_name', 'organization', 'email', 'phone', 'outcome', 'outcome_note'),
      ...columnsOf('meeting_link', ...(args.includes('--links') ? ['change'] : []), 'id'),
    ])
  const rows = calls.map((call) => entryOf(call, zone))
  return entries(`Calls, ${zoneText(zone)}`, rows, args)
}

type Agenda = { zone: string; calls: Row[] }

/** Coming calls, or all, earliest first, and the team's time zone; each with the team's link to it. */
export async function readCalls(
  database: Pick<OwnedDatabase, 'query'>,
  siteUrl: string,
  all: boolean,
): Promise<Agenda> {
  const [settings] = await database.query<{ zone: string }>('select team_zone as zone from private.settings')
  const calls = await database.query(
    `select c.*, c.starts_at <= now() as has_begun, $2 || '/your-call#' || public.team_secret(c.id) as change,
            case when c.starts_at > now() and c.state <> 'canceled' then private.conflict_of(c.starts_at, c.ends_at) end as conflict,
            private.unreached(c.id) as unreached, to_jsonb(c.created_at) #>> '{}' as received, coalesce(k.contacts, '[]') as contacts
       from private.all_calls as c left join private.contacts as k on k.mailbox = private.mailbox(c.email)
      where $1::boolean or c.ends_at > now() and c.state <> 'canceled'
      order by c.starts_at, c.id`,
    [all, siteUrl],
  )
  return { zone: settings?.zone ?? 'UTC', calls }
}

const when = ({ starts_at }: Row, timeZone: string) =>
  `${new Date(text(starts_at)).toLocaleString('en-US', { timeZone, weekday: 'short' })}, ${moment(starts_at, timeZone)}`
const name = (row: Row) => `${text(row['first_name'])} ${text(row['last_name'])}`
// A day off or an event added later does not cancel a call: the team has to move it.
const state = ({ state: now, conflict }: Row) =>
  [now, conflict && morningWords.conflict[conflict as 'busy']].filter(Boolean).join(', ')
const contacts = (row: Row) => row['contacts'] as Contact[]
const labeled = (label: string, value: unknown) => (value ? `${label}: ${text(value)}` : '')
const wrote = (row: Row, zone: string) =>
  writtenFields(contacts(row), zone).map(({ label, value }) => labeled(label, value))

const entryOf = (row: Row, zone: string): Entry => [
  facts(when(row, zone), row['outcome'] ?? state(row), name(row), row['organization']),
  facts(row['phone'], row['email']),
  labeled('Call them, our email didn’t reach them', row['unreached']),
  ...contactLine(contacts(row), text(row['received']), zone).map(({ label, value }) => labeled(label, value)),
  ...wrote(row, zone),
  labeled(row['note_by'] === 'person' ? 'Their note' : 'Your note to them', row['note']),
  labeled('Your note', row['outcome_note']),
  { label: 'Join', link: text(row['meeting_link']) },
  { label: row['has_begun'] && row['meeting_link'] ? 'How it went' : 'Open it', link: text(row['change']) },
]
