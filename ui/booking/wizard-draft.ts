import { draftStorage } from '../../data-access/draft-storage.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { emptyDraft, type FormDraft } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { keepValues } from '../forms/form-draft.ts'
import type { FormTexts } from '../forms/form-values.ts'

/** The contact step's values as typed, not validated yet. */
export type ContactDraft = FormDraft<typeof bookingContactFields>
export type ContactField = keyof ContactDraft

export const emptyContact = emptyDraft(bookingContactFields)

/** In reading order. */
export const contactFields = Object.keys(emptyContact) as ContactField[]

export const emptyRun = {
  /** The idempotency key: one per booking, so that confirming twice books one call. */
  bookingId: '',
  contact: emptyContact,
  /** Fields prefilled from the query, which are read-only until Edit is pressed. */
  locked: [] as string[],
  timeZone: '',
  orgType: '',
  /** Of the team's link to the person's request (`BookingRequest`); empty for visitors. */
  requestSecret: '',
}

const storage = draftStorage('booking', emptyRun)

/** The draft, kept across reloads and later visits in this tab. The step is in the browser's history. */
export const wizardDraft = {
  ...storage,
  save(draft: typeof emptyRun): void {
    storage.save(draft)
    // What the team types for somebody is not the tab's own.
    if (!draft.requestSecret) keepValues(draft.contact)
  },
}

/** The contact details among a form's values. */
export const contactIn = (values: FormTexts): ContactDraft => ({
  ...emptyContact,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in emptyContact)),
})
