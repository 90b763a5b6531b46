import type { LeadRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import { leadDetailFields, preferredTimeFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Mail } from '../_shared/mail/mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import { contactFields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'

/** The messages about a new lead of any form: thanks to the person, all details to the team. */
export const leadCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, { database, settings }) {
    const row = await database.find('leads', row_id)
    if (!row) return undefined
    return channel === 'person' ? thanks[formOf(row)](row, settings) : report(row, settings, person_failing)
  },
  async webhook({ row_id }, { database }) {
    const row = await database.find('leads', row_id)
    return row && { lead: eventRow(row) }
  },
}

type LeadForm = NonNullable<LeadRow['form']>
const formOf = (row: LeadRow): LeadForm => row.form ?? 'strategy_call'

const thanks: Record<LeadForm, (row: LeadRow, provider: Provider) => Mail> = {
  strategy_call: thanksForLead,
  call_request: thanksForRequest,
  contact_message: thanksForMessage,
}

function thanksForLead(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Thank you: your next step is a free strategy call',
    blocks: [
      `Thank you for contacting ${provider.providerName}. Your details have reached our team.`,
      'The next step is a free 45-minute strategy call. If you have not chosen a time yet, pick the one that suits you best.',
      { kind: 'action', label: 'Choose a time for your call', url: `${provider.siteUrl}/schedule` },
      'Is there anything you would like us to know beforehand? Simply reply to this message.',
    ],
  })
}

function thanksForRequest(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Your request for a strategy call: what happens next',
    blocks: [
      `Thank you for asking ${provider.providerName} for a free 45-minute strategy call. We will write to you with an exact time and a link to the video meeting. Nothing is booked before that.`,
      preferredTimeFields(row),
      'Has something changed, or would you like us to know anything beforehand? Simply reply to this message.',
    ],
  })
}

function thanksForMessage(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Thank you for your message',
    blocks: [
      `Thank you for writing to ${provider.providerName}. Your message has reached our team, and a person will answer it.`,
      'If you want to add anything, simply reply to this message.',
    ],
  })
}

const subjects: Record<LeadForm, string> = {
  strategy_call: 'New lead',
  call_request: 'Call requested',
  contact_message: 'New message',
}

function report(row: LeadRow, provider: Provider, personFailed: boolean): Mail {
  return teamMail(provider, {
    subject: `${subjects[formOf(row)]}: ${row.first_name} ${row.last_name}${row.organization ? `, ${row.organization}` : ''}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      [...preferredTimeFields(row), ...contactFields(row)],
      { kind: 'heading', text: 'What they are looking for' },
      leadDetailFields(row),
      { kind: 'heading', text: 'Where they came from' },
      [...originFields(row), ...recordFields(row)],
    ],
  })
}
