import { writeFileSync } from 'node:fs'
import { teamZone } from '../../content/booking-facts.ts'
import { trapWords } from '../../content/mails.ts'
import { requestNames } from '../functions/_shared/contracts/forms.ts'
import { yourCallLink } from '../functions/_shared/contracts/links.ts'
import { zoneText } from '../functions/_shared/time/time-text.ts'
import { asOwner, type OwnedDatabase, siteUrlOf } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'

type Row = Record<string, unknown>
type Column = readonly [title: string, textOf: (row: Row) => string]

/** Prints what visitors have submitted as CSV, or writes it to a file, for a spreadsheet or a CRM. */
export async function leads([file]: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const requests = await asOwner(settings, (database) => readLeads(database, siteUrlOf(settings)))
  const csv = csvOf(requests)
  if (!file) return console.log(csv)
  writeFileSync(file, `${csv}\n`, { mode: 0o600 })
  console.log(`${file} has ${requests.length} requests.`)
}

/**
 * Every request, with the last call of its lead. Those of one mailbox are together: those who wait first, longest first,
 * then those with a call ahead, by its time, then the latest.
 */
const readLeads = (database: OwnedDatabase, siteUrl: string): Promise<Row[]> =>
  database.query(
    `select r.*, c.starts_at as call_starts_at, c.outcome_note,
            case when c.canceled_at is not null then 'canceled' when c.moved_by is not null then 'moved'
                 when c.id is not null then 'booked' end as call_state,
            case when c.outcome = 'no_show' then 'no-show'
                 when c.canceled_at is null and c.starts_at <= now() then 'held' end as outcome,
            -- To the call, unless the request itself still waits for an answer.
            $1 || api.team_secret(coalesce(case when r.is_answered and c.canceled_at is null then c.id end, r.id)) as link
       from private.requests as r left join lateral (
         select b.* from public.bookings as b where b.lead_id = r.id
          order by b.canceled_at is null desc, b.starts_at desc limit 1) as c on true
      order by min(r.waiting_since) filter (where not r.is_answered) over (partition by r.mailbox),
               min(c.starts_at) filter (where c.canceled_at is null and c.starts_at > now()) over (partition by r.mailbox),
               max(r.created_at) over (partition by r.mailbox) desc, r.mailbox, r.created_at desc, r.id`,
    [yourCallLink('', siteUrl)],
  )

const text = (value: unknown) => String(value ?? '')

/** A column for each of a row's fields, named after it: `first_name` is "First name". */
const columnsOf = (...fields: string[]): Column[] =>
  fields.map((field) => {
    const [first = '', ...rest] = field.replaceAll('_', ' ')
    return [first.toUpperCase() + rest.join(''), (row) => text(row[field])]
  })

/** Times that spreadsheets and CRMs read, "2026-12-01 09:00:00", in the team's zone, which the title names. */
const timesOf = (title: string, at: (row: Row) => unknown): Column => [
  `${title} (${zoneText(teamZone)})`,
  (row) => (at(row) ? new Date(text(at(row))).toLocaleString('sv', { timeZone: teamZone }) : ''),
]

const columns: Column[] = [
  ['Form', (row) => requestNames[row['form'] as keyof typeof requestNames]],
  [trapWords.label, (row) => (row['filled_trap'] ? trapWords.value : '')],
  ...columnsOf('first_name', 'last_name', 'organization', 'org_type', 'email', 'phone', 'website', 'areas'),
  ...columnsOf('goal', 'message'),
  ['Challenge', (row) => text(row['current_challenge'])],
  ...columnsOf('preferred_day', 'preferred_part_of_day', 'timezone'),
  ...columnsOf('source_url', 'landing_path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'),
  ...columnsOf('utm_term', 'utm_content', 'call_state'),
  timesOf('Call starts at', (row) => row['call_starts_at']),
  ...columnsOf('outcome', 'outcome_note'),
  ['Answered', (row) => (row['is_answered'] ? 'yes' : 'no')],
  timesOf('Answered at', (row) => row['answered_at']),
  timesOf('Waiting since', (row) => (row['is_answered'] ? null : row['waiting_since'])),
  ...columnsOf('due_on'),
  timesOf('Created at', (row) => row['created_at']),
  ...columnsOf('link', 'id'),
]

/** CSV (RFC 4180), with a mark for Excel. Puts an apostrophe before untrusted text that a spreadsheet would evaluate. */
export function csvOf(rows: readonly Row[]): string {
  const quoted = (value: string) => {
    // Nor can what visitors typed control the terminal.
    const line = value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
    // Full-width signs too. A spreadsheet that takes the semicolon for the separator starts a new cell after it.
    const computed = /^(?:[=@＝＠]|[+\-−＋－](?![\d ().-]*$))/.test(line)
    const kept = line.replace(/;(?=\s*[=@+\-−＝＠＋－])/g, ";'").replaceAll('"', '""')
    return `"${computed ? "'" : ''}${kept}"`
  }
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, textOf]) => textOf(row))),
  ]
  return `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}`
}
