import { notificationHandler, servicesFromEnvironment } from '../_shared/serve.ts'
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
