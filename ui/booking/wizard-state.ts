import type { Booking } from '../../data-access/book-strategy-call.ts'
import { isLike } from '../../data-access/is-like.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'

/** Who the booked call is with, as calendars ask it. */
export type Attendee = { firstName: string; lastName: string; email: string }

/** Where the wizard is, with just what that step needs: a step without its data cannot be written down. */
export type WizardState =
  | { step: 'form' }
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  // With its zone: the zone may be changed on the way back, and the slot's words belong to this one.
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
  /** With all that it shows: a reload finds it again, when the draft of the run is cleared. */
  | { step: 'success'; booking: Booking; attendee?: Attendee }
  /** What is held and waits for the button behind a mailed link. */
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

/** Whether what the browser's history holds is a step that can be shown again. */
export const isStep = (value: unknown): value is WizardState =>
  examples.some((example) => isLike(value, example) && value.step === example.step)

export type WizardStep = WizardState['step']

/** What the wizard keeps with an entry of the browser's history: its step, and the step of the entry behind it. */
export type WizardEntry = { wizard?: WizardState; behind?: WizardState['step'] }

/** The step indicator (product specification, section 2). */
export const steps = [
  { step: 'form', label: 'Contact' },
  { step: 'calendar', label: 'Date' },
  { step: 'time', label: 'Time' },
  { step: 'confirm', label: 'Confirm' },
] as const satisfies readonly { step: WizardStep; label: string }[]

/** The heading of the step shown, which takes the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'

/** What the ids in the wizard begin with: the same where it is prerendered and where React takes it over. */
export const wizardPrefix = 'booking'
