import { draftStorage } from '../../data-access/draft-storage.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { emptyDraft, type FormDraft } from '../../supabase/functions/_shared/contracts/form-field.ts'

/** The contact step as typed, before it is checked. */
export type ContactDraft = FormDraft<typeof bookingContactFields>
export type ContactField = keyof ContactDraft

export const emptyContact = emptyDraft(bookingContactFields)

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
