import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showTop } from '../primitives/Modal/show-modal.ts'
import * as css from './Dialogs.css.ts'

/** The buttons after a form was sent. Moves the focus to the dialog's title, since the form that had it is gone. */
export function Thanks({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog')
    if (dialog) showTop(dialog)
  }, [])
  return (
    <div ref={element} data-messages="" className={css.thanks}>
      {children}
    </div>
  )
}
