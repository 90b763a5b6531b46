import { callInvitation, callMinutes } from '../_shared/calls/call-invitation.ts'
import type { BookingRow, LeadHistoryRow, LeadRow } from '../_shared/database/rows.ts'
import { greeting } from '../_shared/mail/known-name.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Audience, Mail } from '../_shared/mail/mail.ts'
import { dateAndTime, knownZone, parseInstant, utcText } from '../_shared/mail/moment-text.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'
import { bookedTime } from './booked-time.ts'
import { callBlocks } from './call-mails.ts'
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
  /** `yourCall`: the secret address by which this receiver changes or cancels the call. */
  return (audience: Audience, personFailed: boolean, yourCall?: string): Mail => {
    if (audience === 'person') return confirmation(row, provider, yourCall)
    const mail = report(row, lead, provider, personFailed, history, yourCall)
    return { ...mail, attachments: [callInvitation(row, provider, yourCall)] }
  }
}

function confirmation(row: BookingRow, provider: Provider, yourCall: string | undefined): Mail {
  const startsAt = parseInstant(row.starts_at)
  return personMail(provider, {
    to: row.email,
    subject: `Your strategy call: ${dateAndTime(startsAt, knownZone(row.timezone))}`,
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      { kind: 'paragraph', text: `Your strategy call with ${provider.providerName} is booked.` },
      ...callBlocks(row, yourCall),
      { kind: 'paragraph', text: 'The attached file adds the call to your calendar.' },
      { kind: 'paragraph', text: 'A question before the call? Simply reply to this message.' },
    ],
    attachments: [callInvitation(row, provider, yourCall)],
  })
}

function report(
  row: BookingRow,
  lead: LeadRow | undefined,
  provider: Provider,
  personFailed: boolean,
  history: LeadHistoryRow | undefined,
  yourCall: string | undefined,
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
          ['Duration', `${callMinutes(row)} minutes`],
        ]),
      },
      { kind: 'action', label: 'Join the meeting', url: row.meeting_link },
      ...(yourCall ? [{ kind: 'action', label: 'Cancel this call', url: yourCall } as const] : []),
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
