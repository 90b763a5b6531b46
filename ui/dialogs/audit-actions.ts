import { site } from '../../content/site.ts'
import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import { auditReviewUrl } from '../../data-access/external-scheduler.ts'
import { fail } from '../../data-access/result.ts'
import {
  type AuditRequestField,
  parseAuditRequestInput,
} from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { prepareToSend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { type AuditDraft, auditDraft, openingAudit } from './audit-draft.ts'
import { auditAtom, auditFormAtom } from './audit-state.ts'
import { setWhereOther, type Trace } from './form-state.ts'
import { loadSending } from './load-sending.ts'
import type { Opening } from './opening.ts'

/** How long after closing the form is reset, in ms: the dialog is out of sight then (product specification, section 9). */
const resetDelay = 300

let trace: Trace = { openedAt: 0, draftRestored: false, honeypot: '' }

/** Begins to fill in the form that was opened. */
export function beginAudit(opening: Opening<AuditDraft>): void {
  const { openedAt, draftRestored, honeypot } = opening
  trace = { openedAt, draftRestored, honeypot }
  setWhereOther(auditAtom, opening.draft)
  setWhereOther(auditFormAtom, { status: 'editing', errors: {} })
}

/** Empties the form, as if it had been opened for the first time. */
export function startAuditOver(): void {
  auditDraft.clear()
  beginAudit(openingAudit())
}

export function editAudit(field: AuditRequestField, value: string): void {
  const audit: AuditDraft = { ...store.get(auditAtom), [field]: value }
  store.set(auditAtom, audit)
  auditDraft.save(audit)
  const form = store.get(auditFormAtom)
  if (form.status !== 'editing') return
  const { [field]: _cleared, ...errors } = form.errors
  store.set(auditFormAtom, { ...form, errors: errors as typeof form.errors })
}

export function fillAuditHoneypot(value: string): void {
  trace.honeypot = value
}

/** @returns the first wrong field, when there is one */
export async function sendAudit(): Promise<AuditRequestField | undefined> {
  if (store.get(auditFormAtom).status !== 'editing') return undefined
  const draft = store.get(auditAtom)
  const parsed = parseAuditRequestInput({ ...draft, attribution: visitAttribution(window) })
  if (!parsed.ok) {
    store.set(auditFormAtom, { status: 'editing', errors: parsed.errors })
    return fieldOrder.find((field) => parsed.errors[field])
  }
  store.set(auditFormAtom, { status: 'submitting' })
  await prepareToSend()
  const answer = await loadSending().then(
    ({ client, submitAuditRequest }) => submitAuditRequest(client, { ...parsed.value, id: draft.id }, trace),
    (error) => fail('offline', String(error)),
  )
  if (!answer.ok) {
    console.warn('The audit request was not saved.', answer.error)
    store.set(auditFormAtom, { status: 'editing', errors: {}, failure: answer.error })
    return undefined
  }
  if (answer.value.stored) track('audit_submitted', { audit_request_id: answer.value.id })
  auditDraft.clear()
  store.set(auditFormAtom, { status: 'submitted' })
  return undefined
}

/** The fields in reading order: the first wrong one gets the focus. */
const fieldOrder: AuditRequestField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'organization',
  'websiteUrl',
  'mainChallenge',
]

export function endAudit(): void {
  setTimeout(() => {
    if (store.get(auditFormAtom).status === 'submitted')
      store.set(auditFormAtom, { status: 'editing', errors: {} })
  }, resetDelay)
}

/**
 * Opens the external scheduler in a new tab; it reports back with a window message, so it keeps its opener. Where new
 * windows are blocked it opens in this one: the request is sent, and nothing here is lost.
 */
export function bookAuditReview(): void {
  const { firstName, lastName, email, phone } = store.get(auditAtom)
  const url = auditReviewUrl(site.auditSchedulerUrl, { firstName, lastName, email, phone: phone || null })
  if (!window.open(url, '_blank')) location.assign(url)
}
