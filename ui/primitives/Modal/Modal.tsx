import { type ReactNode, useId } from 'react'
import { headerWords } from '../../../content/page-words.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './Modal.css.ts'

export type ModalProps = {
  /** The name for `findModal`. */
  name: string
  title: string
  /** Headings inside the dialog are one level below. */
  titleLevel?: 2 | 3
  lead?: string
  onClose?: () => void
  children?: ReactNode
}

/**
 * A native modal `<dialog>`. `showModal` opens it; Escape, a press outside and any `data-close` element close it. This
 * works before React has loaded.
 *
 * The title gets the focus: it is announced, nothing scrolls, and a phone's keyboard stays closed. The title and the
 * close button stay in view while the rest scrolls.
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
      onClose={onClose}
      // The dialog may be open before hydration.
      suppressHydrationWarning
    >
      <div className={css.modal}>
        <div className={css.head}>
          <span aria-hidden="true" className={css.ripples} />
          <Title
            id={titleId}
            tabIndex={-1}
            data-modal-title=""
            aria-describedby={lead && leadId}
            className={css.title}
          >
            {title}
          </Title>
          <button type="button" aria-label={headerWords.close} className={css.close} data-close="">
            <Glyph name="close" size={22} />
          </button>
        </div>
        {lead && (
          <p id={leadId} className={css.lead}>
            {lead}
          </p>
        )}
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  )
}
