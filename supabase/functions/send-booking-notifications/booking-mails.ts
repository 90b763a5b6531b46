import ICAL from 'ical.js'
import { teamZone } from '../../../content/booking-facts.ts'
import { calendarWords, callMails, labels } from '../../../content/mails.ts'
import type { Site } from '../../../content/model/site.ts'
import { site } from '../../../content/site.ts'
import { type CalendarMethod, calendarFile } from '../_shared/calendar-event.ts'
import type { BookingRow, Contacts, LeadRow, Party } from '../_shared/database/database.ts'
import { callerName, knownName, personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Invitation, Mail, Provider } from '../_shared/mail/mailer.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import {
  callLine,
  contactLine,
  fields,
  leadDetailFields,
  originFields,
  receivedFields,
  situationFields,
  titled,
  whoFields,
  writtenFields,
} from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { bookedTime, momentText, parseInstant } from '../_shared/time/time-text.ts'

/** The messages about a booked call: the confirmation with the calendar file, and the report to the team. */
export const bookingCreated: MessageKind = async (
  { row_id, party, person_refused },
  { database, settings, secretLink },
) => {
  const row = await database.find('bookings', row_id)
  // Canceled before this mail was sent: the cancellation has its own mail.
  if (!row || row.canceled_at) return undefined
  const yourCall = await secretLink(row.id, party)
  if (party === 'person') return confirmation(row, settings, yourCall)
  return bookingReport(row, settings, yourCall, {
    ...(await database.call('contacts_of', { email: row.email, except_call: row.id })),
    lead: await database.find('leads', row.lead_id),
    personRefused: person_refused,
  })
}

