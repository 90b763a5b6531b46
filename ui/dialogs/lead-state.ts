import { atom } from 'jotai'
import { type Static, Type } from 'typebox'
import { draftStorage } from '../../data-access/draft-storage.ts'
import type { LeadField } from '../../supabase/functions/_shared/contracts/lead.ts'
import { formStateAtom } from './form-state.ts'

const LeadDraftSchema = Type.Object({
  /** Made once per form: what makes a repeated save one row. */
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  organization: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  website: Type.String(),
  helpWith: Type.Array(Type.String()),
  primaryGoal: Type.String(),
})

/** The lead form as typed, before it is checked. */
export type LeadDraft = Static<typeof LeadDraftSchema>

export const emptyLead: Omit<LeadDraft, 'id'> = {
  firstName: '',
  lastName: '',
  organization: '',
  email: '',
  phone: '',
  website: '',
  helpWith: [],
  primaryGoal: '',
}

export const leadDraft = draftStorage('lead', LeadDraftSchema)
export const leadAtom = atom<LeadDraft>({ ...emptyLead, id: '' })
export const leadFormAtom = formStateAtom<LeadField>()
/** The scheduler's address with the person's details, once the lead is saved. */
export const schedulerUrlAtom = atom('/schedule')
