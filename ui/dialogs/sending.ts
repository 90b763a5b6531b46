import { submitAuditRequest } from '../../data-access/submit-audit-request.ts'
import { submitLead } from '../../data-access/submit-lead.ts'

/** What only a form that is sent needs. */
export const sending = { submitAuditRequest, submitLead }
