import { atom } from 'jotai'
import type { AuditRequestField } from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { type AuditDraft, emptyAudit } from './audit-draft.ts'
import { formStateAtom } from './form-state.ts'

export const auditAtom = atom<AuditDraft>(emptyAudit)
export const auditFormAtom = formStateAtom<AuditRequestField>()
