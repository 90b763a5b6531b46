import { failedMailWords, labels, morningWords as words } from '../../../content/mails.ts'
import type { Call, Request, Unsent } from '../_shared/database/database.ts'
import { callerName, teamNotice } from '../_shared/mail/compose-mail.ts'
import { counted, numbersFields } from '../_shared/mail/numbers.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import {
  callLine,
  contactLine,
  fields,
  preferredTimeFields,
  reach,
  titled,
  writtenField,
  writtenFields,
} from '../_shared/mail/row-fields.ts'
import type { MessageContext, MessageKind } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { dayText, momentText, parseInstant, timeOfDay, zoneText } from '../_shared/time/time-text.ts'
import { requestActions } from '../send-lead-notifications/lead-mails.ts'

/** The team's daily mail: who waits for an answer, today's calls, and problems. None if there is nothing to do. */
export const morningMail: MessageKind = async (_, context) => {
  const report = await context.database.call('morning_report', {})
  const { zone, calls, past_calls, week, unsent, calendars } = report
  const mailboxes = [...new Set(report.waiting.map(({ mailbox }) => mailbox))]
  const people = mailboxes.map((mailbox) => report.waiting.filter((row) => row.mailbox === mailbox))
  const fallen = people.filter((rows) => rows.every(({ fell_at }) => fell_at))
  const waiting = people.filter((rows) => !fallen.includes(rows))
  const late = waiting.filter(([row]) => row?.overdue).length
  const [longest] = waiting
  const [first] = calls
  const firstTime = first ? timeOfDay(parseInstant(first.starts_at), zone) : ''
  const problems = [
    ...unsent.flatMap(unsentFields),
    ...calendars.map(({ name, problem }) => ({ label: name, value: problem })),
    ...fields([[words.limit, report.limits.map((rule) => words.limits[rule]).join('; ')]]),
  ]
  const { parts } = words
  const several = calls.length > 1
  const urgent = [
    late > 0 && fillBlanks(parts.late, { audits: counted(late, 'audit') }),
    !late && longest?.[0] && fillBlanks(parts.waits, { name: longest[0].first_name, time: waited(longest) }),
    first &&
      (several
        ? fillBlanks(parts.calls, { calls: counted(calls.length, 'call'), time: firstTime })
        : fillBlanks(parts.call, { time: firstTime })),
  ].filter((part) => typeof part === 'string')
  const others = [
    fallen.length > 0 && fillBlanks(parts.fell, { count: fallen.length }),
    past_calls.length > 0 && fillBlanks(parts.outcomes, { calls: counted(past_calls.length, 'call') }),
    problems.length > 0 && fillBlanks(parts.problems, { problems: counted(problems.length, 'problem') }),
    week && week.leads + week.booked + week.held + week.no_shows > 0 && parts.week,
  ].filter((part) => typeof part === 'string')
  if (urgent.length + others.length === 0) return undefined
  const peopleBlocks = async (list: Request[][]) =>
    (await Promise.all(list.map((rows) => personBlocks(rows, zone, context)))).flat()
  const pastCalls = past_calls.map(async (row) => ({
    label: momentText(parseInstant(row.starts_at), zone, 'short'),
    value: callerName(row),
    url: await context.yourCall(row, 'team'),
  }))
  return teamNotice(context.settings, {
    subject: fillBlanks(words.subject, { what: (urgent.length > 0 ? urgent : others).join('; ') }),
    title: words.title,
    blocks: [
      ...titled(words.waiting, await peopleBlocks(waiting)),
      ...titled(words.fallen, await peopleBlocks(fallen)),
      ...titled(
        fillBlanks(words.calls, { zone: zoneText(zone) }),
        (await Promise.all(calls.map((row) => callBlocks(row, zone, context)))).flat(),
      ),
      ...titled(words.pastCalls, await Promise.all(pastCalls)),
      ...titled(words.problems, problems),
      ...(week
        ? titled(
            fillBlanks(words.week, {
              from: dayText(week.from, 'short'),
              until: dayText(week.until, 'short'),
            }),
            numbersFields(week),
          )
        : []),
    ],
  })
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
  const person = { ...latest, current_challenge: latest.challenge }
  return [
    [
      { label: callerName(oldest), value: fillBlanks(words.waitingFor, { time: waited(rows) }) },
      ...contactLine(latest.contacts, latest.created_at, zone),
      ...callLine(latest.call, zone),
      ...rows.flatMap((row) => requestFields(row, zone)),
      ...reach(latest),
    ],
    ...requestActions(
      person,
      rows.map(({ form }) => form),
      links,
      settings.siteUrl,
    ),
  ]
}

function requestFields(row: Request, zone: string): Field[] {
  const said = row.contacts.find(({ created_at }) => created_at === row.created_at)?.words ?? ''
  const { label, value } = writtenField({ ...row, words: said }, zone)
  const fell = row.fell?.by === 'team' ? words.weCanceled : row.fell?.by ? words.theyCanceled : words.missed
  return [
    ...fields([
      [
        fell,
        row.fell &&
          momentText(parseInstant(row.fell.starts_at), zone, 'short') +
            (row.fell.note ? `: “${row.fell.note}”` : ''),
      ],
      [label, value || (row.form !== 'booking' && words.nothingWritten)],
      [row.overdue ? words.overdue : words.due, row.due_on && dayText(row.due_on, 'short')],
    ]),
    ...preferredTimeFields(row, zone),
    ...fields([
      [labels.page, row.source_url],
      [labels.campaign, row.utm_campaign],
    ]),
  ]
}

async function callBlocks(row: Call, zone: string, { yourCall }: MessageContext): Promise<MailBlock[]> {
  return [
    [
      { label: callerName(row), value: timeOfDay(parseInstant(row.starts_at), zone) },
      ...contactLine(row.contacts, row.created_at, zone),
      ...writtenFields(row.contacts, zone),
      ...reach(row),
      { label: labels.join, value: row.meeting_link, url: row.meeting_link },
    ],
    { kind: 'action', label: words.change, url: await yourCall(row, 'team'), quiet: true },
  ]
}

/** Who did not get which mail, why, and how to reach them. */
function unsentFields({ given_up, email, phone, ...message }: Unsent): Field[] {
  const { first_name, last_name, organization, channel, reason } = message
  const name = callerName({ first_name: first_name ?? '', last_name: last_name ?? '', organization })
  const { names, other, somebody, toPerson, toTeam, stillTrying, call, write } = failedMailWords
  const mail = (names as Readonly<Record<string, string>>)[message.kind] ?? other
  const toDo = channel === 'team' ? '' : phone ? call : write
  return [
    {
      label: name || somebody,
      value: [
        fillBlanks(channel === 'person' ? toPerson : toTeam, { mail, reason }),
        given_up ? toDo : stillTrying,
      ].join(' '),
    },
    ...reach({ email, phone }),
  ]
}

/** "3 days", "5 hours", "20 minutes". */
function waited(rows: Request[]): string {
  const minutes = Math.max(...rows.map((row) => row.minutes))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  return days ? counted(days, 'day') : hours ? counted(hours, 'hour') : counted(minutes, 'minute')
}
