import { atom } from 'jotai'
import { type Static, Type } from 'typebox'
import { draftStorage } from '../../data-access/draft-storage.ts'
import type { AuditRequestField } from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { formStateAtom } from './form-state.ts'

const AuditDraftSchema = Type.Object({
  /** Made once per form: what makes a repeated save one row. */
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  organization: Type.String(),
  websiteUrl: Type.String(),
  mainChallenge: Type.String(),
})

/** The audit form as typed, before it is checked. */
export type AuditDraft = Static<typeof AuditDraftSchema>

export const emptyAudit: Omit<AuditDraft, 'id'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  organization: '',
  websiteUrl: '',
  mainChallenge: '',
}

export const auditDraft = draftStorage('audit', AuditDraftSchema)
export const auditAtom = atom<AuditDraft>({ ...emptyAudit, id: '' })
export const auditFormAtom = formStateAtom<AuditRequestField>()
