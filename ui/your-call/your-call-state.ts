import { atom } from 'jotai'
import { type Static, Type } from 'typebox'
import type { Call, CallProblem } from '../../data-access/your-call.ts'

const TimeSlotSchema = Type.Object({
  date: Type.String(),
  time: Type.String(),
  startsAt: Type.String(),
  available: Type.Literal(true),
})

/** Where the visitor is, with just what that step needs. Kept with an entry of the browser's history. */
export const CallStepSchema = Type.Union([
  Type.Object({ step: Type.Literal('call') }),
  Type.Object({ step: Type.Literal('calendar') }),
  Type.Object({ step: Type.Literal('time'), date: Type.String() }),
  Type.Object({ step: Type.Literal('confirm'), slot: TimeSlotSchema, timeZone: Type.String() }),
  Type.Object({ step: Type.Literal('cancel') }),
])
export type CallStep = Static<typeof CallStepSchema>

/** What this history entry is about. The secret is here and no longer in the address, where it would be copied. */
export const CallEntrySchema = Type.Object({
  secret: Type.String(),
  /** The state of the call that the step was reached with: an entry of before a change leads to the call itself. */
  sequence: Type.Integer(),
  at: CallStepSchema,
})
export type CallEntry = Static<typeof CallEntrySchema>

/** What is known of the call; `problem` with `failed` when it could not be looked up. */
export type Known =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: CallProblem }
  | { status: 'known'; call: Call }

/** What the visitor is told above the call, once. */
export type Notice = 'moved' | 'booked-again' | 'cancelled' | 'elsewhere'

export const knownAtom = atom<Known>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
export const noteAtom = atom('')

/** A change under way: idle, busy, or what went wrong. */
export type Saving = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: CallProblem }
export const savingAtom = atom<Saving>({ status: 'idle' })
