import { atom } from 'jotai'
import type { DataError } from '../../data-access/result.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call } from '../../data-access/your-call.ts'

/** The current step with the data that it needs. Stored in the history entry. */
export type CallStep =
  | { step: 'call' }
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
  | { step: 'cancel' }
  /** The team asks the person to choose another time. */
  | { step: 'ask' }

/** An example of each step, for validation. */
export const exampleSteps: { readonly [Step in CallStep['step']]: Extract<CallStep, { step: Step }> } = {
  call: { step: 'call' },
  calendar: { step: 'calendar' },
  time: { step: 'time', date: '' },
  confirm: { step: 'confirm', slot: { date: '', time: '', startsAt: '', available: true }, timeZone: '' },
  cancel: { step: 'cancel' },
  ask: { step: 'ask' },
}

/** What a history entry has besides its step. */
export type CallEntry = {
  /** Removed from the URL. */
  secret: string
  /** The call's sequence number at this step; if the call has changed since, the entry shows the call itself. */
  sequence: number
}

/** The state of loading the call. */
export type Known =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: DataError }
  | { status: 'known'; call: Call }
  /** The team's link to a request, which is in `teamAtom`. */
  | { status: 'request' }

/** A notice above the call after a change, shown once. */
export type Notice = 'outcome' | 'moved' | 'booked-again' | 'canceled' | 'asked' | 'elsewhere'

export const knownAtom = atom<Known>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
export const noteAtom = atom('')

/** The state of saving a change: idle, busy, or what went wrong. */
export type Saving = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: DataError }
export const savingAtom = atom<Saving>({ status: 'idle' })
