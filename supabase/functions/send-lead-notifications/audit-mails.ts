import { callerName } from '../_shared/calls/call-invitation.ts'
import { auditFields } from '../_shared/contracts/audit-request.ts'
import type { AuditRequestRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Mail, Provider } from '../_shared/mail/mail.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { answers, contactFields, originFields, recordFields, titled } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { auditDelivery, callLength } from '../_shared/site-values.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'
import { requestBlocks } from './request-blocks.ts'

/** The messages about a new audit request: thanks to the person, all details to the team. */
export const auditRequestCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, context) {
    const { database, settings } = context
    const row = await database.find('audit_requests', row_id)
    if (!row) return undefined
    return channel === 'person'
      ? thanks(row, settings)
      : report(row, settings, person_failing, await requestBlocks(row, context))
  },
  async webhook({ row_id }, { database }) {
    const row = await database.find('audit_requests', row_id)
    return row && { audit_request: eventRow(row) }
  },
}

function thanks(row: AuditRequestRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'We’re on it: your free website audit',
    blocks: [
      `Thanks for asking. We’ll look at your website as a donor would. Within ${auditDelivery} you’ll get our analysis: a short list of what to fix first.`,
      `Want to talk it through with a person? The strategy call takes ${callLength}, and it’s free.`,
      { kind: 'action', label: 'Book Strategy Call', url: `${provider.siteUrl}/schedule` },
      'Anything we should look at first? Just reply.',
    ],
  })
}

function report(row: AuditRequestRow, provider: Provider, personFailed: boolean, request: MailBlock[]): Mail {
  return teamMail(provider, {
    subject: `Audit to send: ${callerName(row)}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      `Send the analysis within ${auditDelivery}: that’s what we told them.`,
      contactFields(row),
      ...request,
      ...titled('What to look at', answers(auditFields, row)),
      ...titled('Where they came from', [...originFields(row), ...recordFields(row)]),
    ],
  })
}
