import { atom, type PrimitiveAtom } from 'jotai'
import type { DataError } from '../../data-access/result.ts'
import { store } from '../island/store.ts'

/** A lead or audit form: being filled in, being saved, saved. A failed save is editing with a reason. */
export type FormState<Field extends string> =
  | { status: 'editing'; errors: Partial<Record<Field, string>>; failure?: DataError }
  | { status: 'submitting' }
  | { status: 'submitted' }

export const formStateAtom = <Field extends string>() =>
  atom<FormState<Field>>({ status: 'editing', errors: {} })

/** What the form knows of how it was filled in, for the spam guard. */
export type Trace = { openedAt: number; draftRestored: boolean; honeypot: string }

/** A form that is opened: where it is as it is wanted already, nothing is drawn anew between a press and its dialog. */
export function setWhereOther<Value>(target: PrimitiveAtom<Value>, wanted: Value): void {
  if (JSON.stringify(store.get(target)) !== JSON.stringify(wanted)) store.set(target, wanted)
}
