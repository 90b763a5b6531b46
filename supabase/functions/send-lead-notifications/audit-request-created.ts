import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/event-row.ts'
import { auditMails } from './audit-mails.ts'

/** The messages of a new audit request: thanks to the person, everything to the team. */
export const auditRequestCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, { store, settings }) {
    const row = await store.find('audit_requests', row_id)
    return row && auditMails(row, settings)(channel === 'person' ? 'person' : 'team', person_failing)
  },
  async webhook({ row_id }, { store }) {
    const row = await store.find('audit_requests', row_id)
    return row && { audit_request: eventRow(row) }
  },
}
