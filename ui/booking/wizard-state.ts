import { atom } from 'jotai'
import type { Booking } from '../../data-access/booking.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { bookingContactFields, teamContactFields } from '../../supabase/functions/_shared/contracts/forms.ts'
import { knownValues } from '../forms/draft.ts'
import { isTeamAtom } from './free-times.ts'

/** The person in the call, for calendar entries. */
export type Attendee = { firstName: string; lastName: string; email: string }

/** The wizard's step with the data that it needs: a step without its data does not compile. */
export type WizardState =
  | { step: 'contact' }
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  // Has its own time zone, in which the slot's text is written: the visitor may change the zone later.
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
  /** Has all data that it shows, so that a reload works after the draft is cleared. */
  | { step: 'success'; booking: Booking; attendee: Attendee }

export type WizardStep = WizardState['step']

export const wizardStateAtom = atom<WizardState>({ step: 'contact' })

/** The wizard's `identifierPrefix`, which must be the same for prerendering and hydration. */
export const wizardPrefix = 'booking'

/** The id of the current step's heading, which gets the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'

/** The id of the contact step's form. */
export const contactForm = 'details'

export type ContactField = keyof typeof bookingContactFields

/** In reading order. */
export const contactFields = Object.keys(bookingContactFields) as ContactField[]

/** The contact step's table: the team may have no number of the person. */
export const contactTableAtom = atom((get) => (get(isTeamAtom) ? teamContactFields : bookingContactFields))

/** The fields that are read-only until Edit is pressed. */
export const lockedAtom = atom<readonly string[]>([])

/** The contact details that this tab knows, as typed. They are in the tab's draft, and in the step's fields. */
export function contactNow(): Record<ContactField, string> {
  const known = knownValues()
  return Object.fromEntries(contactFields.map((name) => [name, String(known[name] ?? '')])) as ReturnType<
    typeof contactNow
  >
}
