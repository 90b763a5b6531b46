import { atom, useAtomValue } from 'jotai'
import { store } from '../../island/island.tsx'
import * as css from './Toast.css.ts'

export type ToastMessage = {
  title: string
  description?: string
  /** `destructive` is for errors. */
  tone: 'neutral' | 'destructive'
  /** The name of the `ToastPlace`: a dialog's. */
  at?: string
}

const toastAtom = atom<ToastMessage | null>(null)

/** Shows a message instead of the last one. */
export const showToast = (message: ToastMessage): void => store.set(toastAtom, message)

export const clearToast = (): void => store.set(toastAtom, null)

/** The message that a place shows. */
export function useToast(at?: string): ToastMessage | undefined {
  const toast = useAtomValue(toastAtom)
  return toast?.at === at ? (toast ?? undefined) : undefined
}

/**
 * Where a step or dialog shows messages: a line in the page, which covers nothing and stays until the next action.
 * Rendered before there is a message, since screen readers announce what changes in a status, not what comes with it.
 */
export function ToastPlace({ at }: Pick<ToastMessage, 'at'>) {
  const toast = useToast(at)
  return (
    <div role="status" className={css.place}>
      {toast && <ToastLine {...toast} />}
    </div>
  )
}

export const ToastLine = ({ title, description, tone }: ToastMessage) => (
  <p className={css.tone[tone]}>
    <strong>{title}</strong>
    {description && <span>{` ${description}`}</span>}
  </p>
)
