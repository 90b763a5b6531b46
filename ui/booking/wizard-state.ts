import { type Static, Type } from 'typebox'
import type { Booking } from '../../data-access/book-strategy-call.ts'

const TimeSlotSchema = Type.Object({
  date: Type.String(),
  time: Type.String(),
  startsAt: Type.String(),
  available: Type.Literal(true),
})

/** Where the wizard is, with just what that step needs: a step without its data cannot be written down. */
export const WizardStateSchema = Type.Union([
  Type.Object({ step: Type.Literal('form') }),
  Type.Object({ step: Type.Literal('calendar') }),
  Type.Object({ step: Type.Literal('time'), date: Type.String() }),
  // With its zone: the zone may be changed on the way back, and the slot's words belong to this one.
  Type.Object({ step: Type.Literal('confirm'), slot: TimeSlotSchema, timeZone: Type.String() }),
])

export type WizardState =
  | Static<typeof WizardStateSchema>
  | { step: 'success'; booking: Booking }
  /** What is held and waits for the button behind a mailed link. */
  | { step: 'held'; code: string }
export type WizardStep = WizardState['step']

/** The step indicator (product specification, section 2). */
export const steps = [
  { step: 'form', label: 'Contact' },
  { step: 'calendar', label: 'Date' },
  { step: 'time', label: 'Time' },
  { step: 'confirm', label: 'Confirm' },
] as const satisfies readonly { step: WizardStep; label: string }[]

/** The heading of the step shown, which takes the focus when the step changes. */
export const stepHeadingId = 'wizard-heading'
