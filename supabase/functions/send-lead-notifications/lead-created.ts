import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/event-row.ts'
import { leadMails } from './lead-mails.ts'

/** The messages of a new lead: thanks to the person, everything to the team. */
export const leadCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, { store, settings }) {
    const row = await store.find('leads', row_id)
    return row && leadMails(row, settings)(channel === 'person' ? 'person' : 'team', person_failing)
  },
  async webhook({ row_id }, { store }) {
    const row = await store.find('leads', row_id)
    return row && { lead: eventRow(row) }
  },
}
