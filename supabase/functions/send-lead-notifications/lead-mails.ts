import type { LeadRow } from '../_shared/database/rows.ts'
import { greeting } from '../_shared/mail/known-name.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Audience, Mail } from '../_shared/mail/mail.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import { contactFields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'

/** The mails after the strategy-call form. */
export function leadMails(row: LeadRow, provider: Provider) {
  return (audience: Audience, personFailed: boolean): Mail =>
    audience === 'person' ? thanks(row, provider) : report(row, provider, personFailed)
}

function thanks(row: LeadRow, provider: Provider): Mail {
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

function report(row: LeadRow, provider: Provider, personFailed: boolean): Mail {
  return teamMail(provider, {
    subject: `New lead: ${row.first_name} ${row.last_name}${row.organization ? `, ${row.organization}` : ''}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      { kind: 'fields', entries: contactFields(row) },
      { kind: 'heading', text: 'What they are looking for' },
      { kind: 'fields', entries: leadDetailFields(row) },
      { kind: 'heading', text: 'Where they came from' },
      { kind: 'fields', entries: [...originFields(row), ...recordFields(row)] },
    ],
  })
}
