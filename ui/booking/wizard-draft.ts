import { type Static, Type } from 'typebox'
import { draftStorage } from '../../data-access/draft-storage.ts'

const ContactSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  organization: Type.String(),
})

/** The contact step as typed, before it is checked. */
export type ContactDraft = Static<typeof ContactSchema>
export type ContactField = keyof ContactDraft

export const emptyContact: ContactDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  organization: '',
}

const WizardDraftSchema = Type.Object({
  /** Made once per run: what makes confirming twice one booking. */
  bookingId: Type.String(),
  contact: ContactSchema,
  /** Fields that came with the address and are locked until Edit is pressed. */
  locked: Type.Array(Type.String()),
  timeZone: Type.String(),
  orgType: Type.String(),
  currentChallenge: Type.String(),
})

/** What was typed, for a reload of the tab or a later visit in it. The step is in the browser's history. */
export const wizardDraft = draftStorage('booking', WizardDraftSchema)
