import type { LeadRow } from '../_shared/database/rows.ts'
import { greeting } from '../_shared/mail/known-name.ts'
import { leadDetailFields, preferredTimeFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Audience, Mail } from '../_shared/mail/mail.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import { contactFields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'

/** The mails after the strategy-call form, a request for a call, or a message. */
export function leadMails(row: LeadRow, provider: Provider) {
  return (audience: Audience, personFailed: boolean): Mail =>
    audience === 'person' ? thanks[formOf(row)](row, provider) : report(row, provider, personFailed)
}

type LeadForm = NonNullable<LeadRow['form']>
const formOf = (row: LeadRow): LeadForm => row.form ?? 'strategy_call'

const thanks: Record<LeadForm, (row: LeadRow, provider: Provider) => Mail> = {
  strategy_call: thanksForLead,
  call_request: thanksForRequest,
  contact_message: thanksForMessage,
}

function thanksForLead(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, {
    to: row.email,
    subject: 'Thank you: your next step is a free strategy call',
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      {
        kind: 'paragraph',
        text: `Thank you for contacting ${provider.providerName}. Your details have reached our team.`,
      },
      {
        kind: 'paragraph',
        text: 'The next step is a free 45-minute strategy call. If you have not chosen a time yet, pick the one that suits you best.',
      },
      { kind: 'action', label: 'Choose a time for your call', url: `${provider.siteUrl}/schedule` },
      {
        kind: 'paragraph',
        text: 'Is there anything you would like us to know beforehand? Simply reply to this message.',
      },
    ],
  })
}

function thanksForRequest(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, {
    to: row.email,
    subject: 'Your request for a strategy call: what happens next',
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      {
        kind: 'paragraph',
        text: `Thank you for asking ${provider.providerName} for a free 45-minute strategy call. We will write to you with an exact time and a link to the video meeting. Nothing is booked before that.`,
      },
      { kind: 'fields', entries: preferredTimeFields(row) },
      {
        kind: 'paragraph',
        text: 'Has something changed, or would you like us to know anything beforehand? Simply reply to this message.',
      },
    ],
  })
}

function thanksForMessage(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, {
    to: row.email,
    subject: 'Thank you for your message',
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      {
        kind: 'paragraph',
        text: `Thank you for writing to ${provider.providerName}. Your message has reached our team, and a person will answer it.`,
      },
      { kind: 'paragraph', text: 'If you want to add anything, simply reply to this message.' },
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
      { kind: 'fields', entries: [...preferredTimeFields(row), ...contactFields(row)] },
      { kind: 'heading', text: 'What they are looking for' },
      { kind: 'fields', entries: leadDetailFields(row) },
      { kind: 'heading', text: 'Where they came from' },
      { kind: 'fields', entries: [...originFields(row), ...recordFields(row)] },
    ],
  })
}
