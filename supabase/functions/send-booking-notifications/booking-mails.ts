import { type CalendarMethod, calendarFile } from '../_shared/calendar/calendar-event.ts'
import { rewrittenEvents } from '../_shared/calendar/rewritten-events.ts'
import { strategyCallInvite } from '../_shared/calendar/strategy-call-invite.ts'
import type { BookingRow, LeadHistoryRow, LeadRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import { type Contacts, callLine, contactLine, writtenFields } from '../_shared/mail/contacts.ts'
import { callerName, knownName } from '../_shared/mail/known-name.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import {
  type Audience,
  type Invitation,
  invitationName,
  type Mail,
  type Provider,
} from '../_shared/mail/mail.ts'
import { bookedTime, momentText, parseInstant, shortMoment } from '../_shared/mail/moment-text.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields, originFields, recordFields, titled } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { opensRoom, siteName, teamZone } from '../_shared/site-values.ts'

/** The messages about a booked call: the confirmation with the calendar file, and the report to the team. */
export const bookingCreated: MessageKind = {
  async mail({ row_id, channel, person_refused }, { database, settings, yourCall }) {
    const row = await database.find('bookings', row_id)
    // Canceled before this mail was sent: the cancellation has its own mail.
    if (!row || row.canceled_at) return undefined
    if (channel === 'person') return confirmation(row, settings, await yourCall(row, 'person'))
    const lead = await database.find('leads', row.lead_id)
    const history = await database.find('lead_history', row_id)
    const about = {
      ...(lead && { lead }),
      ...(history && { history }),
      ...(await database.call('contacts_of', { email: row.email, except_call: row.id })),
      personRefused: person_refused,
    }
    return bookingReport(row, settings, await yourCall(row, 'team'), about)
  },
}

