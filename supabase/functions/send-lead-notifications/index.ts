import { notifications, serve } from '../_shared/serve.ts'
import { auditRequestCreated, leadCreated } from './lead-mails.ts'

export const respond = notifications({
  new_lead: { 'lead.created': leadCreated },
  audit_request: { 'audit_request.created': auditRequestCreated },
})

serve(respond)
