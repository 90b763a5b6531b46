import type { Notify } from '../_shared/notifications/notification-handler.ts'
import { notifyOnce } from '../_shared/notifications/notify-once.ts'
import { auditMails } from './audit-mails.ts'
import { leadMails } from './lead-mails.ts'

/** Thanks the person for a lead or an audit request, and tells the team. */
export const notifyLead: Notify = async ({ type, id }, { settings, store, mailer, log }) => {
  if (type === 'audit_request') {
    const row = await store.find('audit_requests', id)
    return (
      row &&
      notifyOnce({ store, mailer, log, table: 'audit_requests', id, compose: auditMails(row, settings) })
    )
  }
  const row = await store.find('leads', id)
  return row && notifyOnce({ store, mailer, log, table: 'leads', id, compose: leadMails(row, settings) })
}
