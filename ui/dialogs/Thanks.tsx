import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './Dialogs.css.ts'

/** What stands in a dialog when its form has been sent. The focus was on the form, which is gone: it comes here. */
export function Thanks({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    // The form was longer, and scrolled to its end: in a low window the title would be out of sight.
    element.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <div ref={element} tabIndex={-1} role="status" className={css.thanks}>
      {children}
    </div>
  )
}
