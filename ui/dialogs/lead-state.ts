import { atom } from 'jotai'
import type { LeadField } from '../../supabase/functions/_shared/contracts/lead.ts'
import { formStateAtom } from './form-state.ts'
import { emptyLead, type LeadDraft } from './lead-draft.ts'

export const leadAtom = atom<LeadDraft>(emptyLead)
export const leadFormAtom = formStateAtom<LeadField>()
/** The scheduler's address with the person's details, once the lead is saved. */
export const schedulerUrlAtom = atom('/schedule')
