import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { ModalHead } from '../primitives/Modal/Modal.tsx'
import * as css from './Dialogs.css.ts'

/**
 * What stands in a dialog when its form has been sent. The focus was on the form, which is gone: it comes here, and what
 * is read out is the thanks themselves, which stand above.
 */
export function Thanks({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const head = useContext(ModalHead)
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    // The form was longer, and scrolled to its end: in a low window the title would be out of sight.
    element.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields, and here is none.
    <div
      ref={element}
      tabIndex={-1}
      role="group"
      aria-labelledby={head.title}
      aria-describedby={head.lead}
      className={css.thanks}
    >
      {children}
    </div>
  )
}
