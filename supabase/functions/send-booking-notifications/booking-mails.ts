import { calendarContentType, calendarFile, calendarFileName } from '../_shared/calendar/calendar-event.ts'
import { strategyCallInvite } from '../_shared/calendar/strategy-call-invite.ts'
import type { BookingRow, LeadHistoryRow, LeadRow } from '../_shared/database/rows.ts'
import { greeting, knownName } from '../_shared/mail/known-name.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Audience, Mail, MailAttachment } from '../_shared/mail/mail.ts'
import { dateAndTime, knownZone, parseInstant, utcText } from '../_shared/mail/moment-text.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'
import { bookedTime } from './booked-time.ts'
import { historyBlocks } from './history-blocks.ts'

/**
 * The mails after a booking. For the team's mail: `lead`, the row that the booking belongs to, and `history`, what that
 * row said before, where there was one.
 */
export function bookingMails(
  row: BookingRow,
  lead: LeadRow | undefined,
  provider: Provider,
  history?: LeadHistoryRow,
) {
  return (audience: Audience, personFailed: boolean): Mail =>
    audience === 'person' ? confirmation(row, provider) : report(row, lead, provider, personFailed, history)
}

function minutes(row: BookingRow): number {
  return Math.round((parseInstant(row.ends_at).getTime() - parseInstant(row.starts_at).getTime()) / 60_000)
}

function confirmation(row: BookingRow, provider: Provider): Mail {
  const startsAt = parseInstant(row.starts_at)
  return personMail(provider, {
    to: row.email,
    subject: `Your strategy call: ${dateAndTime(startsAt, knownZone(row.timezone))}`,
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      { kind: 'paragraph', text: `Your strategy call with ${provider.providerName} is booked.` },
      {
        kind: 'fields',
        entries: fields([
          ['When', bookedTime(row)],
          ['Duration', `${minutes(row)} minutes`],
          ['Where', 'Virtual meeting'],
        ]),
      },
      { kind: 'action', label: 'Join the meeting', url: row.meeting_link },
      { kind: 'paragraph', text: 'The attached file adds the call to your calendar.' },
      { kind: 'paragraph', text: 'Do you need another time? Simply reply to this message.' },
    ],
    attachments: [invitation(row, provider)],
  })
}

function invitation(row: BookingRow, provider: Provider): MailAttachment {
  const names = [knownName(row.first_name), knownName(row.last_name)].filter((name) => name !== undefined)
  const invite = strategyCallInvite({
    bookingId: row.id,
    startsAt: parseInstant(row.starts_at).toISOString(),
    durationMinutes: minutes(row),
    meetingLink: row.meeting_link,
    providerName: provider.providerName,
    organizerEmail: provider.organizerEmail,
    attendeeName: names.join(' '),
    attendeeEmail: row.email,
  })
  return {
    filename: calendarFileName(row.id),
    contentType: calendarContentType,
    content: calendarFile(invite),
  }
}

function report(
  row: BookingRow,
  lead: LeadRow | undefined,
  provider: Provider,
  personFailed: boolean,
  history: LeadHistoryRow | undefined,
): Mail {
  const startsAt = parseInstant(row.starts_at)
  return teamMail(provider, {
    subject: `Strategy call booked: ${row.first_name} ${row.last_name}, ${utcText(startsAt)}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      {
        kind: 'fields',
        entries: fields([
          ['When, in their time', bookedTime(row)],
          ['When, UTC', utcText(startsAt)],
          ['Duration', `${minutes(row)} minutes`],
        ]),
      },
      { kind: 'action', label: 'Join the meeting', url: row.meeting_link },
      { kind: 'heading', text: 'Who' },
      { kind: 'fields', entries: contactFields(row) },
      ...(history ? historyBlocks(history) : []),
      ...(lead ? leadBlocks(lead) : []),
      { kind: 'heading', text: 'Booking' },
      { kind: 'fields', entries: [...recordFields(row), ...fields([['Lead record', row.lead_id]])] },
    ],
  })
}

/** A booking finds its lead by email: the lead may know more than the booking asked. */
function leadBlocks(lead: LeadRow): MailBlock[] {
  return [
    { kind: 'heading', text: 'What we know of them' },
    { kind: 'fields', entries: [...leadDetailFields(lead), ...originFields(lead)] },
  ]
}
