import { requestNames } from '../functions/_shared/contracts/request-names.ts'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable, printableJson } from './printable.ts'
import {
  type Column,
  columnsOf,
  csv,
  type Entry,
  entries,
  facts,
  put,
  type Row,
  text,
  utc,
} from './tables.ts'

/** Prints what visitors have submitted, as lists, as JSON, or as CSV for a CRM. */
export async function leads(args: readonly string[]): Promise<void> {
  put(submissionLists(await asOwner(readLocalSettings(), readLeads), args), args)
}

type Submissions = Awaited<ReturnType<typeof readLeads>>

/** Everything that visitors have submitted. The requests of one mailbox are together, the latest first. */
export async function readLeads(database: Pick<OwnedDatabase, 'query'>) {
  return {
    requests: await database.query(`
      select r.*, c.state as call_state, c.starts_at as call_starts_at, c.outcome, c.outcome_note
        from private.requests as r
        left join lateral (
          select * from private.all_calls as c where c.lead_id = r.id order by c.starts_at desc limit 1) as c on true
       order by max(r.created_at) over (partition by r.mailbox) desc, r.mailbox, r.created_at desc, r.id`),
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
const person = (row: Row) => facts(name(row), row['organization'], row['email'], row['phone'])
const form = (row: Row) => requestNames[text(row['form']) as keyof typeof requestNames]
const answered = (row: Row) => (row['is_answered'] ? '' : 'not answered')
const call = (row: Row) =>
  row['call_state'] && `call ${text(row['outcome'] ?? row['call_state'])}, ${utc(row['call_starts_at'])}`

const requestColumns: readonly Column[] = [
  ['Form', form],
  ...columnsOf('first_name', 'last_name', 'organization', 'org_type', 'email', 'phone', 'website', 'areas'),
  ...columnsOf('goal', 'challenge', 'preferred_day', 'preferred_part_of_day', 'timezone', 'source_url'),
  ...columnsOf('landing_path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term'),
  ...columnsOf('utm_content', 'call_state', 'call_starts_at', 'outcome', 'outcome_note'),
  ['Answered', (row) => (row['is_answered'] ? 'yes' : 'no')],
  ...columnsOf('created_at', 'id'),
]

/** Lists for a terminal, JSON or CSV; times are UTC. */
export function submissionLists(submissions: Submissions, args: readonly string[] = []): string {
  const { requests, held, waiting } = submissions
  if (args.includes('--csv')) return csv(requests, requestColumns)
  if (args.includes('--json')) return printableJson(submissions)
  const mailboxes = [...new Set(requests.map((row) => row['mailbox']))]
  const people = mailboxes.map((mailbox) => requests.filter((row) => row['mailbox'] === mailbox))
  return [
    entries('People who wrote, times in UTC', people.map(personEntry), args),
    entries(
      'Waiting for a confirmation by mail',
      held.map((row) => [
        person(row),
        facts(text(row['kind']).replace('_', ' '), utc(row['starts_at']), `until ${utc(row['expires_at'])}`),
      ]),
      args,
    ),
    entries(
      'Mails and webhooks that wait',
      waiting.map((row) => [
        `${text(row['kind'])} to the ${text(row['channel'])}: ${text(row['last_error'] ?? 'not tried yet')}`,
        facts(
          `${text(row['row_table'])} ${text(row['row_id'])}`,
          `tried ${text(row['attempts'])}`,
          nextTry(row),
        ),
      ]),
      args,
    ),
  ].join('\n\n')
}

/** A person with all their requests, the latest first. */
function personEntry(rows: Row[]): Entry {
  const [latest = {}] = rows
  return [
    person(latest),
    ...rows.flatMap((row) => [
      facts(utc(row['created_at']), text(row['id']).slice(0, 8), form(row), answered(row), call(row)),
      `  ${facts(row['website'], row['areas'], row['goal'], row['challenge'], asked(row))}`,
    ]),
  ]
}

const asked = (row: Row) =>
  row['preferred_day'] && `asks for ${text(row['preferred_day'])}, ${text(row['preferred_part_of_day'])}`

function nextTry(row: Row): string {
  if (row['state'] === 'given_up') return 'given up'
  return `next ${row['being_sent'] ? 'now' : utc(row['due_at'])}`
}

/** Says that a request is answered; with `--not`, that it is not. */
export async function answeredRequest(args: readonly string[]): Promise<void> {
  const [id] = args.filter((each) => !each.startsWith('-'))
  if (!id) throw new Error('Usage: npm run owner -- answered ID [--not]')
  const isAnswered = !args.includes('--not')
  const [found] = await asOwner(readLocalSettings(), ({ query }) =>
    query<{ first_name: string }>('select first_name from private.mark_answered($1, $2)', [id, isAnswered]),
  )
  console.log(printable(`${isAnswered ? 'answered' : 'not answered'}: the request of ${found?.first_name}`))
}
