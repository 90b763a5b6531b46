import { callerName } from '../_shared/calls/call-invitation.ts'
import { requestNames } from '../_shared/contracts/request-names.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { parseInstant, timeOfDay } from '../_shared/mail/moment-text.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import { fields } from '../_shared/mail/row-fields.ts'
import type { MessageContext, MessageKind } from '../_shared/outbox/message-kind.ts'
import { offeredZones } from '../_shared/site-values.ts'
import { zoneLabel } from '../_shared/time/zone-name.ts'

/** The result of `morning_report`. */
type MorningReport = {
  zone: string
  /** Requests that nobody has answered, longest first. */
  waiting: Request[]
  /** Today's calls. */
  calls: Call[]
  /** Calls of the last two weeks, before today, without an outcome. */
  past_calls: Call[]
  /** On Mondays, the last seven days. */
  week: { campaign: string; leads: number; calls: number; no_shows: number }[]
  late_messages: number
  calendars: { name: string; problem: string }[]
}

type Request = Pick<BookingRow, 'id' | 'first_name' | 'last_name' | 'organization' | 'email'> & {
  form: keyof typeof requestNames
  phone: string | null
  /** How long the person has waited. */
  hours: number
  goal: string | null
  challenge: string | null
  source_url: string
  utm_campaign: string
}

type Call = BookingRow & { wrote: string | null }

/** More would not be read. */
const mostListed = 20

/** The team's daily mail: who waits for an answer, today's calls, and problems. None if there is nothing to do. */
export const morningMail: MessageKind = {
  async mail(_, context) {
    const report = await context.database.call<MorningReport>('morning_report', {})
    const { zone, waiting, calls, past_calls, week } = report
    const attention = problems(report)
    const toDo = [
      waiting.length > 0 && `${waiting.length} waiting for an answer`,
      calls.length > 0 && `${counted(calls.length, 'call')} today`,
      past_calls.length > 0 && `${counted(past_calls.length, 'call')} without an outcome`,
      attention.length > 0 && 'something needs a look',
      week.length > 0 && 'last week in numbers',
    ].filter((each) => each !== false)
    if (toDo.length === 0) return undefined
    return teamNotice(context.settings, {
      subject: `This morning: ${toDo.join(', ')}`,
      blocks: (
        await Promise.all([
          section('Waiting for an answer, longest first', waiting, (row) => requestBlocks(row, context)),
          section(`Calls today, ${zoneLabel(zone, offeredZones)}`, calls, (row) =>
            callBlocks(row, zone, false, context),
          ),
          section('How did these go?', past_calls, (row) => callBlocks(row, zone, true, context)),
          section('Please look at', attention, async (field) => [[field]]),
          section('Last week, by campaign', week, async (row) => [[weekField(row)]]),
        ])
      ).flat(),
    })
  },
}

async function section<Row>(
  heading: string,
  rows: readonly Row[],
  blocksOf: (row: Row) => Promise<MailBlock[]>,
): Promise<MailBlock[]> {
  if (rows.length === 0) return []
  const blocks = await Promise.all(rows.slice(0, mostListed).map(blocksOf))
  const more = rows.length - mostListed
  return [
    { kind: 'heading', text: heading },
    ...blocks.flat(),
    ...(more > 0 ? [`And ${more} more: npm run owner -- leads`] : []),
  ]
}

async function requestBlocks(row: Request, { yourRequest }: MessageContext): Promise<MailBlock[]> {
  const [firstLine] = (row.goal ?? row.challenge ?? '').split('\n')
  return [
    [
      { label: `${requestNames[row.form]}, ${waited(row.hours)}`, value: callerName(row) },
      ...fields([['They wrote', firstLine]]),
      ...reach(row),
      ...fields([
        ['Page', row.source_url],
        ['Campaign', row.utm_campaign],
      ]),
    ],
    {
      kind: 'action',
      label: `Mark ${row.first_name} as answered`,
      url: await yourRequest(row.id),
      quiet: true,
    },
  ]
}

async function callBlocks(
  row: Call,
  zone: string,
  isOver: boolean,
  { yourCall }: MessageContext,
): Promise<MailBlock[]> {
  const starts = parseInstant(row.starts_at)
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
  })
  return [
    [
      { label: isOver ? day.format(starts) : timeOfDay(starts, zone), value: callerName(row) },
      ...fields([['They wrote', row.wrote]]),
      ...reach(row),
      ...(isOver ? [] : [{ label: 'Join', value: row.meeting_link, url: row.meeting_link }]),
    ],
    {
      kind: 'action',
      label: isOver ? `Say how the call with ${row.first_name} went` : `Move or cancel: ${callerName(row)}`,
      url: await yourCall(row.id, 'team'),
      quiet: true,
    },
  ]
}

const reach = ({ email, phone }: { email: string; phone: string | null }): Field[] => [
  { label: 'Email', value: email, url: `mailto:${email}` },
  ...(phone ? [{ label: 'Phone', value: phone, url: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
]

function problems({ calendars, late_messages }: MorningReport): Field[] {
  const attention: Field[] = calendars.map(({ name, problem }) => ({ label: name, value: problem }))
  if (late_messages > 0) attention.push({ label: 'Emails that didn’t go out', value: String(late_messages) })
  return attention
}

const weekField = ({ campaign, leads, calls, no_shows }: MorningReport['week'][number]): Field => ({
  label: campaign || 'No campaign',
  value: [counted(leads, 'lead'), counted(calls, 'call'), counted(no_shows, 'no-show')].join(', '),
})

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "waiting 3 days", "waiting 5 hours". */
const waited = (hours: number) =>
  `waiting ${hours < 48 ? counted(Math.max(1, hours), 'hour') : counted(Math.floor(hours / 24), 'day')}`
