import { callInvitation, callMinutes } from '../_shared/calls/call-invitation.ts'
import type { BookingRow, LeadHistoryRow, LeadRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import { type Contacts, callLine, contactLine, writtenFields } from '../_shared/mail/contacts.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Mail, Provider } from '../_shared/mail/mail.ts'
import { bookedTime } from '../_shared/mail/moment-text.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields, originFields, recordFields, titled } from '../_shared/mail/row-fields.ts'
import { siteName, teamZone } from '../_shared/site-values.ts'
import { calendarLine, callActions, callBlocks, callSubject, whenForTeam } from './call-blocks.ts'

/** `yourCall`, here and below: the secret URL where this recipient changes or cancels the call. */
export function confirmation(row: BookingRow, provider: Provider, yourCall: string): Mail {
  return personMail(provider, row, {
    subject: `You’re booked: ${bookedTime(row, 'short')}`,
    blocks: [
      `Done. Your free strategy call with ${siteName} is on the calendar.`,
      ...callBlocks(row, yourCall),
      calendarLine(provider, 'add'),
      'A question before the call? Just reply.',
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

/** `lead` is the booking's lead; `history` contains the lead's values before the booking, if it existed. */
export function bookingReport(
  row: BookingRow,
  provider: Provider,
  yourCall: string,
  {
    lead,
    history,
    contacts,
    call,
    personFailed,
  }: Contacts & { lead?: LeadRow; history?: LeadHistoryRow; personFailed: boolean },
): Mail {
  return teamMail(provider, {
    subject: callSubject('booked', row),
    personEmail: row.email,
    personFailed,
    invitation: callInvitation(row, provider, 'team', yourCall),
    blocks: [
      'Before the call, look at their website and their donation page.',
      [...whenForTeam(row), ...fields([['Duration', `${callMinutes(row)} minutes`]])],
      ...callActions(row, yourCall, 'Move or cancel this call'),
      ...titled('Who', [
        ...contactFields(row),
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
  const differing = compared.filter(
    ([, column]) => before[column] && brought[column] && before[column] !== brought[column],
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
