import { scheduleLink } from '../_shared/calls/schedule-link.ts'
import { dayText } from '../_shared/contracts/calendar-day.ts'
import { requestNames } from '../_shared/contracts/request-names.ts'
import type { Call, Request, Unsent } from '../_shared/database/answers.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { callLine, contactLine, writtenField, writtenFields } from '../_shared/mail/contacts.ts'
import { callerName } from '../_shared/mail/known-name.ts'
import { preferredTimeFields } from '../_shared/mail/lead-detail-fields.ts'
import { parseInstant, shortMoment, timeOfDay, zoneText } from '../_shared/mail/moment-text.ts'
import { counted, numbersFields } from '../_shared/mail/numbers.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import { fields, reach, titled } from '../_shared/mail/row-fields.ts'
import type { MessageContext, MessageKind } from '../_shared/outbox/message-kind.ts'

/** The team's daily mail: who waits for an answer, today's calls, and problems. None if there is nothing to do. */
export const morningMail: MessageKind = {
  async mail(_, context) {
    const report = await context.database.call('morning_report', {})
    const { zone, calls, past_calls, conflicts, week, unsent, calendars } = report
    const mailboxes = [...new Set(report.waiting.map(({ mailbox }) => mailbox))]
    const people = mailboxes.map((mailbox) => report.waiting.filter((row) => row.mailbox === mailbox))
    const fallen = people.filter((rows) => rows.every(({ fell_at }) => fell_at))
    const waiting = people.filter((rows) => !fallen.includes(rows))
    const late = waiting.filter(([row]) => row?.overdue)
    const [longest] = waiting
    const [first] = calls
    const firstTime = first && timeOfDay(parseInstant(first.starts_at), zone)
    const problems = [
      ...unsent.map(unsentField),
      ...calendars.map(({ name, problem }) => ({ label: name, value: problem })),
      ...fields([['A limit was reached', report.limits.map((rule) => limits[rule]).join('; ')]]),
    ]
    const toDo = [
      late.length > 0 && `${counted(late.length, 'audit')} overdue`,
      longest && `${waiting.length} waiting`,
      fallen.length > 0 && `${fallen.length} fell through`,
      first && `${counted(calls.length, 'call')} ${calls.length > 1 ? 'from' : 'at'} ${firstTime}`,
      past_calls.length > 0 && `${counted(past_calls.length, 'outcome')} missing`,
      conflicts.length > 0 && `${conflicts.length} to move`,
      problems.length > 0 && counted(problems.length, 'problem'),
      week && week.leads + week.booked + week.held + week.no_shows > 0 && 'last week',
    ].filter(Boolean)
    if (toDo.length === 0) return undefined
    const peopleBlocks = async (list: Request[][]) =>
      (await Promise.all(list.map((rows) => personBlocks(rows, zone, context)))).flat()
    const callFields = (list: Call[]) =>
      Promise.all(
        list.map(async (row) => ({
          label: shortMoment(parseInstant(row.starts_at), zone),
          value: joined(callerName(row), row.conflict),
          url: await context.yourCall(row, 'team'),
        })),
      )
    return teamNotice(context.settings, {
      subject: `This morning: ${toDo.join(', ')}`,
      title: 'This morning',
      blocks: [
        [
          'Good morning.',
          longest?.[0] &&
            `${longest[0].first_name} ${longest[0].last_name} ${longest[0].overdue ? 'waits for an audit that is late' : 'has waited longest'}: ${waited(longest)}.`,
          first && `${calls.length > 1 ? 'The first call is' : 'There’s a call'} at ${firstTime}.`,
        ]
          .filter(Boolean)
          .join(' '),
        ...titled('Waiting for an answer, late audits first, then the longest', await peopleBlocks(waiting)),
        ...titled('Canceled or missed, not booked again', await peopleBlocks(fallen)),
        ...titled(
          `Calls today, ${zoneText(zone)}`,
          (await Promise.all(calls.map((row) => callBlocks(row, zone, context)))).flat(),
        ),
        ...titled('How did these go? Open one to say', await callFields(past_calls)),
        ...titled('Move these calls, or keep them', await callFields(conflicts)),
        ...titled('Please look at', problems),
        ...titled('Last week', week ? numbersFields(week) : []),
      ],
    })
  },
}