/** `yourCall`, here and below: the secret URL where this recipient changes or cancels the call. */
function confirmation(row: BookingRow, provider: Provider, yourCall: string): Mail {
  const { subject, byTeam, byPerson, closing } = callMails.booked
  return personMail(provider, row, {
    subject: fillBlanks(subject, { when: bookedTime(row, 'short') }),
    blocks: [
      row.booked_by === 'team' ? byTeam : byPerson,
      ...callBlocks(row, yourCall),
      callMails.calendar.add,
      closing,
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

function bookingReport(
  row: BookingRow,
  provider: Provider,
  yourCall: string,
  {
    lead,
    contacts,
    call,
    network_calls: count,
    personRefused,
  }: Contacts & { lead: LeadRow | undefined; personRefused: boolean },
): Mail {
  const words = callMails.booked.forTeam
  const known = { ...row, organization: row.organization || (lead?.organization ?? null) }
  return teamMail(provider, row, personRefused, {
    subject: callSubject(words.subject, known),
    invitation: callInvitation(row, provider, 'team', yourCall),
    blocks: [
      words.first,
      ...(personRefused ? [words.refused] : []),
      ...(count > 1 ? [fillBlanks(words.network, { count })] : []),
      [...whenForTeam(row), durationField(row)],
      ...callActions(row, yourCall),
      ...((site as Site).meeting.kind === 'room' ? [words.opensRoom] : []),
      ...titled(labels.who, [
        ...whoFields(known),
        ...situationFields(row),
        ...callLine(call, teamZone),
        ...contactLine(contacts, row.created_at, teamZone),
        // The lead's own words are below.
        ...writtenFields(
          contacts.filter(({ created_at }) => created_at !== lead?.created_at),
          teamZone,
        ),
      ]),
      // Another form of the same address: what it says may differ from the call, and may be somebody else's.
      ...(lead ? titled(words.known, [...leadDetailFields(lead), ...originFields(lead)]) : []),
      receivedFields(row),
    ],
  })
}

/** Time, duration, place and buttons of a call that is not canceled. `moved`: the mail is about its new time. */
export function callBlocks(row: BookingRow, yourCall: string, moved = false): MailBlock[] {
  return [
    [
      ...whenFields(row, (at) => bookedTime(row, 'long', at), moved),
      durationField(row),
      { label: labels.where, value: labels.video },
    ],
    ...callActions(row, yourCall),
  ]
}

const durationField = (row: BookingRow): Field => ({
  label: labels.duration,
  value: fillBlanks(labels.minutes, { minutes: callMinutes(row) }),
})

const whenFields = (
  { starts_at, moved_from }: BookingRow,
  textOf: (instant: string) => string,
  moved: boolean,
) =>
  moved && moved_from
    ? fields([
        [labels.newTime, textOf(starts_at)],
        [labels.insteadOf, textOf(moved_from)],
      ])
    : fields([[labels.when, textOf(starts_at)]])

/** "Join" is the main button; the other action is only a link. */
export function callActions(row: BookingRow, yourCall: string): MailBlock[] {
  const { join, change } = callMails.actions
  return [
    { kind: 'action', label: join, url: row.meeting_link },
    { kind: 'action', label: change, url: yourCall, quiet: true },
  ]
}

/** The time in the team's time zone, then in the person's if it differs. */
export function whenForTeam(row: BookingRow, moved = false): Field[] {
  const ours = (instant: string) => momentText(parseInstant(instant), teamZone)
  const theirs = bookedTime(row)
  return [
    ...whenFields(row, ours, moved),
    ...fields([[labels.theirTime, theirs === ours(row.starts_at) ? null : theirs]]),
  ]
}

/** "Call moved: Tue, Dec 1, 9:45 AM Central, Amina O'Neil, Bread & Roses", in `teamZone`. A long name comes last. */
export const callSubject = (subject: `${string}<when>${string}<who>`, row: BookingRow): string =>
  fillBlanks(subject, {
    when: momentText(parseInstant(row.starts_at), teamZone, 'short'),
    who: callerName(row),
  })

const callMinutes = (row: BookingRow) =>
  Math.round((parseInstant(row.ends_at).getTime() - parseInstant(row.starts_at).getTime()) / 60_000)

/**
 * The calendar file for a call's current state: a request or a cancellation. Where the team sends from its own inbox, it
 * would invite itself, which Outlook does not offer to accept: it gets an entry to add.
 */
export function callInvitation(
  row: BookingRow,
  provider: Provider,
  party: Party,
  yourCall?: string,
): Invitation {
  const names = [knownName(row.first_name), knownName(row.last_name)].filter((name) => name !== undefined)
  const isOwn = party === 'team' && provider.teamEmails.includes(provider.organizerEmail)
  const method: CalendarMethod = isOwn ? 'PUBLISH' : row.canceled_at ? 'CANCEL' : 'REQUEST'
  const file = calendarFile({
    bookingId: row.id,
    startsAt: parseInstant(row.starts_at).toISOString(),
    durationMinutes: callMinutes(row),
    meetingLink: row.meeting_link,
    provider: { name: site.name, email: provider.organizerEmail },
    yourCall,
    sequence: row.sequence,
    method,
    isCanceled: row.canceled_at !== null,
    ...(party === 'person'
      ? { attendees: [{ name: names.join(' '), email: row.email }] }
      : {
          title: fillBlanks(calendarWords.titleForTeam, { who: callerName(row) }),
          attendees: provider.teamEmails.map((email) => ({ name: site.name, email })),
        }),
  })
  return { method, content: rewrittenEvents(file) }
}

// 75 octets (RFC 5545, 3.1): ical.js does not count the space that begins a continued line.
ICAL.foldLength = 74

/** jCal (RFC 7265): name, properties, components. */
type Component = [name: string, properties: Property[], components: Component[]]
type Property = [name: string, parameters: Record<string, string>, type: string, value: string]

/**
 * A file of `ics` as mail services want it: folded at 75 octets instead of characters, without quotes around ROLE and
 * PARTSTAT, and with `mailto:` in lower case. The page's file stays as `ics` writes it.
 */
export function rewrittenEvents(file: string): string {
  const calendar: Component = ICAL.parse(file)
  for (const property of calendar[2].flatMap(([, each]) => each))
    if (/^(organizer|attendee)$/.test(property[0])) property[3] = property[3].replace(/^mailto:/i, 'mailto:')
  return ICAL.stringify(calendar)
}
