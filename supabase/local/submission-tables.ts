import type { Submissions } from './read-leads.ts'

type Row = Record<string, unknown>
type Column = readonly [title: string, text: (row: Row) => string]

/** Characters of one cell; a table's name and a record's id fit. */
const widest = 52

const name = (row: Row) => `${text(row['first_name'])} ${text(row['last_name'])}`
const received: Column = ['Received', (row) => minute(row['created_at'])]
const person: readonly Column[] = [
  ['Name', name],
  ['Email', (row) => text(row['email'])],
  ['Phone', (row) => text(row['phone'])],
  ['Organization', (row) => text(row['organization'])],
]
const mailed: Column = ['Mails', (row) => mailState(row)]

/** Plain tables for a terminal; times are UTC. */
export function submissionTables({ leads, auditRequests, bookings, held, waiting }: Submissions): string {
  return [
    section('Leads', leads, [
      received,
      ...person,
      ['Help with', (row) => list(row['help_with'])],
      ['Goal', (row) => text(row['stated_goal'] ?? row['primary_goal'])],
      ['Booked', (row) => `${text(row['booking_date'])} ${text(row['booking_time'])}`.trim()],
      mailed,
    ]),
    section('Audit requests', auditRequests, [
      received,
      ...person,
      ['Website', (row) => text(row['website_url'])],
      ['Challenge', (row) => text(row['main_challenge'])],
      mailed,
    ]),
    section('Bookings', bookings, [
      ['Starts (UTC)', (row) => minute(row['starts_at'])],
      ['There', (row) => `${text(row['booking_time'])} ${text(row['timezone'])}`],
      ...person,
      ['State', (row) => text(row['state'])],
      ['Link', (row) => (row['cancelled_at'] ? '' : text(row['meeting_link']))],
      mailed,
    ]),
    section('Waiting for a confirmation by mail', held, [
      received,
      ...person,
      ['What', (row) => text(row['kind'])],
      ['Starts (UTC)', (row) => minute(row['starts_at'])],
      ['Until (UTC)', (row) => minute(row['expires_at'])],
    ]),
    section('Mails and webhooks that wait', waiting, [
      ['What', (row) => text(row['kind'])],
      ['To', (row) => text(row['channel'])],
      ['About', (row) => `${text(row['row_table'])} ${text(row['row_id'])}`],
      ['Tried', (row) => text(row['attempts'])],
      ['Next try', (row) => nextTry(row)],
      ['Why', (row) => text(row['last_error'] ?? 'not tried yet')],
    ]),
  ].join('\n\n')
}

function section(title: string, rows: readonly Row[], columns: readonly Column[]): string {
  const heading = `${title} (${rows.length})`
  if (rows.length === 0) return heading
  const lines = [
    columns.map(([column]) => column),
    ...rows.map((row) => columns.map(([, cell]) => cut(cell(row)))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => [...(line[index] ?? '')].length)))
  const rendered = lines.map((line) =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [heading, rendered[0], rule, ...rendered.slice(1)].join('\n')
}

function mailState(row: Row): string {
  const sent = [row['person_notified_at'] && 'person', row['team_notified_at'] && 'team'].filter(Boolean)
  return sent.length > 0 ? sent.join(', ') : 'none'
}

function nextTry(row: Row): string {
  if (row['state'] === 'given_up') return 'given up'
  return row['being_sent'] ? 'now' : text(row['due_at']).slice(0, 19).replace('T', ' ')
}

/** One line without control characters: a value must not steer the terminal. */
function cut(value: string): string {
  const characters = [...value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()]
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : characters.join('')
}

function minute(time: unknown): string {
  return text(time).slice(0, 16).replace('T', ' ')
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function list(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : text(value)
}
