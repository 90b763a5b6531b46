import { atom } from 'jotai'
import { isLike } from '../../data-access/is-like.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call, CallProblem } from '../../data-access/your-call.ts'

/** The current step with the data that it needs. Stored in the history entry. */
export type CallStep =
  | { step: 'call' }
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
  | { step: 'cancel' }
  /** The team asks the person to choose another time. */
  | { step: 'ask' }

/** An example of each step. */
const steps: { readonly [Step in CallStep['step']]: Extract<CallStep, { step: Step }> } = {
  call: { step: 'call' },
  calendar: { step: 'calendar' },
  time: { step: 'time', date: '' },
  confirm: { step: 'confirm', slot: { date: '', time: '', startsAt: '', available: true }, timeZone: '' },
  cancel: { step: 'cancel' },
  ask: { step: 'ask' },
}

/** A history entry. It holds the secret, which is removed from the address so that it is not copied by accident. */
export type CallEntry = {
  secret: string
  /** The call's sequence when the step was reached: if the call has changed since, the entry shows the call itself. */
  sequence: number
  at: CallStep
}

/** Checked, since the browser's history may hold the state of an older version of the page. */
export function isCallEntry(entry: unknown): entry is CallEntry {
  if (!isLike(entry, { secret: '', sequence: 0, at: { step: '' } })) return false
  const { step } = entry.at
  return Object.hasOwn(steps, step) && isLike(entry.at, steps[step as CallStep['step']])
}

/** What is known of the call; `failed` has the `problem` that prevented loading it. */
export type Known =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: CallProblem }
  | { status: 'known'; call: Call }

/** A notice above the call, shown once. */
export type Notice = 'moved' | 'booked-again' | 'cancelled' | 'asked' | 'elsewhere'

export const knownAtom = atom<Known>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
export const noteAtom = atom('')

/** The state of saving a change: idle, busy, or what went wrong. */
export type Saving = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: CallProblem }
export const savingAtom = atom<Saving>({ status: 'idle' })
