import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showTop } from '../primitives/Modal/show-modal.ts'
import * as css from './Dialogs.css.ts'

/** The buttons of a dialog after its form was sent. The form, which had the focus, is gone, so the title gets it. */
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
