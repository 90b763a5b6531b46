import type { Booking } from '../../data-access/booking.ts'
import { draftStorage } from '../../data-access/draft-storage.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/forms.ts'
import { type FormTexts, keepValues } from '../forms/form-draft.ts'

/** The person in the call, for calendar entries. */
export type Attendee = { firstName: string; lastName: string; email: string }

/** The wizard's step with the data that it needs: a step without its data does not compile. */
export type WizardState =
  | { step: 'form' }
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  // Has its own time zone, in which the slot's text is written: the visitor may change the zone later.
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
  /** Has all data that it shows, so that a reload works after the draft is cleared. */
  | { step: 'success'; booking: Booking; attendee: Attendee; byTeam?: boolean }

/** An example of each step, for validation. */
export const exampleSteps: { readonly [Step in WizardStep]: Extract<WizardState, { step: Step }> } = {
  form: { step: 'form' },
  calendar: { step: 'calendar' },
  time: { step: 'time', date: '' },
  confirm: { step: 'confirm', slot: { date: '', time: '', startsAt: '' }, timeZone: '' },
  success: {
    step: 'success',
    booking: { bookingId: '', startsAt: '', minutes: 0, date: '', time: '', timezone: '', meetingLink: '' },
    attendee: { firstName: '', lastName: '', email: '' },
  },
}

export type WizardStep = WizardState['step']

/** The step indicator (PRODUCT.md, "Scheduler"). */
export const shownSteps = [
  { step: 'form', ground: 'nonprofit' },
  { step: 'calendar', ground: 'islamic' },
  { step: 'time', ground: 'climate' },
  { step: 'confirm', ground: 'amber' },
] as const satisfies readonly { step: WizardStep; ground: string }[]

/** The id of the current step's heading, which gets the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'

/** The wizard's `identifierPrefix`, which must be the same for prerendering and hydration. */
export const wizardPrefix = 'booking'

export type ContactField = keyof typeof bookingContactFields

/** In reading order. */
export const contactFields = Object.keys(bookingContactFields) as ContactField[]

/** The contact step's values as typed, not validated yet. */
export type ContactDraft = Record<ContactField, string>

export const emptyContact = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDraft

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
