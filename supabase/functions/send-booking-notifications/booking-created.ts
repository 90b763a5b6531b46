import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'
import { bookingReport, confirmation } from './booking-mails.ts'

/** The messages about a booked call: the confirmation with the calendar file, and the report to the team. */
export const bookingCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, { database, settings, yourCall }) {
    const row = await database.find('bookings', row_id)
    // Canceled before this mail was sent: the cancellation has its own mail.
    if (!row || row.canceled_at) return undefined
    if (channel === 'person') return confirmation(row, settings, await yourCall(row.id, 'person'))
    const lead = await database.find('leads', row.lead_id)
    const history = await database.find('lead_history', row_id)
    const about = {
      ...(lead && { lead }),
      ...(history && { history }),
      ...(await database.call('contacts_of', { email: row.email, except_call: row.id })),
      personFailed: person_failing,
    }
    return bookingReport(row, settings, await yourCall(row.id, 'team'), about)
  },
  async webhook({ row_id }, { database }) {
    const row = await database.find('bookings', row_id)
    if (!row) return undefined
    const lead = await database.find('leads', row.lead_id)
    return { booking: eventRow(row), lead: lead ? eventRow(lead) : null }
  },
}
