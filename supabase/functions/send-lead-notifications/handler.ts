import { notificationHandler } from '../_shared/notifications/notification-handler.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { notifyLead } from './notify-lead.ts'

/** POST /functions/v1/send-lead-notifications (product specification, section 7, calls 2 and 4). */
export const handleLeadNotification = notificationHandler(
  ['new_lead', 'audit_request'],
  notifyLead,
  servicesFromEnvironment,
)
