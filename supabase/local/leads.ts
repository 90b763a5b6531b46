import { auditFields } from '../functions/_shared/contracts/audit-request.ts'
import { columnOf, type FormFields } from '../functions/_shared/contracts/form-field.ts'
import { leadFields } from '../functions/_shared/contracts/lead.ts'
import { personFields } from '../functions/_shared/contracts/person-fields.ts'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { type Column, csv, list, type Row, table, text, utc } from './tables.ts'

/** Prints what visitors have submitted, as tables or JSON, or the leads as CSV. */
export async function leads(args: readonly string[]): Promise<void> {
  const none = { leads: [], auditRequests: [], bookings: [], held: [], waiting: [] }
  const submissions: Submissions = (await asOwner(readLocalSettings(), readLeads)) ?? none
  if (args.includes('--csv')) console.log(leadsCsv(submissions))
  else console.log(args.includes('--json') ? printableJson(submissions) : submissionTables(submissions))
}

type Submissions = Awaited<ReturnType<typeof readLeads>>

/** Everything that visitors have submitted, newest first. */
export async function readLeads(database: Pick<OwnedDatabase, 'query'>) {
  return {
    leads: await database.query(`
      select l.*, c.state as call_state, c.starts_at as call_starts_at, c.outcome_note
        from public.leads as l
        left join lateral (
          select * from private.all_calls as c where c.lead_id = l.id order by c.starts_at desc limit 1) as c on true
       order by l.created_at desc, l.id`),
    auditRequests: await database.query('select * from public.audit_requests order by created_at desc, id'),
    bookings: await database.query(
      "select * from private.all_calls where state <> 'held' order by starts_at desc, id",
    ),
    // Forms and calls that the person has not confirmed yet; without the code, which only the mail contains.
    held: await database.query(`
      select id, kind, created_at, expires_at, starts_at, submission ->> 'first_name' as first_name,
             submission ->> 'last_name' as last_name, email, submission ->> 'phone' as phone,
             submission ->> 'organization' as organization
        from public.held_submissions where expires_at > now() order by created_at desc, id`),
    // Overdue and failed messages with the reason; not messages that are due later, such as reminders.
    waiting: await database.query(`
      select kind, channel, row_table, row_id, state, attempts, created_at, due_at, last_error,
             coalesce(claimed_until > now(), false) as being_sent
        from private.outbox
       where state = 'given_up' or state = 'waiting' and (due_at <= now() or attempts > 0) order by due_at, seq`),
  }
}

const name = (row: Row) => `${text(row['first_name'])} ${text(row['last_name'])}`
const received: Column = ['Received', (row) => utc(row['created_at'])]
const person: readonly Column[] = [
  ['Name', name],
  ['Email', (row) => text(row['email'])],
  ['Phone', (row) => text(row['phone'])],
  ['Organization', (row) => text(row['organization'])],
]
const mailed: Column = ['Mails', (row) => mailState(row)]

/** A form's fields other than contact details. A booking overwrites `primary_goal`, so `stated_goal` is preferred. */
function answers(form: FormFields): Column[] {
  const names = Object.keys(form).filter((each) => !(each in personFields))
  return names.map((each) => {
    const column = columnOf(form, each)
    return [
      form[each]?.label ?? each,
      (row) => list((column === 'primary_goal' && row['stated_goal']) || row[column]),
    ]
  })
}

const leadColumns: readonly Column[] = [
  received,
  ...person,
  ...answers(leadFields),
  ['Call (UTC)', (row) => utc(row['call_starts_at'])],
  ['Became', (row) => text(row['call_state'] ?? 'no call')],
  mailed,
]

/** The leads only, for a CRM or a spreadsheet. */
export const leadsCsv = ({ leads }: Submissions) =>
  csv(leads, [...leadColumns, ['Note', (row) => text(row['outcome_note'])]])

/** Plain tables for a terminal; times are UTC. */
export function submissionTables({ leads, auditRequests, bookings, held, waiting }: Submissions): string {
  return [
    table('Leads', leads, leadColumns),
    table('Audit requests', auditRequests, [received, ...person, ...answers(auditFields), mailed]),
    table('Bookings', bookings, [
      ['Starts (UTC)', (row) => utc(row['starts_at'])],
      ['There', (row) => `${text(row['booking_time'])} ${text(row['timezone'])}`],
      ...person,
      ['State', (row) => text(row['state'])],
      ['Link', (row) => (text(row['state']).startsWith('cancelled') ? '' : text(row['meeting_link']))],
      mailed,
    ]),
    table('Waiting for a confirmation by mail', held, [
      received,
      ...person,
      ['What', (row) => text(row['kind'])],
      ['Starts (UTC)', (row) => utc(row['starts_at'])],
      ['Until (UTC)', (row) => utc(row['expires_at'])],
    ]),
    table('Mails and webhooks that wait', waiting, [
      ['What', (row) => text(row['kind'])],
      ['To', (row) => text(row['channel'])],
      ['About', (row) => `${text(row['row_table'])} ${text(row['row_id'])}`],
      ['Tried', (row) => text(row['attempts'])],
      ['Next try', (row) => nextTry(row)],
      ['Why', (row) => text(row['last_error'] ?? 'not tried yet')],
    ]),
  ].join('\n\n')
}

function mailState(row: Row): string {
  const sent = [row['person_notified_at'] && 'person', row['team_notified_at'] && 'team'].filter(Boolean)
  return sent.length > 0 ? sent.join(', ') : 'none'
}

function nextTry(row: Row): string {
  if (row['state'] === 'given_up') return 'given up'
  return row['being_sent'] ? 'now' : text(row['due_at']).slice(0, 19).replace('T', ' ')
}
