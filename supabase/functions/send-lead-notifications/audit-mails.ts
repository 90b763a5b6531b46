import { auditDelivery } from '../_shared/contracts/audit-delivery.ts'
import { auditFields } from '../_shared/contracts/audit-request.ts'
import type { AuditRequestRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Mail } from '../_shared/mail/mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import { answers, contactFields, originFields, recordFields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'

/** The messages about a new audit request: thanks to the person, all details to the team. */
export const auditRequestCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, { database, settings }) {
    const row = await database.find('audit_requests', row_id)
    if (!row) return undefined
    return channel === 'person' ? thanks(row, settings) : report(row, settings, person_failing)
  },
  async webhook({ row_id }, { database }) {
    const row = await database.find('audit_requests', row_id)
    return row && { audit_request: eventRow(row) }
  },
}

function thanks(row: AuditRequestRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Your website audit: what happens next',
    blocks: [
      `Thank you for asking ${provider.providerName} for a free website audit. We will send you our analysis within ${auditDelivery}.`,
      'Would you like to talk about your goals in the meantime? A strategy call takes 45 minutes and is free.',
      { kind: 'action', label: 'Book a strategy call', url: `${provider.siteUrl}/schedule` },
      'If you want to add anything to your request, simply reply to this message.',
    ],
  })
}

function report(row: AuditRequestRow, provider: Provider, personFailed: boolean): Mail {
  return teamMail(provider, {
    subject: `New audit request: ${row.first_name} ${row.last_name}${row.organization ? `, ${row.organization}` : ''}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      `The person was told that the analysis is sent within ${auditDelivery}.`,
      contactFields(row),
      { kind: 'heading', text: 'What to look at' },
      answers(auditFields, row),
      { kind: 'heading', text: 'Where they came from' },
      [...originFields(row), ...recordFields(row)],
    ],
  })
}
