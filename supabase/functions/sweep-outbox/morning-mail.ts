import { failedMailWords, labels, trapWords, morningWords as words } from '../../../content/mails.ts'
import { yourCallLink } from '../_shared/contracts/links.ts'
import type { Listed, MorningCall, MorningRequest, Unsent } from '../_shared/database/morning-report.ts'
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
import type { MessageKind } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { dayText, momentText, parseInstant, timeOfDay, zoneText } from '../_shared/time/time-text.ts'
import { requestActions } from '../send-lead-notifications/lead-mails.ts'

/** The team's daily mail: today's calls, who waits for an answer, and problems. None if there is nothing to do. */
export const morningMail: MessageKind = async (_, { database, settings }) => {
  const report = await database.call('morning_report', {})
  const { zone, calls, waiting, late, week, unsent, calendars } = report
  const link = (secret: string) => yourCallLink(secret, settings.siteUrl)
  const count = (list: Listed<unknown>) => list.count ?? 0
  const people = byMailbox(waiting.rows)
  const [longest] = people
  const [first] = calls.rows
  const firstTime = first ? timeOfDay(parseInstant(first.starts_at), zone) : ''
  const problems = [
    ...unsent.rows.flatMap(unsentFields),
    ...calendars.map(({ name: label, problem }) => ({
      label,
      value: fillBlanks(words.calendar, { problem, command: 'npm run owner -- calendars' }),
    })),
  ]
  const problemCount = count(unsent) + calendars.length
  const { parts } = words
  const urgent = [
    late > 0 && fillBlanks(parts.late, { audits: counted(late, 'audit') }),
    !late && longest?.[0] && fillBlanks(parts.waits, { name: longest[0].first_name, time: waited(longest) }),
    first &&
      (count(calls) > 1
        ? fillBlanks(parts.calls, { calls: counted(count(calls), 'call'), time: firstTime })
        : fillBlanks(parts.call, { time: firstTime })),
  ].filter((part) => typeof part === 'string')
  const others = [
    problemCount > 0 && fillBlanks(parts.problems, { problems: counted(problemCount, 'problem') }),
    week && week.leads + week.booked + week.held + week.no_shows > 0 && parts.week,
  ].filter((part) => typeof part === 'string')
  if (urgent.length + others.length === 0) return undefined
  /** A list of the report, and how many more there are. */
  const listed = (title: string, list: Listed<unknown>, shown: number, blocks: MailBlock[]): MailBlock[] => {
    const more = count(list) - shown
    const end = fillBlanks(words.more, { count: more, command: 'npm run owner -- leads' })
    return titled(title, ...blocks, ...(more > 0 ? [end] : []))
  }
  return teamNotice(settings, {
    subject: fillBlanks(words.subject, { what: (urgent.length > 0 ? urgent : others).join('; ') }),
    title: words.title,
    blocks: [
      ...listed(
        fillBlanks(words.calls, { zone: zoneText(zone) }),
        calls,
        calls.rows.length,
        calls.rows.flatMap((row) => todaysCall(row, zone, link)),
      ),
      ...listed(
        words.waiting,
        waiting,
        people.length,
        people.flatMap((rows) => personBlocks(rows, zone, settings.siteUrl, link)),
      ),
      ...listed(words.problems, unsent, unsent.rows.length, [problems]),
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

/** Rows of one mailbox follow each other. */
function byMailbox(rows: readonly MorningRequest[]): MorningRequest[][] {
  const mailboxes = [...new Set(rows.map(({ mailbox }) => mailbox))]
  return mailboxes.map((mailbox) => rows.filter((row) => row.mailbox === mailbox))
}

type Link = (secret: string) => string

/** The latest unanswered requests of one mailbox. */
function personBlocks(rows: MorningRequest[], zone: string, siteUrl: string, link: Link): MailBlock[] {
  const [oldest, latest] = [rows[0], rows.at(-1)]
  if (!oldest || !latest) return []
  return [
    [
      { label: callerName(oldest), value: fillBlanks(words.waitingFor, { time: waited(rows) }) },
      ...contactLine(latest.contacts, latest.created_at, zone),
      ...callLine(latest.call, zone),
      ...rows.flatMap((row) => requestFields(row, zone)),
      ...reach(latest),
    ],
    ...requestActions(
      latest.first_name,
      rows.map(({ form }) => form),
      rows.map(({ secret }) => link(secret)),
      siteUrl,
    ),
  ]
}

function requestFields(row: MorningRequest, zone: string): Field[] {
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
      [trapWords.label, row.filled_trap && trapWords.value],
      [label, value || (row.form !== 'booking' && words.nothingWritten)],
      [row.overdue ? words.overdue : words.due, row.due_on && dayText(row.due_on, 'short')],
    ]),
    ...preferredTimeFields(row, zone),
  ]
}

function todaysCall(row: MorningCall, zone: string, link: Link): MailBlock[] {
  return [
    [
      { label: callerName(row), value: timeOfDay(parseInstant(row.starts_at), zone) },
      ...contactLine(row.contacts, row.created_at, zone),
      ...writtenFields(row.contacts, zone),
      ...reach(row),
      { label: labels.join, value: row.meeting_link, url: row.meeting_link },
    ],
    { kind: 'action', label: words.change, url: link(row.secret), quiet: true },
  ]
}

/** Who did not get which mail, why, and how to reach them. */
function unsentFields({ given_up, email, phone, ...message }: Unsent): Field[] {
  const { first_name, last_name, organization, party, reason } = message
  const name = callerName({ first_name: first_name ?? '', last_name: last_name ?? '', organization })
  const { names, other, somebody, toPerson, toTeam, stillTrying, call, write } = failedMailWords
  const mail = (names as Readonly<Record<string, string>>)[message.kind] ?? other
  const toDo = party === 'team' ? '' : phone ? call : write
  return [
    {
      label: name || somebody,
      value: [
        fillBlanks(party === 'person' ? toPerson : toTeam, { mail, reason }),
        given_up ? toDo : stillTrying,
      ].join(' '),
    },
    ...reach({ email, phone }),
  ]
}

/** "3 days", "5 hours", "20 minutes". */
function waited(rows: MorningRequest[]): string {
  const minutes = Math.max(...rows.map((row) => row.minutes))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  return days ? counted(days, 'day') : hours ? counted(hours, 'hour') : counted(minutes, 'minute')
}
