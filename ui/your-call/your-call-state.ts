import { atom } from 'jotai'
import type { noticeWords } from '../../content/your-call-words.ts'
import type { DataError } from '../../data-access/ask-backend.ts'
import type { Call } from '../../data-access/your-call.ts'
import type { WizardState } from '../booking/wizard-state.ts'

/** The current step with the data that it needs. Stored in the history entry. */
export type CallStep =
  | { step: 'call' }
  | Extract<WizardState, { step: 'calendar' | 'time' | 'confirm' }>
  | { step: 'cancel' }

/** What a history entry has besides its step. */
export type CallEntry = {
  /** Removed from the URL. */
  secret: string
  /** The call's sequence number at this step; if the call has changed since, the entry shows the call itself. */
  sequence: number
}

/** What the link opens. */
export type LookUp =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: DataError }
  | { status: 'call'; call: Call }
  /** The team's link to a request, which is in `forPersonAtom`. */
  | { status: 'request' }

/** A notice above the call after a change, shown once. */
export type Notice = keyof typeof noticeWords

export const lookUpAtom = atom<LookUp>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
export const noteAtom = atom('')