/** `yourCall`, here and below: the secret URL where this recipient changes or cancels the call. */
function confirmation(row: BookingRow, provider: Provider, yourCall: string): Mail {
  return personMail(provider, row, {
    subject: `You’re booked: ${bookedTime(row, 'short')}`,
    blocks: [
      row.booked_by === 'team'
        ? `We’ve booked a time for your free strategy call with ${siteName}. If it doesn’t work for you, choose another below.`
        : `Done. Your free strategy call with ${siteName} is on the calendar.`,
      ...callBlocks(row, yourCall),
      calendarLine(provider, 'add'),
      'A question before the call? Just reply.',
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

/** `lead` is the booking's lead; `history` contains the lead's values before the booking, if it existed. */
function bookingReport(
  row: BookingRow,
  provider: Provider,
  yourCall: string,
  {
    lead,
    history,
    contacts,
    call,
    personRefused,
  }: Contacts & { lead?: LeadRow; history?: LeadHistoryRow; personRefused: boolean },
): Mail {
  const known = { ...row, organization: row.organization || (lead?.organization ?? null) }
  return teamMail(provider, row, personRefused, {
    subject: callSubject('booked', known),
    invitation: callInvitation(row, provider, 'team', yourCall),
    blocks: [
      'Before the call, look up their website and their donation page.',
      [...whenForTeam(row), ...fields([['Duration', `${callMinutes(row)} minutes`]])],
      ...callActions(row, yourCall, 'Move or cancel this call'),
      ...(opensRoom ? ['You open the room: they wait until you let them in.'] : []),
      ...titled('Who', [
        ...contactFields(known),
        ...callLine(call, teamZone),
        ...contactLine(contacts, row.created_at, teamZone),
        // The lead's own words are below.
        ...writtenFields(
          contacts.filter(({ created_at }) => created_at !== lead?.created_at),
          teamZone,
        ),
      ]),
      ...(history ? historyBlocks(history) : []),
      // A booking is assigned to a lead by email address, so the lead may have more details. A booking writes its own page.
      ...(lead
        ? titled('What we know about them', [
            ...leadDetailFields(lead),
            ...originFields({ ...lead, source_url: history?.before.source_url || lead.source_url }),
          ])
        : []),
      ...titled('Booking', [...recordFields(row), ...fields([['Lead record', row.lead_id]])]),
    ],
  })
}

const compared: [label: string, column: keyof LeadRow][] = [
  ['First name', 'first_name'],
  ['Last name', 'last_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Organization', 'organization'],
  ['Organization type', 'org_type'],
  ['Current challenge', 'current_challenge'],
  ['Campaign source', 'utm_source'],
  ['Campaign name', 'utm_campaign'],
]

/** Lists where the booking and the lead differ, and which values the lead has now. */
function historyBlocks({ before, brought, replaced }: LeadHistoryRow): MailBlock[] {
  const plain = (value: unknown) => String(value ?? '').toLowerCase()
  const differing = compared.filter(
    ([, column]) => before[column] && brought[column] && plain(before[column]) !== plain(brought[column]),
  )
  if (differing.length === 0) return []
  return [
    { kind: 'heading', text: 'Check these details: we had different ones on file' },
    replaced
      ? 'They booked in the same visit, so we updated the record. It used to say:'
      : 'Anyone can type in an address, so we left the record as it was. It says:',
    fields(differing.map(([label, column]) => [label, String(before[column])])),
    'The booking says:',
    fields(differing.map(([label, column]) => [label, String(brought[column])])),
  ]
}

/** Time, duration, place and buttons of a call that is not canceled. `moved`: the mail is about its new time. */
export function callBlocks(row: BookingRow, yourCall: string, moved = false): MailBlock[] {
  return [
    [
      ...whenFields(row, (at) => bookedTime(row, 'long', at), moved),
      ...fields([
        ['Duration', `${callMinutes(row)} minutes`],
        ['Where', 'Virtual Meeting, by video'],
      ]),
    ],
    ...callActions(row, yourCall, 'Move or cancel the call'),
  ]
}

const whenFields = (
  { starts_at, moved_from }: BookingRow,
  textOf: (instant: string) => string,
  moved: boolean,
) =>
  moved && moved_from
    ? fields([
        ['New time', textOf(starts_at)],
        ['Instead of', textOf(moved_from)],
      ])
    : fields([['When', textOf(starts_at)]])

/** "Join" is the main button; the other action is only a link. */
export function callActions(row: BookingRow, yourCall: string, change: string): MailBlock[] {
  const join: MailBlock = { kind: 'action', label: 'Join the Meeting', url: row.meeting_link }
  return [join, { kind: 'action', label: change, url: yourCall, quiet: true }]
}

/** A mail API can only attach the calendar file, so mail programs do not show it as an invitation. */
export const calendarLine = ({ mail }: Provider, verb: 'add' | 'move' | 'remove'): string =>
  mail.kind === 'api'
    ? `Open the attached ${invitationName}, and your calendar will offer to ${verb} the call.`
    : `Your calendar should offer to ${verb} the call. If it doesn’t, open the attached file.`

/** The time in the team's time zone, then in the person's if it differs. */
export function whenForTeam(row: BookingRow, moved = false): Field[] {
  const ours = (instant: string) => momentText(parseInstant(instant), teamZone)
  const theirs = bookedTime(row)
  return [
    ...whenFields(row, ours, moved),
    ...fields([['In their time', theirs === ours(row.starts_at) ? null : theirs]]),
  ]
}

/** "Call moved: Tue, Dec 1, 9:45 AM Central, Amina O'Neil, Bread & Roses", in `teamZone`. A long name comes last. */
export function callSubject(what: string, row: BookingRow): string {
  return `Call ${what}: ${shortMoment(parseInstant(row.starts_at), teamZone)}, ${callerName(row)}`
}

function callMinutes(row: BookingRow): number {
  return Math.round((parseInstant(row.ends_at).getTime() - parseInstant(row.starts_at).getTime()) / 60_000)
}

/**
 * The calendar file for a call's current state: a request or a cancellation. The recipient is its attendee, because
 * calendars ignore invitations for other people.
 */
export function callInvitation(
  row: BookingRow,
  provider: Provider,
  audience: Audience,
  yourCall?: string,
): Invitation {
  const names = [knownName(row.first_name), knownName(row.last_name)].filter((name) => name !== undefined)
  const method: CalendarMethod = row.canceled_at ? 'CANCEL' : 'REQUEST'
  const invite = strategyCallInvite({
    bookingId: row.id,
    startsAt: parseInstant(row.starts_at).toISOString(),
    durationMinutes: callMinutes(row),
    meetingLink: row.meeting_link,
    provider: { name: siteName, email: provider.organizerEmail },
    attendeeName: names.join(' '),
    attendeeEmail: row.email,
    yourCall,
    sequence: row.sequence,
    method,
  })
  const forTeam = {
    title: `Strategy call: ${callerName(row)}`,
    attendeeName: siteName,
    attendeeEmail: provider.teamEmail,
  }
  return {
    method,
    content: rewrittenEvents(calendarFile(audience === 'team' ? { ...invite, ...forTeam } : invite)),
  }
}