/** The rules against floods, by number. */
const limits = {
  2: 'calls from one network; more become call requests',
  3: 'calls in a day; more become call requests',
  4: 'mails to one address; the page says what they would',
  5: 'forms without JavaScript; more are told to email or call',
}

/** The unanswered requests of one mailbox. */
async function personBlocks(
  rows: Request[],
  zone: string,
  { settings, yourRequest }: MessageContext,
): Promise<MailBlock[]> {
  const [oldest, latest] = [rows[0], rows.at(-1)]
  if (!oldest || !latest) return []
  const links = await Promise.all(rows.map(({ id }) => yourRequest(id)))
  return [
    [
      { label: `Waiting ${waited(rows)}`, value: callerName(oldest) },
      ...contactLine(latest.contacts, latest.created_at, zone),
      ...callLine(latest.call, zone),
      ...rows.flatMap((row) => requestFields(row, zone)),
      ...reach(latest),
    ],
    {
      kind: 'action',
      label: `Book a time for ${latest.first_name}`,
      url: scheduleLink(settings.siteUrl, { ...latest, current_challenge: latest.challenge }, links.at(-1)),
      quiet: true,
    },
    ...rows.map(
      ({ form }, index): MailBlock => ({
        kind: 'action',
        label: `Mark the ${requestNames[form].toLowerCase()} as answered`,
        url: links[index] ?? '',
        quiet: true,
      }),
    ),
  ]
}

function requestFields(row: Request, zone: string): Field[] {
  const words = row.contacts.find(({ created_at }) => created_at === row.created_at)?.words ?? ''
  const { label, value } = writtenField({ ...row, words }, zone)
  return [
    ...fields([
      ['Their call was', row.fell_at && (row.fell || 'missed')],
      [label, value || (row.form !== 'booking' && 'nothing written')],
      [row.overdue ? 'Overdue since' : 'Due', row.due_on && dayText(row.due_on, 'short')],
    ]),
    ...preferredTimeFields(row, zone),
    ...fields([
      ['Page', row.source_url],
      ['Campaign', row.utm_campaign],
    ]),
  ]
}

async function callBlocks(row: Call, zone: string, { yourCall }: MessageContext): Promise<MailBlock[]> {
  return [
    [
      { label: timeOfDay(parseInstant(row.starts_at), zone), value: callerName(row) },
      ...fields([
        ['This call is', row.conflict],
        ['Call them', row.unreached && `our email didn’t reach them (${row.unreached})`],
      ]),
      ...contactLine(row.contacts, row.created_at, zone),
      ...writtenFields(row.contacts, zone),
      ...reach(row),
      { label: 'Join', value: row.meeting_link, url: row.meeting_link },
    ],
    {
      kind: 'action',
      label: 'Move or cancel the call (or all of this day), or say how it went',
      url: await yourCall(row, 'team'),
      quiet: true,
    },
  ]
}

/** "Email to Amina O'Neil, River School: amina@example.net, booking created: 550. Call them: +1 312 555 0100." */
function unsentField({ kind, channel, reason, given_up, email, phone, ...person }: Unsent): Field {
  const { first_name, last_name, organization } = person
  const name = callerName({ first_name: first_name ?? '', last_name: last_name ?? '', organization })
  const what = channel === 'person' ? 'Email to' : 'Email to you about'
  const toDo = channel === 'person' ? (phone ? ` Call them: ${phone}.` : ' Email them yourself.') : ''
  return {
    label: `${what} ${name || 'somebody'}`,
    value: `${joined(email, kind.replace(/[._]/g, ' '))}: ${reason}.${toDo} ${given_up ? 'We gave up.' : 'We’re still trying.'}`,
  }
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** "3 days", "5 hours", "20 minutes". */
function waited(rows: Request[]): string {
  const minutes = Math.max(...rows.map((row) => row.minutes))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  return days ? counted(days, 'day') : hours ? counted(hours, 'hour') : counted(minutes, 'minute')
}
