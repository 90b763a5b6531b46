import { draftStorage } from '../../data-access/draft-storage.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { emptyDraft, type FormDraft } from '../../supabase/functions/_shared/contracts/form-field.ts'

/** The contact step as typed, before it is checked. */
export type ContactDraft = FormDraft<typeof bookingContactFields>
export type ContactField = keyof ContactDraft

export const emptyContact = emptyDraft(bookingContactFields)

/** A new run. */
export const emptyRun = {
  /** The idempotency key: made once per run, so that confirming twice makes one booking. */
  bookingId: '',
  contact: emptyContact,
  /** Fields that were prefilled from the address, and are locked until Edit is pressed. */
  locked: [] as string[],
  timeZone: '',
  orgType: '',
  currentChallenge: '',
}

/** What was typed, kept across reloads and later visits in this tab. The step is in the browser's history. */
export const wizardDraft = draftStorage('booking', emptyRun)
