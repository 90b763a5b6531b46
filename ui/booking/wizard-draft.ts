import { draftStorage } from '../../data-access/draft-storage.ts'

/** The contact step as typed, before it is checked. */
export type ContactDraft = {
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
}
export type ContactField = keyof ContactDraft

export const emptyContact: ContactDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  organization: '',
}

/** A run in which nothing has been done. */
export const emptyRun = {
  /** Made once per run: what makes confirming twice one booking. */
  bookingId: '',
  contact: emptyContact,
  /** Fields that came with the address and are locked until Edit is pressed. */
  locked: [] as string[],
  timeZone: '',
  orgType: '',
  currentChallenge: '',
}

/** What was typed, for a reload of the tab or a later visit in it. The step is in the browser's history. */
export const wizardDraft = draftStorage('booking', emptyRun)
