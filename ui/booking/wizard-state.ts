import type { Theme } from '../../content/model/theme.ts'
import type { Booking } from '../../data-access/booking.ts'
import { isLike } from '../../data-access/is-like.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'

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
  | { step: 'success'; booking: Booking; attendee: Attendee }
  /** Opened by a link in a mail: the visitor has to confirm a held submission. */
  | { step: 'held'; code: string }

/** An example of each step, for validation. */
const steps: { readonly [Step in WizardStep]: Extract<WizardState, { step: Step }> } = {
  form: { step: 'form' },
  calendar: { step: 'calendar' },
  time: { step: 'time', date: '' },
  confirm: { step: 'confirm', slot: { date: '', time: '', startsAt: '', available: true }, timeZone: '' },
  success: {
    step: 'success',
    booking: { bookingId: '', startsAt: '', minutes: 0, date: '', time: '', timezone: '', meetingLink: '' },
    attendee: { firstName: '', lastName: '', email: '' },
  },
  held: { step: 'held', code: '' },
}

/** Whether a value from the browser's history is a valid step. An older version of the page may have written it. */
export function isStep(value: unknown): value is WizardState {
  if (!isLike(value, { step: '' })) return false
  return Object.hasOwn(steps, value.step) && isLike(value, steps[value.step as WizardStep])
}

export type WizardStep = WizardState['step']

/** The state of a history entry: its step, and the step of the previous entry. */
export type WizardEntry = { wizard?: WizardState; behind?: WizardState['step'] }

/** The step indicator (PRODUCT.md, "Scheduler"). */
export const shownSteps = [
  { step: 'form', label: 'Contact', theme: 'nonprofit' },
  { step: 'calendar', label: 'Date', theme: 'islamic' },
  { step: 'time', label: 'Time', theme: 'climate' },
  { step: 'confirm', label: 'Confirm', theme: 'mission' },
] as const satisfies readonly { step: WizardStep; label: string; theme: Theme }[]

/** The id of the current step's heading, which gets the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'

/** The wizard's `identifierPrefix`, which must be the same for prerendering and hydration. */
export const wizardPrefix = 'booking'
