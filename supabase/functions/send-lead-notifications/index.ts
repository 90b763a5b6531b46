import { notificationHandler } from '../_shared/notifications/notification-handler.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { auditRequestCreated, leadCreated } from './lead-mails.ts'

Deno.serve(
  notificationHandler(
    {
      new_lead: { 'lead.created': leadCreated },
      audit_request: { 'audit_request.created': auditRequestCreated },
    },
    servicesFromEnvironment,
  ),
)
