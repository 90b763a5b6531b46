import { writeFileSync } from 'node:fs'
import { trapWords } from '../../content/mails.ts'
import { requestNames } from '../functions/_shared/contracts/forms.ts'
import { yourCallLink } from '../functions/_shared/contracts/links.ts'
import { asOwner, type OwnedDatabase, siteUrlOf } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'
import { columnsOf, csv, facts, moment, type Row, text, timesOf } from './tables.ts'

/** Prints what visitors have submitted, or writes it to a CSV file for a CRM. */
export async function leads(args: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const submissions = await asOwner(settings, (database) => readLeads(database, siteUrlOf(settings)))
  const at = args.indexOf('--csv')
  if (at < 0) return console.log(submissionList(submissions))
  const file = args[at + 1]
  if (!file) throw new Error('Name the file after --csv.')
  writeFileSync(file, `${submissionsCsv(submissions)}\n`, { mode: 0o600 })
  console.log(`${file} has ${submissions.requests.length} requests.`)
}

type Submissions = Awaited<ReturnType<typeof readLeads>>

/**
 * Everything that visitors have submitted. The requests of one mailbox are together: those who wait first, longest
 * first, then those with a call ahead, by its time, then the latest.
 */
export async function readLeads(database: Pick<OwnedDatabase, 'query'>, siteUrl: string) {
  const [settings] = await database.query<{ zone: string }>('select team_zone as zone from private.settings')
  return {
    zone: settings?.zone ?? 'UTC',
    requests: await database.query(
      `select r.*, $1 || api.team_secret(coalesce(r.call, r.id)) as link, coalesce((
                select jsonb_agg(jsonb_build_object(
                         'state', case when b.canceled_at is not null then 'canceled'
                                       when b.moved_by is not null then 'moved' else 'booked' end,
                         'starts_at', b.starts_at, 'outcome', case
                           when b.outcome = 'no_show' then 'no-show'
                           when b.canceled_at is null and b.starts_at <= now() then 'held' end,
                         'note', b.outcome_note) order by b.starts_at)
                  from public.bookings as b where b.lead_id = r.id), '[]') as calls
         from (
           -- The call, unless the request itself still waits for an answer.
           select r.*, case when r.is_answered then c.id end as call, c.starts_at from private.requests as r left join lateral (
             select b.id, b.starts_at from public.bookings as b
              where b.lead_id = r.id and b.canceled_at is null order by b.starts_at desc limit 1) as c on true) as r
        order by min(r.waiting_since) filter (where not r.is_answered) over (partition by r.mailbox),
                 min(r.starts_at) filter (where r.starts_at > now()) over (partition by r.mailbox),
                 max(r.created_at) over (partition by r.mailbox) desc, r.mailbox, r.created_at desc, r.id`,
      [yourCallLink('', siteUrl)],
    ),
  }
}

const form = (row: Row) => requestNames[text(row['form']) as keyof typeof requestNames]
const calls = (row: Row) => (row['calls'] ?? []) as Row[]
const latestCall = (field: string) => (row: Row) => text(calls(row).at(-1)?.[field])

const requestColumns = (zone: string): Parameters<typeof csv>[1] => [
  ['Form', form],
  [trapWords.label, (row) => (row['filled_trap'] ? trapWords.value : '')],
  ...columnsOf('first_name', 'last_name', 'organization', 'org_type', 'email', 'phone', 'website', 'areas'),
  ...columnsOf('goal', 'message'),
  ['Challenge', (row) => text(row['current_challenge'])],
  ...columnsOf('preferred_day', 'preferred_part_of_day', 'timezone'),
  ...columnsOf('source_url', 'landing_path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'),
  ...columnsOf('utm_term', 'utm_content'),
  ['Call state', latestCall('state')],
  timesOf('Call starts at', zone, latestCall('starts_at')),
  ['Outcome', latestCall('outcome')],
  ['Outcome note', latestCall('note')],
  ['Answered', (row) => (row['is_answered'] ? 'yes' : 'no')],
  timesOf('Answered at', zone, (row) => row['answered_at']),
  timesOf('Waiting since', zone, (row) => (row['is_answered'] ? null : row['waiting_since'])),
  ...columnsOf('due_on'),
  timesOf('Created at', zone, (row) => row['created_at']),
  ...columnsOf('link', 'id'),
]

export const submissionsCsv = ({ zone, requests }: Submissions): string => csv(requests, requestColumns(zone))

/** A line for each request, in the team's time zone: when, who, what for, how it stands, and the link to its page. */
export const submissionList = ({ zone, requests }: Submissions): string =>
  requests
    .map((row) =>
      facts(
        moment(row['created_at'], zone),
        `${text(row['first_name'])} ${text(row['last_name'])}`,
        row['organization'],
        row['email'],
        row['phone'],
        form(row),
        row['filled_trap'] && trapWords.label,
        stateOf(row, zone),
        row['link'],
      ),
    )
    .map(printable)
    .join('\n')

function stateOf(row: Row, zone: string): string {
  const call = calls(row).at(-1)
  if (!row['is_answered'])
    return row['fell_at'] ? 'call canceled or missed, not booked again' : 'not answered'
  return call
    ? `call ${text(call['outcome'] ?? call['state'])}: ${moment(call['starts_at'], zone)}`
    : 'answered'
}
