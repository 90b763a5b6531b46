import { createContext, type ReactNode, useId } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './Modal.css.ts'

/** The ids of the words at the head of a dialog, for what in it is named by them. */
export const ModalHead = createContext<{ title?: string; lead?: string }>({})

export type ModalProps = {
  /** What `showModal` finds it by. */
  name: string
  title: string
  /** What the title stands over: the text's own headings are one level below. */
  titleLevel?: 2 | 3
  /** A sentence below the title. */
  lead?: string
  /** After it has been closed, in whichever way. */
  onClose?: () => void
  children?: ReactNode
}

/**
 * A dialog over the page, as the browser itself has it: it is opened by `showModal`, and closed by Escape, by a press
 * beside it and by everything in it that is marked `data-close`. None of these needs React, which comes later.
 */
export function Modal({ name, title, titleLevel = 2, lead, onClose, children }: ModalProps) {
  const titleId = useId()
  const leadId = `${titleId}-lead`
  const Title = `h${titleLevel}` as const
  return (
    <dialog
      data-modal={name}
      className={css.overlay}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={onClose}
      // It may be open already when React comes.
      suppressHydrationWarning
    >
      <div className={css.modal}>
        <Title id={titleId} className={css.title}>
          {title}
        </Title>
        {lead && (
          <p id={leadId} className={css.lead}>
            {lead}
          </p>
        )}
        <div className={css.body}>
          <ModalHead value={lead ? { title: titleId, lead: leadId } : { title: titleId }}>
            {children}
          </ModalHead>
        </div>
        <button type="button" aria-label="Close" className={css.close} data-close="">
          <Glyph name="close" size={22} />
        </button>
      </div>
    </dialog>
  )
}
