import { site } from '../../content/site.ts'
import { track } from '../../data-access/analytics.ts'
import { auditReviewUrl } from '../../data-access/external-scheduler.ts'
import {
  auditFields,
  parseAuditRequestInput,
} from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { store } from '../island/store.ts'
import { formModel } from './form-model.ts'

/** Delay between closing the dialog and resetting its form, in ms (PRODUCT.md, "Free-audit form"). */
const resetDelay = 300

export const auditForm = formModel({
  kind: 'audit',
  fields: auditFields,
  parse: parseAuditRequestInput,
  save: ({ client, submitAuditRequest }, request, trace) => submitAuditRequest(client, request, trace),
  onSaved: (_request, { id, stored }) => {
    if (stored) track('audit_submitted', { audit_request_id: id })
  },
})

export function endAudit(): void {
  if (store.get(auditForm.stateAtom).status === 'submitted') setTimeout(auditForm.reset, resetDelay)
}

/**
 * Opens the external scheduler in a new tab, or in this tab if popups are blocked. Not with `noopener`: it reports the
 * booking with `postMessage`.
 */
export function bookAuditReview(): void {
  const { firstName, lastName, email, phone } = store.get(auditForm.draftAtom) as Record<string, string>
  const url = auditReviewUrl(site.auditSchedulerUrl, {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone || null,
  })
  if (!window.open(url, '_blank')) location.assign(url)
}
