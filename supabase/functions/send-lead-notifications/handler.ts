import { notificationHandler } from '../_shared/notifications/notification-handler.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { auditRequestCreated } from './audit-mails.ts'
import { leadCreated } from './lead-mails.ts'

/** POST /functions/v1/send-lead-notifications (product specification, section 7, calls 2 and 4). */
export const handleLeadNotification = notificationHandler(
  {
    new_lead: { 'lead.created': leadCreated },
    audit_request: { 'audit_request.created': auditRequestCreated },
  },
  servicesFromEnvironment,
)
