import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showTop } from '../primitives/Modal/show-modal.ts'
import * as css from './Dialogs.css.ts'

/** The buttons of a dialog whose form has been sent. The focus was in the form, which is gone: the title gets it. */
export function Thanks({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog')
    if (dialog) showTop(dialog)
  }, [])
  return (
    <div ref={element} className={css.thanks}>
      {children}
    </div>
  )
}
