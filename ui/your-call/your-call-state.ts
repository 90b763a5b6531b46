import { atom } from 'jotai'
import { isLike } from '../../data-access/is-like.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call, CallProblem } from '../../data-access/your-call.ts'

/** Where the visitor is, with just what that step needs. Kept with an entry of the browser's history. */
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

/** What this history entry is about. The secret is here and no longer in the address, where it would be copied. */
export type CallEntry = {
  secret: string
  /** The state of the call that the step was reached with: an entry of before a change leads to the call itself. */
  sequence: number
  at: CallStep
}

/** What a browser's history gives back may be of an older version of the page. */
export function isCallEntry(entry: unknown): entry is CallEntry {
  if (!isLike(entry, { secret: '', sequence: 0, at: { step: '' } })) return false
  const { step } = entry.at
  return Object.hasOwn(steps, step) && isLike(entry.at, steps[step as CallStep['step']])
}

/** What is known of the call; `problem` with `failed` when it could not be looked up. */
export type Known =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: CallProblem }
  | { status: 'known'; call: Call }

/** What the visitor is told above the call, once. */
export type Notice = 'moved' | 'booked-again' | 'cancelled' | 'asked' | 'elsewhere'

export const knownAtom = atom<Known>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
export const noteAtom = atom('')

/** A change under way: idle, busy, or what went wrong. */
export type Saving = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: CallProblem }
export const savingAtom = atom<Saving>({ status: 'idle' })
