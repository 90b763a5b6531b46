import { draftStorage } from '../../data-access/draft-storage.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import type { Opening } from './opening.ts'

/** The audit form as typed, before it is checked. */
export type AuditDraft = {
  /** Made once per form: what makes a repeated save one row. */
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
  websiteUrl: string
  mainChallenge: string
}

export const emptyAudit: AuditDraft = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  organization: '',
  websiteUrl: '',
  mainChallenge: '',
}

export const auditDraft = draftStorage('audit', emptyAudit)

/** What the form opens with: this tab's draft where there is one. */
export function openingAudit(): Opening<AuditDraft> {
  const stored = auditDraft.load()
  return {
    draft: stored ?? { ...emptyAudit, id: idempotencyKey() },
    goal: '',
    openedAt: Date.now(),
    draftRestored: stored !== undefined,
    honeypot: '',
  }
}
