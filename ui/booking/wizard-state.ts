import type { Booking } from '../../data-access/book-strategy-call.ts'
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
  | { step: 'success'; booking: Booking; attendee?: Attendee }
  /** Opened by a link in a mail: the visitor has to confirm a held submission. */
  | { step: 'held'; code: string }

const examples: WizardState[] = [
  { step: 'form' },
  { step: 'calendar' },
  { step: 'time', date: '' },
  { step: 'confirm', slot: { date: '', time: '', startsAt: '', available: true }, timeZone: '' },
  {
    step: 'success',
    booking: { bookingId: '', startsAt: '', date: '', time: '', timezone: '', meetingLink: '' },
    attendee: { firstName: '', lastName: '', email: '' },
  },
]

/** Whether a value from the browser's history is a valid step. */
export const isStep = (value: unknown): value is WizardState =>
  examples.some((example) => isLike(value, example) && value.step === example.step)

export type WizardStep = WizardState['step']

/** The state of a history entry: its step, and the step of the previous entry. */
export type WizardEntry = { wizard?: WizardState; behind?: WizardState['step'] }

/** The step indicator (product specification, section 2). */
export const steps = [
  { step: 'form', label: 'Contact' },
  { step: 'calendar', label: 'Date' },
  { step: 'time', label: 'Time' },
  { step: 'confirm', label: 'Confirm' },
] as const satisfies readonly { step: WizardStep; label: string }[]

/** The id of the current step's heading, which gets the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'

/** The wizard's `identifierPrefix`, which must be the same for prerendering and hydration. */
export const wizardPrefix = 'booking'
