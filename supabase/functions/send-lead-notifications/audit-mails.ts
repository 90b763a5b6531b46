import { auditDelivery } from '../_shared/contracts/audit-delivery.ts'
import { auditFields } from '../_shared/contracts/audit-request.ts'
import type { AuditRequestRow } from '../_shared/database/rows.ts'
import { greeting } from '../_shared/mail/known-name.ts'
import type { Audience, Mail } from '../_shared/mail/mail.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import { answers, contactFields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'

/** The mails after the website-audit form. */
export function auditMails(row: AuditRequestRow, provider: Provider) {
  return (audience: Audience, personFailed: boolean): Mail =>
    audience === 'person' ? thanks(row, provider) : report(row, provider, personFailed)
}

function thanks(row: AuditRequestRow, provider: Provider): Mail {
  return personMail(provider, {
    to: row.email,
    subject: 'Your website audit: what happens next',
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      {
        kind: 'paragraph',
        text: `Thank you for asking ${provider.providerName} for a free website audit. We will send you our analysis within ${auditDelivery}.`,
      },
      {
        kind: 'paragraph',
        text: 'Would you like to talk about your goals in the meantime? A strategy call takes 45 minutes and is free.',
      },
      { kind: 'action', label: 'Book a strategy call', url: `${provider.siteUrl}/schedule` },
      {
        kind: 'paragraph',
        text: 'If you want to add anything to your request, simply reply to this message.',
      },
    ],
  })
}

function report(row: AuditRequestRow, provider: Provider, personFailed: boolean): Mail {
  return teamMail(provider, {
    subject: `New audit request: ${row.first_name} ${row.last_name}${row.organization ? `, ${row.organization}` : ''}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      {
        kind: 'paragraph',
        text: `The person was told that the analysis is sent within ${auditDelivery}.`,
      },
      { kind: 'fields', entries: contactFields(row) },
      { kind: 'heading', text: 'What to look at' },
      { kind: 'fields', entries: answers(auditFields, row) },
      { kind: 'heading', text: 'Where they came from' },
      { kind: 'fields', entries: [...originFields(row), ...recordFields(row)] },
    ],
  })
}
