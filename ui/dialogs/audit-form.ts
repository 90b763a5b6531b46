import { site } from '../../content/site.ts'
import { track } from '../../data-access/analytics.ts'
import { auditReviewUrl } from '../../data-access/external-scheduler.ts'
import {
  type AuditRequestInput,
  auditFields,
  parseAuditRequestInput,
} from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { store } from '../island/store.ts'
import { formModel } from './form-model.ts'

/** Delay between closing the dialog and resetting its form, in ms (PRODUCT.md, "Free-audit form"). */
const resetDelay = 300

let saved: AuditRequestInput | undefined

export const auditForm = formModel({
  kind: 'audit',
  fields: auditFields,
  parse: parseAuditRequestInput,
  save: ({ client, submitAuditRequest }, request, trace) => submitAuditRequest(client, request, trace),
  onSaved: (request, { id, stored }) => {
    saved = request
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
  if (!saved) return
  const url = auditReviewUrl(site.auditSchedulerUrl, saved)
  if (!window.open(url, '_blank')) location.assign(url)
}
