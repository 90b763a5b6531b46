import { atom, useAtomValue } from 'jotai'
import { store } from '../../island/island.tsx'
import * as css from './StatusLine.css.ts'

export type Status = {
  title: string
  description?: string
  /** `destructive` is for errors. */
  tone: 'neutral' | 'destructive'
  /** The name of the `StatusLine`: a dialog's. */
  at?: string
}

const statusAtom = atom<Status | null>(null)

/** Shows a message instead of the last one. */
export const showStatus = (message: Status): void => store.set(statusAtom, message)

export const clearStatus = (): void => store.set(statusAtom, null)

/** The message that a place shows. */
export function useStatus(at?: string): Status | undefined {
  const shown = useAtomValue(statusAtom)
  return shown?.at === at ? (shown ?? undefined) : undefined
}

/**
 * Where a step or dialog shows messages: a line in the page, which covers nothing and stays until the next action.
 * Rendered before there is a message, since screen readers announce what changes in a status, not what comes with it.
 */
export function StatusLine({ at }: Pick<Status, 'at'>) {
  const shown = useStatus(at)
  return (
    <div role="status" className={css.place}>
      {shown && <StatusText {...shown} />}
    </div>
  )
}

export const StatusText = ({ title, description, tone }: Status) => (
  <p className={css.tone[tone]}>
    <strong>{title}</strong>
    {description && <span>{` ${description}`}</span>}
  </p>
)
