import { submitAuditRequest } from '../../data-access/submit-audit-request.ts'
import { submitLead } from '../../data-access/submit-lead.ts'

/** What is needed only when a form is submitted. */
export const sending = { submitAuditRequest, submitLead }
